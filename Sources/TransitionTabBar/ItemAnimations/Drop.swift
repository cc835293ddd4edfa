import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The icon falls into its place from above and bounces.
    @_alwaysEmitIntoClient
    public static var drop: Self {
        Self(
            "drop", tags: [.bounce, .fall], duration: 0.5,
            "The icon falls into its place from above and bounces."
        ) { _ in
            // The height of a ball that bounces twice more, each time lower.
            let falls = Motion.curve { progress in
                guard progress < 1 else { return .rest }
                let bounces: [(start: Double, end: Double, height: Double)] = [
                    (-0.45, 0.45, 12), (0.45, 0.8, 4), (0.8, 1, 1),
                ]
                let bounce = bounces.first { progress < $0.end } ?? (0.8, 1, 1)
                let way = 2 * (progress - bounce.start) / (bounce.end - bounce.start) - 1
                return .offset(dy: -bounce.height * (1 - way * way)).opacity(min(max(progress, 0) / 0.2, 1))
            }
            // The old picture stays until the new one falls onto it.
            return TabItemChoreography(
                icon: [falls], alternateIcon: [.to(.opacity(0), after: 0.3, until: 0.45)])
        }
    }
}
