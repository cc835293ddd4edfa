import TransitionCore

/// The old picture shrinks to nothing, and the new one grows in its place.
public struct SwapItemAnimator: TabItemAnimator {
    /// Creates the animation. It has no settings.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "swap", title: "Swap", tags: [.zoom],
            summary: "The old picture shrinks to nothing, and the new one grows in its place.", containers: [.tab])
    }
    public var duration: Double { 0.5 }

    public func choreography(in scene: TabItemScene) -> TabItemChoreography {
        TabItemChoreography(
            icon: [
                .keyframes([
                    .at(0.45, .scale(0.1).opacity(0), easing: .easeOut), .at(0.5, .scale(0.1)),
                    .at(0.8, .scale(1.15), easing: .easeInOut), .at(1, .rest),
                ])
            ],
            alternateIcon: [
                .keyframes([
                    .at(0, .rest, easing: .easeIn), .at(0.45, .scale(0.1)), .at(0.5, .scale(0.1).opacity(0)),
                ])
            ])
    }
}

extension TabItemAnimator where Self == SwapItemAnimator {
    /// The old picture shrinks to nothing, and the new one grows in its place.
    public static var swap: Self { Self() }
}
