import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// Both screens move side by side, the new one from the trailing edge.
    @_alwaysEmitIntoClient
    public static var slide: Self { slide(from: .trailing) }

    /// Both screens move side by side, the new one from an edge.
    ///
    /// - Parameter edge: The edge that the new screen comes from.
    @_alwaysEmitIntoClient
    public static func slide(from edge: TransitionEdge) -> Self {
        Self(
            "slide", tags: [.app, .edge], duration: 0.4,
            "Both screens move side by side, the new one pushing the old one out.",
            settings: [.edge("from", edge) { .slide(from: $0) }]
        ) { scene in
            Choreography(
                foreground: [
                    .from(.offset(toward: edge)), .passingShadow(opacity: scene.isDark ? 0.5 : 0.14, radius: 12),
                ],
                background: .to(.offset(toward: edge.opposite).shade(scene.isDark ? 0.45 : 0)))
        }
    }
}
