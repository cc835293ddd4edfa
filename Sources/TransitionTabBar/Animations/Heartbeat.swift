import TransitionCore

/// The icon beats twice, like a heart.
public struct HeartbeatItemAnimator: TabItemAnimator {
    /// Creates the animation. It has no settings.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "heartbeat", title: "Heartbeat", tags: [.bounce, .zoom],
            summary: "The icon beats twice, like a heart.", containers: [.tab])
    }
    public var duration: Double { 0.7 }

    public func choreography(in scene: TabItemScene) -> TabItemChoreography {
        TabItemChoreography(
            icon: [
                .keyframes([
                    .at(0, .rest, easing: .easeOut), .at(0.15, .scale(1.25), easing: .easeInOut),
                    .at(0.35, .scale(1), easing: .easeOut), .at(0.5, .scale(1.35), easing: .easeInOut), .at(1, .rest),
                ])
            ])
    }
}

extension TabItemAnimator where Self == HeartbeatItemAnimator {
    /// The icon beats twice, like a heart.
    public static var heartbeat: Self { Self() }
}
