import TransitionCore

/// The new screen is laid over the old one like a chessboard: first the dark squares, then the light ones.
public struct CheckerboardAnimator: TransitionAnimator {
    /// The number of squares along the container's shorter side.
    public let squares: Int

    /// A board with 2 to 6 squares along the shorter side.
    public init(squares: Int = 4) { self.squares = min(max(squares, 2), 6) }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "checkerboard", title: "Checkerboard", tags: [.film, .pieces, .tiles],
            summary: "The new screen is laid like a chessboard, first the dark squares and then the light ones.")
    }
    public var duration: Double { 0.7 }
    public var timing: Timing { .easeInOut }
    public var settings: [AnimatorSetting] { [.count("squares", squares, in: 2...6) { Self(squares: $0) }] }

    public func choreography(in scene: TransitionScene) -> Choreography {
        let (high, low) = (Pose.shadow(opacity: 0.5, radius: 20), Pose.shadow(opacity: 0.35, radius: 10))
        func laid(_ square: Tiling.Tile) -> Piece {
            let (start, isLast) = (0.43 * square.wave + (square.isDark ? 0 : 0.41), !square.isDark)
            // The dark squares lie on the old screen, until the light ones lie beside them.
            let end = start + (isLast ? 0.15 : 0.56)
            return Piece(
                square.rect, .from(.scale(1.3), after: start, until: start + 0.15, easing: .easeOut),
                .from(.opacity(0), after: start, until: start + 0.08),
                .keyframes([
                    .at(start, .rest), .at(start + 0.05, high), .at(start + (isLast ? 0.1 : 0.15), low),
                    .at(end, .rest),
                ]))
        }
        let board = Tiling(shorterSide: squares, in: scene).tiles
        return Choreography(
            foreground: .pieces(board.filter(\.isDark).map(laid) + board.filter { !$0.isDark }.map(laid)),
            background: .to(.shade(0.25), until: 0.5))
    }
}

extension TransitionAnimator where Self == CheckerboardAnimator {
    /// The new screen takes the dark squares of a chessboard and then the light ones.
    public static var checkerboard: Self { Self() }
    /// A board with the given number of squares along the shorter side.
    public static func checkerboard(squares: Int) -> Self { Self(squares: squares) }
}
