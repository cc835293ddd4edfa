import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The old screen is a barn door, whose two leaves slide apart.
    @_alwaysEmitIntoClient
    public static var barn: Self { barn(toward: .leading) }

    /// The old screen is a barn door. One of its two leaves slides to an edge, and the other to the opposite edge.
    ///
    /// - Parameter edge: One leaf slides to this edge, and the other leaf to the opposite edge.
    @_alwaysEmitIntoClient
    public static func barn(toward edge: TransitionEdge) -> Self {
        Self(
            "barn", title: "Barn door", tags: [.door, .pieces, .reveal], duration: 0.5, timing: .easeInOut,
            "The old screen is a barn door made of boards: its two leaves slide apart.",
            // The opposite edge comes to the same.
            settings: [
                .edge("toward", edge.isStart ? edge : edge.opposite, among: [.leading, .top]) { .barn(toward: $0) }
            ]
        ) { scene in
            let length = max(scene.extent(toward: edge), 1)
            let leaves = Tiling(strips: 2, toward: edge, in: scene).tiles.flatMap { leaf in
                let isFirst = leaf.index == 0
                let side = isFirst == edge.isStart ? edge : edge.opposite
                let slides = Motion.to(.offset(toward: side, by: 0.52), easing: .curve(0.4, 0, 0.8, 0.9))
                /// A part of the leaf, from 0 at the side of the screen to 1 at the gap.
                func part(from start: Double, to end: Double) -> UnitRect {
                    let (low, high) = isFirst ? (start, end) : (1 - end, 1 - start)
                    let (side, width) =
                        edge.isHorizontal ? (leaf.rect.x, leaf.rect.width) : (leaf.rect.y, leaf.rect.height)
                    return .strip(from: side + low * width, to: side + high * width, isUpright: edge.isHorizontal)
                }
                let point = 2 / length
                let grooves = (1...3).map { Double($0) / 4 }.map {
                    Piece.dark(part(from: $0 - 1.5 * point, to: $0 + 1.5 * point), 0.45, motions: [slides])
                }
                return [
                    Piece(leaf.rect, slides, .passingShadow(opacity: 0.7, radius: 26), .to(.shade(0.2), until: 0.5))
                ]
                    + grooves + [.dark(part(from: 1 - 5 * point, to: 1), 0.6, motions: [slides])]
            }
            return Choreography(
                foreground: .from(.scale(1.06).shade(0.45)), background: .pieces(leaves), front: .background)
        }
    }
}
