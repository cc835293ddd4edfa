import TransitionCore

/// First the dark squares of a chessboard open upon the new screen, then the light ones.
public struct CheckerboardAnimator: TransitionAnimator {
    /// The number of squares along the container's shorter side.
    public let squares: Int

    /// A board with 2 to 6 squares along the shorter side.
    public init(squares: Int = 4) { self.squares = min(max(squares, 2), 6) }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "checkerboard", title: "Checkerboard", tags: [.clip, .film, .pieces, .tiles],
            summary: "First the dark squares of a chessboard open upon the new screen, then the light ones.")
    }
    public var duration: Double { 0.7 }
    public var timing: Timing { .easeInOut }
    public var settings: [AnimatorSetting] { [.count("squares", squares, in: 2...6) { Self(squares: $0) }] }

    public func choreography(in scene: TransitionScene) -> Choreography {
        // Dark squares open towards the trailing side, light ones the other way.
        Choreography(
            foreground: Tiling(shorterSide: squares, in: scene).pieces { tile in
                let shut = UnitRect.overlapping.shut(at: tile.isDark ? 0 : 1, toward: .trailing)
                return .from(
                    .clip(.rect(shut)), to: .clip(.rect(.overlapping)), after: tile.isDark ? 0 : 0.42,
                    until: tile.isDark ? 0.58 : 1, easing: .easeInOut)
            },
            background: .to(.shade(0.45)))
    }
}

extension TransitionAnimator where Self == CheckerboardAnimator {
    /// First the dark squares of a chessboard open upon the new screen, then the light ones.
    public static var checkerboard: Self { Self() }
    /// A board with the given number of squares along the shorter side.
    public static func checkerboard(squares: Int) -> Self { Self(squares: squares) }
}
