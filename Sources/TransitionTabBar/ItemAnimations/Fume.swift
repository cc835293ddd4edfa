import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The icon swells and lets off bubbles, which rise like smoke.
    @_alwaysEmitIntoClient
    public static var fume: Self {
        Self(
            "fume", tags: [.vertical, .zoom], duration: 0.5,
            "The icon swells and lets off bubbles, which rise like smoke."
        ) { _ in
            // The bubbles come up from behind the icon together, as it swells, and are free one after the other.
            let bubbles: [(x: Double, side: Double, rise: Double)] = [
                (-0.1, 0.24, 0.42), (0.18, 0.16, 0.36), (-0.28, 0.13, 0.3), (0.04, 0.19, 0.38), (0.3, 0.11, 0.26),
            ]
            let puffs = bubbles.enumerated().map { index, bubble -> TabItemShape in
                let start = 0.08 + 0.06 * Double(index)
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
            let swells = Motion.keyframes([
                .at(0, .rest), .at(0, .scale(0.84), easing: .easeOut), .at(0.26, .scale(1.12), easing: .easeInOut),
                .at(0.5, .scale(0.98), easing: .easeInOut), .at(0.8, .rest), .at(1, .rest),
            ])
            return TabItemChoreography(icon: [swells], shapes: puffs, cuts: [0])
        }
    }
}
