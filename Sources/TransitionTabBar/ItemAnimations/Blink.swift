import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The icon dims twice, and nothing moves.
    @_alwaysEmitIntoClient
    public static var blink: Self {
        Self(
            "blink", tags: [.calm], isReduceMotionSafe: true, duration: 0.6,
            "The icon dims twice, and nothing moves."
        ) { _ in
            TabItemChoreography(
                icon: [
                    .keyframes([
                        .at(0, .rest, easing: .easeInOut), .at(0.25, .opacity(0.25), easing: .easeInOut),
                        .at(0.5, .rest, easing: .easeInOut), .at(0.75, .opacity(0.25), easing: .easeInOut),
                        .at(1, .rest),
                    ])
                ])
        }
    }
}
