import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The icon falls into its place from above and bounces.
    @_alwaysEmitIntoClient
    public static var drop: Self {
        Self(
            "drop", tags: [.bounce, .fall], duration: 0.7,
            "The icon falls into its place from above and bounces."
        ) { _ in
            // The height of a ball that bounces twice more, each time lower.
            let falls = Motion.curve { progress in
                guard progress > 0, progress < 1 else { return .rest }
                let bounces: [(start: Double, end: Double, height: Double)] = [
                    (-0.4, 0.4, 18), (0.4, 0.75, 6), (0.75, 1, 2),
                ]
                let bounce = bounces.first { progress < $0.end } ?? (0.75, 1, 2)
                let way = 2 * (progress - bounce.start) / (bounce.end - bounce.start) - 1
                return .offset(dy: -bounce.height * (1 - way * way)).opacity(min(progress / 0.15, 1))
            }
            return TabItemChoreography(icon: [falls], cuts: [0])
        }
    }
}
