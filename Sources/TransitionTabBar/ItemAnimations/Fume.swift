import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The old picture goes up in smoke, and the new one takes shape in its place.
    @_alwaysEmitIntoClient
    public static var fume: Self {
        Self(
            "fume", tags: [.dissolve, .vertical], duration: 0.5,
            "The old picture goes up in smoke, and the new one takes shape in its place."
        ) { _ in
            let puffs = [-0.22, 0.05, 0.28].enumerated().map { index, x in
                let start = 0.08 * Double(index)
                return TabItemShape(
                    .disc, in: UnitRect(x: 0.36 + x, y: 0.2, width: 0.28, height: 0.28),
                    motions: [
                        .keyframes([
                            .at(start, .scale(0.4).opacity(0)),
                            .at(start + 0.15, .scale(0.9).offset(y: -0.3).opacity(0.85)),
                            .at(start + 0.5, .scale(0.6).offset(x: x / 2, y: -0.9).opacity(0)),
                        ])
                    ])
            }
            return TabItemChoreography(
                icon: [.from(.opacity(0).scale(0.8), after: 0.05, until: 0.4, easing: .easeOut)],
                alternateIcon: [.to(.opacity(0).offset(y: -0.2), after: 0.1, until: 0.5)],
                shapes: puffs)
        }
    }
}
