import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The old picture shrinks, and the new one grows in its place.
    @_alwaysEmitIntoClient
    public static var swap: Self {
        Self(
            "swap", tags: [.zoom],
            "The old picture shrinks, and the new one grows in its place."
        ) { _ in
            TabItemChoreography(
                icon: [
                    .keyframes([
                        .at(0.28, .scale(0.4).opacity(0), easing: .easeOut), .at(0.34, .scale(0.4)),
                        .at(0.7, .scale(1.15), easing: .easeInOut), .at(1, .rest),
                    ])
                ],
                alternateIcon: [
                    .keyframes([
                        .at(0, .rest, easing: .easeIn), .at(0.28, .scale(0.4)), .at(0.34, .scale(0.4).opacity(0)),
                    ])
                ])
        }
    }
}
