import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The icon spins like a coin and comes to rest.
    @_alwaysEmitIntoClient
    public static var coin: Self {
        Self(
            "coin", tags: [.rotation, .threeD], duration: 0.9,
            "The icon spins like a coin and comes to rest."
        ) { _ in
            // Two turns about the vertical axis, slower towards the end.
            TabItemChoreography(
                icon: [.curve { .rotation(degrees: $0 < 1 ? 720 * $0 * (2 - $0) : 0, axis: .y) }])
        }
    }
}
