import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The new screen squeezes the old one flat from the trailing edge.
    @_alwaysEmitIntoClient
    public static var squeeze: Self { squeeze(from: .trailing) }

    /// The new screen squeezes the old one flat from an edge.
    ///
    /// - Parameter edge: The edge that the new screen comes from.
    @_alwaysEmitIntoClient
    public static func squeeze(from edge: TransitionEdge) -> Self {
        Self(
            "squeeze", tags: [.edge, .stretch], duration: 0.5, timing: .easeInOut,
            "The new screen comes in and squeezes the old one flat against the far edge.",
            settings: [.edge("from", edge) { .squeeze(from: $0) }]
        ) { _ in
            // The old screen keeps 2 % of its size under the edge of the new one, so that no gap is visible between
            // them.
            let flat = edge.isHorizontal ? Pose.scale(x: 0.02) : .scale(y: 0.02)
            return Choreography(
                foreground: .from(.offset(toward: edge)),
                background: .to(flat.anchor(edge.opposite).shade(0.6)))
        }
    }
}
