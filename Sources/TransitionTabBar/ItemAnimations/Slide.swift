import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The new picture pushes the old one out sideways, a little too far, and back.
    @_alwaysEmitIntoClient
    public static var slide: Self {
        Self(
            "slide", tags: [.dissolve, .edge], duration: 0.4,
            "The new picture pushes the old one out sideways, a little too far, and back."
        ) { _ in
            // They go a short way and change on it, so that the two neither stand side by side nor leave a gap.
            let comes = Motion.keyframes([
                .at(0, .offset(x: -0.34), easing: .curve(0.2, 0.4, 0.3, 1)),
                .at(0.5, .offset(x: 0.06), easing: .easeInOut), .at(0.78, .offset(x: -0.015).scale(1.03)),
                .at(1, .rest),
            ])
            return TabItemChoreography(
                icon: [comes, .from(.opacity(0), until: 0.22)],
                alternateIcon: [
                    .to(.offset(x: 0.3), until: 0.26, easing: .easeOut), .to(.opacity(0), until: 0.2),
                ])
        }
    }
}
