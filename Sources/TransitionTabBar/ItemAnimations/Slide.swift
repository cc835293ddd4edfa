import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The new picture comes in from the side, a little too far, and back.
    @_alwaysEmitIntoClient
    public static var slide: Self {
        Self(
            "slide", tags: [.dissolve, .edge], duration: 0.35,
            "The new picture comes in from the side, a little too far, and back."
        ) { _ in
            // The old one gives way at once, so that the two do not stand side by side.
            let comes = Motion.keyframes([
                .at(0, .offset(x: -0.42), easing: .curve(0.2, 0.5, 0.4, 1)),
                .at(0.55, .offset(x: 0.08), easing: .easeInOut), .at(1, .rest),
            ])
            return TabItemChoreography(
                icon: [comes, .from(.opacity(0), until: 0.1)],
                alternateIcon: [.to(.offset(x: 0.2).opacity(0), until: 0.07)])
        }
    }
}
