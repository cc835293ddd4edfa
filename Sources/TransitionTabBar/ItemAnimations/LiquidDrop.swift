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
                .drop, in: UnitRect(x: 0.29, y: -0.2, width: 0.42, height: 0.5),
                motions: [
                    .keyframes([
                        .at(0, .scale(0.6).opacity(0)), .at(0.04, .scale(0.85), easing: .easeIn),
                        .at(0.2, .offset(y: 0.28).scale(x: 0.88, y: 1.1)),
                        .at(0.26, .offset(y: 0.38).scale(0.3).opacity(0)),
                    ])
                ])
            let splashes = [-0.85, -0.4, 0.3, 0.95].map { way in
                TabItemShape(
                    .disc, side: 0.13, isBehind: true,
                    motions: [
                        .curve { progress in
                            let time = min(max((progress - 0.2) / 0.45, 0), 1)
                            let fall = 1.6 * time - 1.35 + 0.4 * abs(way)
                            return .offset(x: way * (0.25 + time), y: fall * time - 0.25)
                                .opacity(max(min(8 * time, 1, 2.5 - 2.5 * time), 0))
                        }
                    ])
            }
            let dents = Motion.keyframes([
                .at(0.19, .rest, easing: .easeOut),
                .at(0.3, .scale(x: 1.16, y: 0.82).anchor(.bottom), easing: .easeInOut),
                .at(0.52, .scale(x: 0.94, y: 1.08).anchor(.bottom), easing: .easeInOut),
                .at(0.74, .scale(x: 1.02, y: 0.98).anchor(.bottom), easing: .easeInOut), .at(1, .rest),
            ])
            // The drop fills the icon: the old picture stays until the drop falls into it.
            return TabItemChoreography(
                icon: [.from(.opacity(0), after: 0.18, until: 0.26), dents],
                alternateIcon: [.to(.opacity(0), after: 0.2, until: 0.28), dents], shapes: splashes + [drop])
        }
    }
}
