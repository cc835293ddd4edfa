import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The icon springs to its size from a little below it.
    @_alwaysEmitIntoClient
    public static var pop: Self {
        Self(
            "pop", tags: [.zoom], duration: 0.3,
            "The icon springs to its size from a little below it."
        ) { _ in
            let springs = Motion.keyframes([
                .at(0, .rest), .at(0, .scale(0.82), easing: .easeOut), .at(0.42, .scale(1.14), easing: .easeInOut),
                .at(1, .rest),
            ])
            return TabItemChoreography(icon: [springs], cuts: [0])
        }
    }
}
