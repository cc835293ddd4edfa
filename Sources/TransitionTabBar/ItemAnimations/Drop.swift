import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The icon falls into its place from above and bounces.
    @_alwaysEmitIntoClient
    public static var drop: Self {
        Self(
            "drop", tags: [.bounce, .fall], duration: 0.45,
            "The icon falls into its place from above and bounces."
        ) { _ in
            // It falls from just below the bar's edge, and the old picture is gone at once.
            let falls = Motion.keyframes([
                .at(0, .rest), .at(0, .offset(dy: -7).anchor(.bottom), easing: .easeIn),
                .at(0.3, .scale(x: 0.95, y: 1.06).anchor(.bottom), easing: .easeOut),
                .at(0.42, .scale(x: 1.13, y: 0.85).anchor(.bottom), easing: .easeOut),
                .at(0.64, .offset(dy: -2.5).scale(x: 0.98, y: 1.03).anchor(.bottom), easing: .easeIn),
                .at(0.84, .scale(x: 1.04, y: 0.95).anchor(.bottom), easing: .easeOut), .at(1, .rest),
            ])
            let shows = Motion.keyframes([.at(0, .rest), .at(0, .opacity(0.4)), .at(0.08, .rest)])
            return TabItemChoreography(icon: [falls, shows], cuts: [0])
        }
    }
}
