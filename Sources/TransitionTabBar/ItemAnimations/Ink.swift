import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// A spot of ink spreads behind the icon and dries.
    @_alwaysEmitIntoClient
    public static var ink: Self {
        Self(
            "ink", tags: [.reveal],
            "A spot of ink spreads behind the icon and dries."
        ) { _ in
            let spot = TabItemShape(
                .disc, side: 1.3, isBehind: true,
                motions: [
                    .keyframes([
                        .at(0, .scale(0.3).opacity(0)), .at(0.06, .scale(0.45).opacity(0.32), easing: .easeOut),
                        .at(0.5, .scale(0.95).opacity(0.2)), .at(1, .scale(1).opacity(0)),
                    ])
                ])
            return TabItemChoreography(shapes: [spot])
        }
    }
}
