import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The new picture pushes the old one out to the side.
    @_alwaysEmitIntoClient
    public static var slide: Self {
        Self(
            "slide", tags: [.clip, .edge], duration: 0.3, timing: .easeInOut,
            "The new picture pushes the old one out to the side."
        ) { _ in
            let comes = Motion.keyframes([.at(0, .opacity(0)), .at(0, .offset(x: -1)), .at(1, .rest)])
            let goes = Motion.keyframes([.at(0, .rest), .at(1, .offset(x: 1)), .at(1, .offset(x: 1).opacity(0))])
            return TabItemChoreography(
                icon: [comes], alternateIcon: [goes], framed: [.icon, .alternateIcon], cuts: [0, 1])
        }
    }
}
