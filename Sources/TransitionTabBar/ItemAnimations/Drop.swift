import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The icon falls into its place from above and bounces.
    @_alwaysEmitIntoClient
    public static var drop: Self {
        Self(
            "drop", tags: [.bounce, .fall], duration: 0.45,
            "The icon falls into its place from above and bounces."
        ) { _ in
            // It falls from just below the bar's edge onto the old picture, which stays until it is hit.
            let falls = Motion.keyframes([
                .at(0, .offset(dy: -9).anchor(.bottom), easing: .easeIn),
                .at(0.26, .scale(x: 0.95, y: 1.06).anchor(.bottom), easing: .easeOut),
                .at(0.38, .scale(x: 1.13, y: 0.85).anchor(.bottom), easing: .easeOut),
                .at(0.62, .offset(dy: -2.5).scale(x: 0.98, y: 1.03).anchor(.bottom), easing: .easeIn),
                .at(0.82, .scale(x: 1.04, y: 0.95).anchor(.bottom), easing: .easeOut), .at(1, .rest),
            ])
            return TabItemChoreography(
                icon: [falls, .from(.opacity(0), until: 0.12)],
                alternateIcon: [.to(.opacity(0), after: 0.2, until: 0.32)])
        }
    }
}
