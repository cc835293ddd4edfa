import TransitionCore

/// The new screen grows on the dark squares of a chessboard, then the old one dwindles away on the light ones.
public struct CheckerboardAnimator: TransitionAnimator {
    /// The number of squares along the container's shorter side.
    public let squares: Int

    /// A board with 2 to 6 squares along the shorter side.
    public init(squares: Int = 3) { self.squares = min(max(squares, 2), 6) }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "checkerboard", title: "Checkerboard", tags: [.film, .pieces, .tiles],
            summary: "The new screen grows on the dark squares of a chessboard, then the old one leaves the light ones."
        )
    }
    public var duration: Double { 0.7 }
    public var timing: Timing { .easeInOut }
    public var settings: [AnimatorSetting] { [.count("squares", squares, in: 2...6) { Self(squares: $0) }] }

    public func choreography(in scene: TransitionScene) -> Choreography {
        // Half-way the board is complete. What changes behind it then is hidden: the whole new screen takes the place
        // of its dark squares and lies behind the old light ones.
        let board = Tiling(shorterSide: squares, in: scene).tiles
        let (tiny, lifted) = (Pose.scale(0.001), Pose.shadow(opacity: 0.45, radius: 14))
        let arriving = board.filter(\.isDark).map { square in
            let start = 0.14 * square.wave
            return Piece(
                square.rect, .from(tiny, after: start, until: start + 0.32, easing: .curve(0.3, 0.3, 0.9, 0.8)),
                .keyframes([.at(start, .opacity(0)), .at(start + 0.08, lifted), .at(start + 0.32, .rest)]))
        }
        let leaving = board.map { square in
            guard !square.isDark else { return Piece(square.rect, .to(.opacity(0), after: 0.47, until: 0.5)) }
            let start = 0.54 + 0.14 * square.wave
            return Piece(
                square.rect, .to(tiny, after: start, until: start + 0.32, easing: .curve(0.1, 0.2, 0.7, 0.7)),
                .to(.shade(0.5), until: 0.5),
                .keyframes([
                    .at(start, .rest), .at(start + 0.08, lifted), .at(start + 0.28, lifted),
                    .at(start + 0.32, .opacity(0)),
                ]))
        }
        return Choreography(
            foreground: .pieces([Piece(.full, .from(.opacity(0), after: 0.5, until: 0.54))] + arriving),
            background: .pieces(leaving), front: .init(.foreground, switches: [0.5]), backdrop: .charcoal)
    }
}

extension TransitionAnimator where Self == CheckerboardAnimator {
    /// The new screen takes the dark squares of a chessboard and then the light ones.
    public static var checkerboard: Self { Self() }
    /// A board with the given number of squares along the shorter side.
    public static func checkerboard(squares: Int) -> Self { Self(squares: squares) }
}
