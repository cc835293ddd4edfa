import TransitionCore

/// The item changes as the system lets it, and nothing moves.
public struct StillItemAnimator: TabItemAnimator {
    /// Creates the animation. It has no settings.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "still", title: "Still", tags: [.calm],
            summary: "The item changes as the system lets it, and nothing moves.", containers: [.tab],
            isReduceMotionSafe: true)
    }
    public var duration: Double { 0.1 }

    public func choreography(in scene: TabItemScene) -> TabItemChoreography {
        .still
    }
}

extension TabItemAnimator where Self == StillItemAnimator {
    /// The item changes as the system lets it, and nothing moves.
    public static var still: Self { Self() }
}
