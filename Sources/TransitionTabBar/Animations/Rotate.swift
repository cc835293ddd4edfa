import TransitionCore

/// The icon turns once about its centre.
public struct RotateItemAnimator: TabItemAnimator {
    /// The number of turns; negative turns counterclockwise.
    public var turns: Double

    /// Creates this number of whole turns; fractions are dropped.
    public init(turns: Double = 1) { self.turns = turns.isFinite ? turns.rounded(.towardZero) : 0 }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "rotate", title: "Rotate", tags: [.rotation],
            summary: "The icon turns once about its centre.", containers: [.tab])
    }
    public var duration: Double { 0.5 }
    public var timing: Timing { .easeInOut }

    public func choreography(in scene: TabItemScene) -> TabItemChoreography {
        TabItemChoreography(
            icon: [.curve { .rotation(degrees: $0 < 1 ? turns * 360 * $0 : 0) }])
    }
}

extension TabItemAnimator where Self == RotateItemAnimator {
    /// The icon turns once about its centre.
    public static var rotate: Self { Self() }
    /// The icon turns about its centre this number of times.
    public static func rotate(turns: Double) -> Self { Self(turns: turns) }
}
