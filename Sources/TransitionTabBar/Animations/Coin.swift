import TransitionCore

/// The icon spins like a coin and comes to rest.
public struct CoinItemAnimator: TabItemAnimator {
    /// Creates the animation. It has no settings.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "coin", title: "Coin", tags: [.rotation, .threeD],
            summary: "The icon spins like a coin and comes to rest.", containers: [.tab])
    }
    public var duration: Double { 0.9 }

    public func choreography(in scene: TabItemScene) -> TabItemChoreography {
        // Two turns about the vertical axis, slower towards the end.
        TabItemChoreography(
            icon: [.curve { .rotation(degrees: $0 < 1 ? 720 * $0 * (2 - $0) : 0, axis: .y) }])
    }
}

extension TabItemAnimator where Self == CoinItemAnimator {
    /// The icon spins like a coin and comes to rest.
    public static var coin: Self { Self() }
}
