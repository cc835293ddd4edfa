import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// Icon and title grow to their size from half of it, each about its centre.
    @_alwaysEmitIntoClient
    public static var pop: Self {
        Self(
            "pop", tags: [.zoom], duration: 0.25, timing: .easeInOut,
            "Icon and title grow to their size from half of it, each about its centre."
        ) { _ in
            let grows = Motion.keyframes([.at(0, .rest), .at(0, .scale(0.5)), .at(1, .rest)])
            return TabItemChoreography(icon: [grows], title: [grows], cuts: [0])
        }
    }
}
