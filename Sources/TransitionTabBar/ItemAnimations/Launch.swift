import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The icon takes off like a rocket, and comes back from below.
    @_alwaysEmitIntoClient
    public static var launch: Self {
        Self(
            "launch", tags: [.vertical], duration: 0.5,
            "The icon takes off like a rocket, and comes back from below."
        ) { _ in
            // The new picture comes before the old one has gone, so that the place is never empty.
            let leaves = Motion.keyframes([
                .at(0, .rest.anchor(.bottom), easing: .easeOut),
                .at(0.1, .offset(dy: 1).scale(x: 1.1, y: 0.84).anchor(.bottom), easing: .easeIn),
                .at(0.34, .offset(dy: -7).scale(x: 0.84, y: 1.1).anchor(.bottom).opacity(0)),
            ])
            let comes = Motion.keyframes([
                .at(0.18, .offset(dy: 6).scale(0.7), easing: .easeOut),
                .at(0.56, .offset(dy: -3).scale(x: 0.97, y: 1.07), easing: .easeInOut),
                .at(0.8, .offset(dy: 0.8).scale(x: 1.03, y: 0.97), easing: .easeInOut), .at(1, .rest),
            ])
            return TabItemChoreography(
                icon: [comes, .from(.opacity(0), after: 0.18, until: 0.28)], alternateIcon: [leaves])
        }
    }
}
