import TransitionCore

/// The old picture dissolves into the new one, and nothing moves.
public struct FadeItemAnimator: TabItemAnimator {
    /// Creates the animation. It has no settings.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "fade", title: "Fade", tags: [.calm, .dissolve],
            summary: "The old picture dissolves into the new one, and nothing moves.", containers: [.tab],
            isReduceMotionSafe: true)
    }
    public var duration: Double { 0.25 }
    public var timing: Timing { .easeInOut }

    public func choreography(in scene: TabItemScene) -> TabItemChoreography {
        TabItemChoreography(icon: [.from(.opacity(0))], alternateIcon: [.to(.opacity(0))])
    }
}

extension TabItemAnimator where Self == FadeItemAnimator {
    /// The old picture dissolves into the new one, and nothing moves.
    public static var fade: Self { Self() }
}
