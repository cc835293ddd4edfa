import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The icon is squashed, stretched and let go.
    @_alwaysEmitIntoClient
    public static var squash: Self {
        Self(
            "squash", tags: [.stretch],
            "The icon is squashed, stretched and let go."
        ) { _ in
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
}
