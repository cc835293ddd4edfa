import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The old picture shrinks, and the new one grows in its place.
    @_alwaysEmitIntoClient
    public static var swap: Self {
        Self(
            "swap", tags: [.zoom], duration: 0.4,
            "The old picture shrinks, and the new one grows in its place."
        ) { _ in
            TabItemChoreography(
                icon: [
                    .keyframes([
                        .at(0.17, .scale(0.62).opacity(0)), .at(0.23, .scale(0.64), easing: .easeOut),
                        .at(0.62, .scale(1.14), easing: .easeInOut), .at(1, .rest),
                    ])
                ],
                alternateIcon: [
                    .keyframes([
                        .at(0, .rest, easing: .easeInOut), .at(0.17, .scale(0.62)), .at(0.25, .scale(0.6).opacity(0)),
                    ])
                ])
        }
    }
}
