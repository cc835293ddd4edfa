import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The icon takes off like a rocket, and comes back from below.
    @_alwaysEmitIntoClient
    public static var launch: Self {
        Self(
            "launch", tags: [.vertical], duration: 0.7,
            "The icon takes off like a rocket, and comes back from below."
        ) { _ in
            let flies = Motion.keyframes([
                .at(0, .rest, easing: .easeInOut), .at(0.2, .offset(dy: 3).scale(x: 1.08, y: 0.9), easing: .easeIn),
                .at(0.55, .offset(dy: -26).scale(x: 0.9, y: 1.15).opacity(0), easing: .hold),
                .at(0.55, .offset(dy: 22).opacity(0), easing: .easeOut), .at(1, .rest),
            ])
            return TabItemChoreography(icon: [flies], cuts: [0.55])
        }
    }
}
