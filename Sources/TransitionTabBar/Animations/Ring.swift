import TransitionCore

/// A ring spreads from the icon and fades.
public struct RingItemAnimator: TabItemAnimator {
    /// Creates the animation. It has no settings.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "ring", title: "Ring", tags: [.zoom],
            summary: "A ring spreads from the icon and fades.", containers: [.tab])
    }
    public var duration: Double { 0.5 }
    public var timing: Timing { .easeOut }

    public func choreography(in scene: TabItemScene) -> TabItemChoreography {
        let ring = TabItemShape(
            .ring(width: 2), side: 1.7,
            motions: [
                .keyframes([
                    .at(0, .scale(0.3).opacity(0)), .at(0.15, .scale(0.45).opacity(0.8)), .at(1, .scale(1).opacity(0)),
                ])
            ])
        return TabItemChoreography(shapes: [ring])
    }
}

extension TabItemAnimator where Self == RingItemAnimator {
    /// A ring spreads from the icon and fades.
    public static var ring: Self { Self() }
}
