import TransitionCore

/// The icon draws back, swells and waves.
public struct TadaItemAnimator: TabItemAnimator {
    /// Creates the animation. It has no settings.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "tada", title: "Tada", tags: [.rotation, .zoom],
            summary: "The icon draws back, swells and waves.", containers: [.tab])
    }
    public var duration: Double { 0.8 }

    public func choreography(in scene: TabItemScene) -> TabItemChoreography {
        TabItemChoreography(
            icon: [
                .keyframes([
                    .at(0, .rest, easing: .easeInOut),
                    .at(0.15, .scale(0.85).rotation(degrees: -6), easing: .easeInOut),
                    .at(0.35, .scale(1.2).rotation(degrees: 10)), .at(0.5, .scale(1.2).rotation(degrees: -10)),
                    .at(0.65, .scale(1.2).rotation(degrees: 10)), .at(0.8, .scale(1.2).rotation(degrees: -10)),
                    .at(1, .rest),
                ])
            ])
    }
}

extension TabItemAnimator where Self == TadaItemAnimator {
    /// The icon draws back, swells and waves.
    public static var tada: Self { Self() }
}
