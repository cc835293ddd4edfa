import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The old picture goes up in smoke, and the new one takes shape in its place.
    @_alwaysEmitIntoClient
    public static var fume: Self {
        Self(
            "fume", tags: [.dissolve, .vertical], duration: 0.55,
            "The old picture goes up in smoke, and the new one takes shape in its place."
        ) { _ in
            let puffs = [-0.2, 0.3, -0.48, 0.52, 0.05].enumerated().map { index, x in
                let start = 0.06 * Double(index)
                return TabItemShape(
                    .disc, in: UnitRect(x: 0.34 + x, y: 0.16, width: 0.32, height: 0.32),
                    motions: [
                        .keyframes([
                            .at(start, .scale(0.4).opacity(0), easing: .easeOut),
                            .at(start + 0.2, .scale(0.8).offset(x: x / 8, y: -0.22).opacity(0.6)),
                            .at(start + 0.7, .scale(1.1).offset(x: x / 3, y: -0.36).opacity(0)),
                        ])
                    ])
            }
            let swells = Motion.keyframes([
                .at(0, .scale(0.84), easing: .easeOut), .at(0.4, .scale(1.08), easing: .easeInOut),
                .at(0.7, .scale(0.99), easing: .easeInOut), .at(1, .rest),
            ])
            return TabItemChoreography(
                icon: [swells, .from(.opacity(0), until: 0.14)],
                alternateIcon: [.to(.opacity(0).offset(y: -0.12), until: 0.14)], shapes: puffs)
        }
    }
}
