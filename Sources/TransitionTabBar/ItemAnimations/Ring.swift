import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// A ring spreads from the icon and fades.
    @_alwaysEmitIntoClient
    public static var ring: Self {
        Self(
            "ring", tags: [.zoom], timing: .easeOut,
            "A ring spreads from the icon and fades."
        ) { _ in
            let ring = TabItemShape(
                .ring(width: 2), side: 1.7,
                motions: [
                    .keyframes([
                        .at(0, .scale(0.3).opacity(0)), .at(0.15, .scale(0.45).opacity(0.8)),
                        .at(1, .scale(1).opacity(0)),
                    ])
                ])
            return TabItemChoreography(shapes: [ring])
        }
    }
}
