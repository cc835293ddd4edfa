import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The old screen slides away to the leading edge, off the new one.
    @_alwaysEmitIntoClient
    public static var uncover: Self { uncover(toward: .leading) }

    /// The old screen slides away to an edge, off the new one.
    ///
    /// - Parameter edge: The edge that the old screen leaves by.
    @_alwaysEmitIntoClient
    public static func uncover(toward edge: TransitionEdge) -> Self {
        Self(
            "uncover", tags: [.app, .edge, .parallax], duration: 0.4,
            "The old screen slides away, and the new one comes to light beneath it.",
            settings: [.edge("toward", edge) { .uncover(toward: $0) }]
        ) { _ in
            // The new screen beneath moves in the same direction by a fifth.
            Choreography(
                foreground: .from(.offset(toward: edge.opposite, by: 0.2).shade(0.22)),
                background: [.to(.offset(toward: edge)), .passingShadow(opacity: 0.35, radius: 20)],
                front: .background)
        }
    }
}
