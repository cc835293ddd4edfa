import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The icon takes off like a rocket, and comes back from below.
    @_alwaysEmitIntoClient
    public static var launch: Self {
        Self(
            "launch", tags: [.vertical], duration: 0.45,
            "The icon takes off like a rocket, and comes back from below."
        ) { _ in
            let flies = Motion.keyframes([
                .at(0, .rest, easing: .easeInOut), .at(0.15, .offset(dy: 2).scale(x: 1.08, y: 0.9), easing: .easeIn),
                .at(0.42, .offset(dy: -14).scale(x: 0.85, y: 1.15).opacity(0), easing: .hold),
                .at(0.42, .offset(dy: 6).scale(0.7).opacity(0), easing: .easeOut),
                .at(0.72, .offset(dy: -2).scale(1.06), easing: .easeInOut), .at(1, .rest),
            ])
            return TabItemChoreography(icon: [flies], cuts: [0.42])
        }
    }
}
