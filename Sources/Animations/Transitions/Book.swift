import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// Half of the old screen turns over like a leaf, with half of the new one on its back.
    @_alwaysEmitIntoClient
    public static var book: Self { book(from: .trailing) }

    /// The half at an edge turns over like a leaf.
    ///
    /// - Parameter edge: The edge that turns over.
    @_alwaysEmitIntoClient
    public static func book(from edge: TransitionEdge) -> Self {
        Self(
            "book", tags: [.hinge, .paper, .pieces, .show, .threeD], duration: 0.6, timing: .curve(0.25, 0.1, 0.25, 1),
            "Half of the old screen turns over like a leaf, with half of the new one on its back.",
            settings: [.edge("from", edge) { .book(from: $0) }]
        ) { scene in
            let halves = Tiling(strips: 2, toward: edge, in: scene).tiles.map(\.rect)
            let (turned, covered) = edge.isStart ? (halves[0], halves[1]) : (halves[1], halves[0])
            let laid = Piece.lightEdge(of: covered, hingedOn: edge, in: scene) { .from($0(90), after: 0.5) }
            let lifted = Piece.lightEdge(of: turned, hingedOn: edge.opposite, in: scene) { .to($0(90), until: 0.5) }
            return Choreography(
                foreground: .pieces(
                    [
                        Piece(turned, .from(.shade(0.6), until: 0.6)),
                        Piece(covered, .from(.hinged(on: edge, degrees: 90).shade(0.3), after: 0.5)),
                    ] + laid),
                background: .pieces(
                    [
                        Piece(covered, .to(.shade(0.6), after: 0.4)),
                        Piece(turned, .to(.hinged(on: edge.opposite, degrees: 90).shade(0.5), until: 0.5)),
                    ] + lifted),
                // Half-way the leaf stands on edge, and the other side comes to the front.
                front: .switchingHalfway, eyeDistance: 2 * scene.longerSide)
        }
    }
}
