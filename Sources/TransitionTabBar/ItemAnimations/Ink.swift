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
                .disc, side: 1.9, isBehind: true,
                motions: [
                    .keyframes([
                        .at(0, .scale(0.1).opacity(0)), .at(0.1, .scale(0.2).opacity(0.25), easing: .easeOut),
                        .at(0.6, .scale(1).opacity(0.25)), .at(1, .scale(1).opacity(0)),
                    ])
                ])
            return TabItemChoreography(shapes: [spot])
        }
    }
}
