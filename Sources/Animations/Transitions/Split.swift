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
            "split", tags: [.edge, .pieces, .reveal, .show, .source], duration: 0.45,
            timing: .curve(0.25, 0.1, 0.25, 1),
            "The old screen parts in the middle, or beside the view that was tapped, and its parts slide away.",
            // The opposite edge comes to the same.
            settings: [
                .edge("toward", edge.isStart ? edge : edge.opposite, among: [.top, .leading]) { .split(toward: $0) }
            ]
        ) { scene in
            let first = edge.isStart ? edge : edge.opposite
            // The cut runs beside the view that was tapped, so that it cuts no words there.
            let cut = scene.cut(toward: first)
            func half(_ part: Double, at side: TransitionEdge) -> Piece {
                Piece(
                    .part(part, at: side), .to(.offset(toward: side, by: part), easing: .curve(0.4, 0.1, 0.9, 1)),
                    .passingShadow(opacity: scene.isDark ? 0.7 : 0.5, radius: 16))
            }
            return Choreography(
                foreground: .from(.scale(1.08).shade(scene.isDark ? 0.65 : 0.35)),
                background: .pieces([half(cut, at: first), half(1 - cut, at: first.opposite)]), front: .background)
        }
    }
}

extension TransitionScene {
    /// Returns the place of a cut near the middle, as a fraction of the distance from the given edge. It is 6 points
    /// beside the source, on the side that is nearer to the middle; without a source near there, in the middle.
    @_alwaysEmitIntoClient
    func cut(toward edge: TransitionEdge) -> Double {
        let length = max(extent(toward: edge), 1)
        guard let source = sourceUnitRect else { return 0.5 }
        let (start, size) = edge.isHorizontal ? (source.x, source.width) : (source.y, source.height)
        let places = [start - 6 / length, start + size + 6 / length].map { ($0 * length).rounded() / length }
        let cut = abs(places[0] - 0.5) < abs(places[1] - 0.5) ? places[0] : places[1]
        return abs(cut - 0.5) < 0.25 ? cut : 0.5
    }
}
