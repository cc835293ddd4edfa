import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The new picture pushes the old one out sideways, a little too far, and back.
    @_alwaysEmitIntoClient
    public static var slide: Self {
        Self(
            "slide", tags: [.dissolve, .edge], duration: 0.35,
            "The new picture pushes the old one out sideways, a little too far, and back."
        ) { _ in
            // The old one leaves the same way, ahead of the new one, so that the two do not stand side by side.
            let comes = Motion.keyframes([
                .at(0.13, .offset(x: -0.42).opacity(0), easing: .easeOut),
                .at(0.23, .offset(x: -0.24), easing: .curve(0.2, 0.5, 0.4, 1)),
                .at(0.62, .offset(x: 0.09), easing: .easeInOut), .at(1, .rest),
            ])
            let goes = Motion.keyframes([
                .at(0, .rest, easing: .easeIn), .at(0.08, .offset(x: 0.16).opacity(0.8)),
                .at(0.16, .offset(x: 0.38).opacity(0)),
            ])
            return TabItemChoreography(icon: [comes], alternateIcon: [goes])
        }
    }
}
