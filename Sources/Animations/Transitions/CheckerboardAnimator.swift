import TransitionCore

/// First the dark squares of a chessboard open upon the new screen, then the light ones.
public struct CheckerboardAnimator: TransitionAnimator {
    /// The number of squares along the container's shorter side.
    public let squares: Int

    /// A board with 2 to 6 squares along the shorter side.
    public init(squares: Int = 4) { self.squares = min(max(squares, 2), 6) }

    /// What the catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "checkerboard",
            title: "Checkerboard",
            summary:
                "First the dark squares of a chessboard open upon the new screen, then the light ones.",
            tags: ["pieces", "clip", "film"]
        )
    }

    /// Seconds.
    public var duration: Double { 0.7 }
    /// Slow at both ends.
    public var timing: Timing { .easeInOut }

    /// The way in. Dark squares open towards the trailing side, light ones the other way.
    public func choreography(in scene: TransitionScene) -> Choreography {
        let pieces = Tiling(shorterSide: squares, in: scene).tiles.map { tile in
            // A hair more than the tile, for light would come through between smoothed edges.
            let open = UnitRect(x: -0.02, y: -0.02, width: 1.04, height: 1.04)
            let shut = UnitRect(x: tile.isDark ? 0 : 1, y: -0.02, width: 0, height: 1.04)
            let start = tile.isDark ? 0 : 0.42
            return Piece(
                tile.rect,
                .keyframes([
                    .at(start, .clip(.roundedRect(shut, radius: 0)), easing: .easeInOut),
                    .at(start + 0.58, .clip(.roundedRect(open, radius: 0))),
                ])
            )
        }
        return Choreography(
            foreground: .init(pieces: pieces),
            background: .to(.shade(0.45))
        )
    }
}

extension TransitionAnimator where Self == CheckerboardAnimator {
    /// First the dark squares of a chessboard open upon the new screen, then the light ones.
    public static var checkerboard: CheckerboardAnimator { CheckerboardAnimator() }

    /// A board with so many squares along the shorter side.
    public static func checkerboard(squares: Int) -> CheckerboardAnimator { CheckerboardAnimator(squares: squares) }
}
