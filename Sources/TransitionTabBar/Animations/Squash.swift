import TransitionCore

/// The icon is squashed, stretched and let go.
public struct SquashItemAnimator: TabItemAnimator {
    /// Creates the animation. It has no settings.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "squash", title: "Squash", tags: [.stretch],
            summary: "The icon is squashed, stretched and let go.", containers: [.tab])
    }
    public var duration: Double { 0.5 }

    public func choreography(in scene: TabItemScene) -> TabItemChoreography {
        TabItemChoreography(
            icon: [
                .keyframes([
                    .at(0, .rest, easing: .easeOut), .at(0.3, .scale(x: 1.35, y: 0.6), easing: .easeInOut),
                    .at(0.6, .scale(x: 0.75, y: 1.25), easing: .easeInOut),
                    .at(0.8, .scale(x: 1.08, y: 0.94), easing: .easeInOut), .at(1, .rest),
                ])
            ])
    }
}

extension TabItemAnimator where Self == SquashItemAnimator {
    /// The icon is squashed, stretched and let go.
    public static var squash: Self { Self() }
}
