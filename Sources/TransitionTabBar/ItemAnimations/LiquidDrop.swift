import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// A drop splashes into the icon, which is dented by it and springs back.
    @_alwaysEmitIntoClient
    public static var liquidDrop: Self {
        Self(
            "liquidDrop", tags: [.fall, .stretch], duration: 0.5,
            "A drop splashes into the icon, which is dented by it and springs back."
        ) { _ in
            let drop = TabItemShape(
                .drop, in: UnitRect(x: 0.24, y: -0.5, width: 0.52, height: 0.66),
                motions: [
                    .keyframes([
                        .at(0, .scale(0.5).opacity(0)), .at(0.03, .scale(0.8), easing: .easeIn),
                        .at(0.19, .offset(y: 0.42).scale(x: 0.94, y: 1.06)),
                        .at(0.26, .offset(y: 0.56).scale(x: 0.7, y: 0.2).opacity(0)),
                    ])
                ])
            // A crown of drops from the place of the impact, in pairs; no two drops of a pair are alike.
            let crown: [(way: Double, speed: Double, side: Double)] = [
                (0.26, 1.4, 0.15), (-0.24, 1.6, 0.11), (0.66, 1.28, 0.11), (-0.72, 1.1, 0.16),
                (1.08, 0.66, 0.1), (-1.12, 0.78, 0.11),
            ]
            let splashes = crown.map { splash -> TabItemShape in
                TabItemShape(
                    .disc, side: splash.side, isBehind: true,
                    motions: [
                        .curve { progress in
                            let time = min(max((progress - 0.23) / 0.55, 0), 1)
                            let height = (splash.speed - 2 * time) * time
                            return .offset(x: splash.way * (0.14 + time), y: -0.42 - height)
                                .opacity(max(min(12 * time, 1, 2.4 - 2.6 * time), 0))
                        }
                    ])
            }
            let dents = Motion.keyframes([
                .at(0.19, .rest, easing: .easeOut),
                .at(0.28, .scale(x: 1.14, y: 0.8).anchor(.bottom), easing: .easeInOut),
                .at(0.5, .scale(x: 0.94, y: 1.08).anchor(.bottom), easing: .easeInOut),
                .at(0.74, .scale(x: 1.02, y: 0.98).anchor(.bottom), easing: .easeInOut), .at(1, .rest),
            ])
            // The drop fills the icon from where it falls in. Below, the old picture stays until it is covered.
            func pool(_ radius: Double) -> Pose { .clip(.circle(x: 0.5, y: 0.15, radius: radius)) }
            let fills = Motion.keyframes([
                .at(0.18, pool(0.02).opacity(0)), .at(0.2, pool(0.12), easing: .easeOut), .at(0.42, pool(1)),
            ])
            return TabItemChoreography(
                icon: [fills, dents], alternateIcon: [.to(.opacity(0), after: 0.3, until: 0.4), dents],
                shapes: splashes + [drop])
        }
    }
}
