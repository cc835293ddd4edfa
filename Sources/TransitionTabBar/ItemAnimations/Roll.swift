import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The new picture pushes the old one out upwards, as on a counter.
    @_alwaysEmitIntoClient
    public static var roll: Self {
        Self(
            "roll", tags: [.clip, .vertical], duration: 0.25, timing: .easeInOut,
            "The new picture pushes the old one out upwards, as on a counter."
        ) { _ in
            // A picture outside its frame is not visible. The opacity at the ends only declares that.
            let comes = Motion.keyframes([.at(0, .opacity(0)), .at(0, .offset(y: 1)), .at(1, .rest)])
            let goes = Motion.keyframes([.at(0, .rest), .at(1, .offset(y: -1)), .at(1, .offset(y: -1).opacity(0))])
            // Each fades while the frame cuts it, because a hard edge would show.
            return TabItemChoreography(
                icon: [comes, .from(.opacity(0), after: 0.1, until: 0.8)],
                alternateIcon: [goes, .to(.opacity(0), after: 0.2, until: 0.9)], framed: [.icon, .alternateIcon],
                cuts: [0, 1])
        }
    }
}
