import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The new picture pushes the old one out sideways, a little too far, and back.
    @_alwaysEmitIntoClient
    public static var slide: Self {
        Self(
            "slide", tags: [.dissolve, .edge], duration: 0.4,
            "The new picture pushes the old one out sideways, a little too far, and back."
        ) { _ in
            // The old one leaves ahead of the new one, so that the two do not stand side by side. Both are drawn out by
            // their speed, and the new one swells where it comes to a halt.
            let comes = Motion.keyframes([
                .at(0.12, .offset(x: -0.5).scale(x: 1.14, y: 0.9).opacity(0)),
                .at(0.155, .offset(x: -0.42).scale(x: 1.14, y: 0.92), easing: .curve(0.25, 0.45, 0.4, 1)),
                .at(0.46, .offset(x: 0.12).scale(x: 1, y: 1.05), easing: .easeInOut),
                .at(0.72, .offset(x: -0.025).scale(1.04), easing: .easeInOut), .at(1, .rest),
            ])
            let goes = Motion.keyframes([
                .at(0, .rest, easing: .easeIn), .at(0.11, .offset(x: 0.36).scale(x: 1.12, y: 0.94)),
                .at(0.14, .offset(x: 0.56).scale(x: 1.16, y: 0.9).opacity(0)),
            ])
            return TabItemChoreography(icon: [comes], alternateIcon: [goes])
        }
    }
}
