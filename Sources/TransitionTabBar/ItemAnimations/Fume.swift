import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The old picture goes up in smoke, and the new one takes shape in its place.
    @_alwaysEmitIntoClient
    public static var fume: Self {
        Self(
            "fume", tags: [.dissolve, .vertical], duration: 0.55,
            "The old picture goes up in smoke, and the new one takes shape in its place."
        ) { _ in
            // Each bubble comes up from behind the icon and is free before the next one.
            let bubbles: [(x: Double, side: Double, rise: Double)] = [
                (-0.1, 0.24, 0.42), (0.18, 0.15, 0.36), (-0.28, 0.12, 0.3), (0.04, 0.19, 0.38),
            ]
            let puffs = bubbles.enumerated().map { index, bubble -> TabItemShape in
                let start = 0.06 + 0.14 * Double(index)
                return TabItemShape(
                    .disc,
                    in: UnitRect(
                        x: 0.5 + bubble.x - bubble.side / 2, y: 0.06 - bubble.side / 2, width: bubble.side,
                        height: bubble.side),
                    isBehind: true,
                    motions: [
                        .keyframes([
                            .at(start, .scale(0.4).opacity(0), easing: .easeOut),
                            .at(
                                start + 0.12, .scale(0.9).offset(x: bubble.x * 0.3, y: -0.5 * bubble.rise).opacity(0.85)
                            ),
                            .at(start + 0.26, .scale(1).offset(x: -bubble.x * 0.1, y: -0.8 * bubble.rise).opacity(0.6)),
                            .at(start + 0.44, .scale(1.15).offset(x: bubble.x * 0.4, y: -bubble.rise).opacity(0)),
                        ])
                    ])
            }
            let goes = Motion.keyframes([
                .at(0, .rest.anchor(.top), easing: .easeIn),
                .at(0.12, .scale(0.66).offset(y: -0.06).anchor(.top).opacity(0)),
            ])
            let comes = Motion.keyframes([
                .at(0.1, .scale(0.62).opacity(0)), .at(0.15, .scale(0.68), easing: .easeOut),
                .at(0.4, .scale(1.1), easing: .easeInOut),
                .at(0.66, .scale(0.98), easing: .easeInOut), .at(1, .rest),
            ])
            return TabItemChoreography(icon: [comes], alternateIcon: [goes], shapes: puffs)
        }
    }
}
