import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The new screen rises over the old one from the bottom.
    @_alwaysEmitIntoClient
    public static var cover: Self { cover(from: .bottom) }

    /// The new screen moves over the old one from an edge.
    ///
    /// - Parameter edge: The edge that the new screen comes from.
    @_alwaysEmitIntoClient
    public static func cover(from edge: TransitionEdge) -> Self {
        Self(
            "cover", tags: [.app, .edge, .modal], duration: 0.4,
            "The new screen rises over the old one, which stays in place and darkens.",
            settings: [.edge("from", edge) { .cover(from: $0) }]
        ) { _ in
            Choreography(
                foreground: [
                    .from(.offset(toward: edge)), .from(.cornerRadius(28), after: 0.88),
                    .passingShadow(opacity: 0.3, radius: 20),
                ],
                background: .to(.shade(0.35)))
        }
    }
}
