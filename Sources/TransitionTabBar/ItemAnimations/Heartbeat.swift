import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The icon beats twice, like a heart.
    @_alwaysEmitIntoClient
    public static var heartbeat: Self {
        Self(
            "heartbeat", tags: [.bounce, .zoom], duration: 0.7,
            "The icon beats twice, like a heart."
        ) { _ in
            TabItemChoreography(
                icon: [
                    .keyframes([
                        .at(0, .rest, easing: .easeOut), .at(0.15, .scale(1.25), easing: .easeInOut),
                        .at(0.35, .scale(1), easing: .easeOut), .at(0.5, .scale(1.35), easing: .easeInOut),
                        .at(1, .rest),
                    ])
                ])
        }
    }
}
