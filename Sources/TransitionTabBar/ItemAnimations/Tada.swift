import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The icon draws back, swells and waves.
    @_alwaysEmitIntoClient
    public static var tada: Self {
        Self(
            "tada", tags: [.rotation, .zoom], duration: 0.8,
            "The icon draws back, swells and waves."
        ) { _ in
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
}
