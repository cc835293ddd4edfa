import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// A spot of ink spreads behind the icon, which gives a small beat, and dries.
    @_alwaysEmitIntoClient
    public static var ink: Self {
        Self(
            "ink", tags: [.reveal], duration: 0.45,
            "A spot of ink spreads behind the icon, which gives a small beat, and dries."
        ) { _ in
            let spot = TabItemShape(
                .disc, side: 1.22, isBehind: true,
                motions: [
                    .keyframes([
                        .at(0, .scale(0.76).opacity(0)), .at(0.04, .scale(0.8).opacity(0.36), easing: .easeOut),
                        .at(0.45, .scale(1).opacity(0.26)), .at(1, .scale(1).opacity(0)),
                    ])
                ])
            let pulses = Motion.keyframes([
                .at(0, .rest, easing: .easeOut), .at(0.14, .scale(0.88), easing: .easeInOut),
                .at(0.45, .scale(1.06), easing: .easeInOut), .at(0.9, .rest),
            ])
            return TabItemChoreography(icon: [pulses], shapes: [spot])
        }
    }
}
