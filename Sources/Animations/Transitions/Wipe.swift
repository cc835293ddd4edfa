import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The new screen is uncovered from the trailing edge on.
    @_alwaysEmitIntoClient
    public static var wipe: Self { wipe(from: .trailing) }

    /// The new screen is uncovered from an edge on.
    ///
    /// - Parameter edge: The edge where the new screen begins to be seen.
    @_alwaysEmitIntoClient
    public static func wipe(from edge: TransitionEdge) -> Self {
        Self(
            "wipe", tags: [.clip, .edge, .film, .reveal],
            "An edge passes over the screens and leaves the new one where the old one was.",
            settings: [.edge("from", edge) { .wipe(from: $0) }]
        ) { scene in
            let edge = edge
            let extent = max(scene.extent(toward: edge), 1)
            return Choreography(
                foreground: .from(.clip(.rect(.part(0, at: edge)))),
                background: ClipShadow.on(.to(.shade(0.4)), reach: 36) { .rect(.part($0 + $1 / extent, at: edge)) })
        }
    }
}
