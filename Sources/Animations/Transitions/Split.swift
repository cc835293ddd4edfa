import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The old screen parts in the middle, one half going up and one going down.
    @_alwaysEmitIntoClient
    public static var split: Self { split(toward: .top) }

    /// The old screen parts in the middle, one half leaving to an edge and the other to the opposite one.
    ///
    /// - Parameter edge: The first half moves to this edge, and the second half to the opposite edge.
    @_alwaysEmitIntoClient
    public static func split(toward edge: TransitionEdge) -> Self {
        Self(
            "split", tags: [.edge, .pieces, .reveal, .show], duration: 0.45, timing: .curve(0.25, 0.1, 0.25, 1),
            "The old screen parts in the middle, and its halves slide away from the new one.",
            // The opposite edge comes to the same.
            settings: [
                .edge("toward", edge.isStart ? edge : edge.opposite, among: [.top, .leading]) { .split(toward: $0) }
            ]
        ) { scene in
            let first = edge.isStart ? edge : edge.opposite
            return Choreography(
                foreground: .from(.scale(1.08).shade(0.4)),
                background: Tiling(strips: 2, toward: edge, in: scene).pieces { half in
                    let side = half.index == 0 ? first : first.opposite
                    return [
                        .to(.offset(toward: side, by: 0.5), easing: .curve(0.4, 0, 0.9, 1)),
                        .passingShadow(opacity: 0.5, radius: 16),
                    ]
                },
                front: .background)
        }
    }
}
