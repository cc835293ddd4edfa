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
            let (way, other) = (Motion.from(.offset(toward: edge)), Pose.offset(toward: edge.opposite))
            // Dark screens need a light at the edge. Light ones go without: it would cost a layer.
            return scene.isDark
                ? Choreography(
                    foreground: [way, .passingShadow(opacity: 0.5, radius: 12)], background: .to(other.shade(0.45)))
                : Choreography(foreground: [way], background: .to(other))
        }
    }
}
