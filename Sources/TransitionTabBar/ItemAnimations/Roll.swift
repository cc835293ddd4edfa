import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The new picture pushes the old one out upwards, as on a counter.
    @_alwaysEmitIntoClient
    public static var roll: Self {
        Self(
            "roll", tags: [.clip, .vertical], duration: 0.25, timing: .curve(0.2, 0.6, 0.35, 1),
            "The new picture pushes the old one out upwards, as on a counter."
        ) { _ in
            // The pictures are on a drum: what turns away is squeezed to the edge of its place, and nothing is cut. The
            // opacity at the ends only declares that.
            let comes = Motion.keyframes([
                .at(0, .scale(y: 0.02).anchor(.bottom).opacity(0)), .at(0.5, .scale(y: 0.5).anchor(.bottom)),
                .at(1, .rest.anchor(.bottom)),
            ])
            let goes = Motion.keyframes([
                .at(0, .rest.anchor(.top)), .at(0.5, .scale(y: 0.5).anchor(.top).opacity(0.6)),
                .at(1, .scale(y: 0.02).anchor(.top).opacity(0)),
            ])
            return TabItemChoreography(icon: [comes], alternateIcon: [goes], framed: [.icon, .alternateIcon])
        }
    }
}
