import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// A push in which the whole window moves as one picture, its bars included.
    @_alwaysEmitIntoClient
    public static var snapshotPush: Self { snapshotPush(from: .trailing) }

    /// A push from an edge in which the whole window moves as one picture, its bars included.
    ///
    /// - Parameter edge: The edge that the new screen comes from.
    @_alwaysEmitIntoClient
    public static func snapshotPush(from edge: TransitionEdge) -> Self {
        Self(
            "snapshotPush", tags: [.app, .edge, .system], containers: [.navigation], duration: 0.4,
            movesWholeWindow: true,
            "The whole window moves as one picture, its bars included.",
            settings: [.edge("from", edge) { .snapshotPush(from: $0) }]
        ) { scene in
            Self.push(from: edge).choreography(in: scene)
        }
    }
}
