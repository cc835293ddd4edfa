import TransitionCore

/// The new screen opens in the dark squares of a chessboard, corner to corner, and then in the light ones.
public struct CheckerboardAnimator: TransitionAnimator {
    /// The number of squares along the container's shorter side.
    public let squares: Int

    /// A board with 2 to 6 squares along the shorter side.
    public init(squares: Int = 4) { self.squares = min(max(squares, 2), 6) }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "checkerboard", title: "Checkerboard", tags: [.clip, .film, .pieces, .tiles],
            summary: "The new screen opens in the dark squares of a chessboard, and then in the light ones.")
    }
    public var duration: Double { 0.7 }
    public var timing: Timing { .easeInOut }
    public var settings: [AnimatorSetting] { [.count("squares", squares, in: 2...6) { Self(squares: $0) }] }

    public func choreography(in scene: TransitionScene) -> Choreography {
        // When the last dark squares are whole, the first light ones have begun, so that nothing waits.
        func opened(_ part: Double) -> Pose { .clip(.rect(UnitRect(x: 0, y: -0.02, width: part, height: 1.04))) }
        return Choreography(
            foreground: Tiling(shorterSide: squares, in: scene).pieces { square in
                let start = 0.2 * square.wave + (square.isDark ? 0 : 0.42)
                return .from(opened(0), to: opened(1.05), after: start, until: start + 0.38)
            },
            background: .to(.shade(0.25), until: 0.5))
    }
}

extension TransitionAnimator where Self == CheckerboardAnimator {
    /// The new screen takes the dark squares of a chessboard and then the light ones.
    public static var checkerboard: Self { Self() }
    /// A board with the given number of squares along the shorter side.
    public static func checkerboard(squares: Int) -> Self { Self(squares: squares) }
}
