import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The edge between the screens runs in from the trailing side, faster than the pictures.
    @_alwaysEmitIntoClient
    public static var parallax: Self { parallax(from: .trailing) }

    /// The edge between the screens runs in from an edge, faster than the pictures.
    ///
    /// - Parameter edge: The edge that the new screen comes from.
    @_alwaysEmitIntoClient
    public static func parallax(from edge: TransitionEdge) -> Self {
        Self(
            "parallax", tags: [.app, .clip, .edge, .parallax], duration: 0.4,
            "An edge runs across the container, and the picture on each side of it drifts after it.",
            settings: [.edge("from", edge) { .parallax(from: $0) }]
        ) { scene in
            // Each picture moves by 35 % of the container while the edge between the two crosses all of it, so the edge
            // cuts both pictures.
            let drift = 0.35
            let length = max(scene.extent(toward: edge), 1)
            return Choreography(
                foreground: .from(.offset(toward: edge, by: drift).clip(.rect(.part(drift, at: edge))).shade(0.12)),
                // The edge moves over the old screen, which moves as well.
                background: ClipShadow.on(
                    .to(.offset(toward: edge.opposite, by: drift).shade(0.55)), in: scene, reach: 20, darkness: 0.3
                ) { progress, outset in
                    .rect(.part((1 - drift) * min(max(progress, 0), 1) + outset / length, at: edge))
                })
        }
    }
}
