import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The new picture pushes the old one out to the side.
    @_alwaysEmitIntoClient
    public static var slide: Self {
        Self(
            "slide", tags: [.dissolve, .edge], duration: 0.25, timing: .easeOut,
            "The new picture pushes the old one out to the side."
        ) { _ in
            // Each picture fades near the edge of its place, because a hard cut through it would show.
            TabItemChoreography(
                icon: [.from(.offset(x: -0.7)), .from(.opacity(0), after: 0.3, until: 0.75)],
                alternateIcon: [.to(.offset(x: 0.7)), .to(.opacity(0), after: 0.05, until: 0.5)])
        }
    }
}
