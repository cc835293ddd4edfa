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
                .disc, side: 1.18, isBehind: true,
                motions: [
                    .keyframes([
                        .at(0, .scale(0.05).opacity(0)),
                        .at(0.03, .scale(0.1).opacity(0.4), easing: .curve(0.3, 0.3, 0.3, 1)),
                        .at(0.4, .scale(1).opacity(0.26)), .at(0.66, .scale(1.02).opacity(0)),
                    ])
                ])
            // What stays of the spot for a moment is its rim.
            let rim = TabItemShape(
                .ring(width: 1), side: 1.18, isBehind: true,
                motions: [
                    .keyframes([
                        .at(0.3, .scale(0.96).opacity(0)), .at(0.44, .scale(1).opacity(0.5), easing: .easeOut),
                        .at(0.94, .scale(1.05).opacity(0)),
                    ])
                ])
            let pulses = Motion.keyframes([
                .at(0, .rest, easing: .easeOut), .at(0.14, .scale(0.86), easing: .easeInOut),
                .at(0.45, .scale(1.07), easing: .easeInOut), .at(0.7, .scale(0.99), easing: .easeInOut),
                .at(0.9, .rest),
            ])
            return TabItemChoreography(icon: [pulses], shapes: [spot, rim])
        }
    }
}
