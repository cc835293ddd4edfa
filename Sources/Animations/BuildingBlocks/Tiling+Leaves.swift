import TransitionCore

extension Tiling {
    /// Returns the two leaves of a screen that opens in the middle, each with its hinge at a side of the screen.
    ///
    /// - Parameters:
    ///   - degrees: The angle of each leaf; negative turns it away from the viewer.
    ///   - shade: The shade of an open leaf, 0 to 1.
    ///   - further: Further motions of the leaves, but not of the light on their edges.
    @_alwaysEmitIntoClient
    static func leaves(opening degrees: Double, shade: Double, further: [Motion] = [], in scene: TransitionScene)
        -> [Piece]
    {
        Tiling(columns: 2, in: scene).tiles.flatMap { leaf in
            let side = leaf.corner.side
            return [Piece(leaf.rect, motions: [.to(.hinged(on: side, degrees: degrees).shade(shade))] + further)]
                + Piece.lightEdge(of: leaf.rect, hingedOn: side, in: scene) { hinged in .to(hinged(degrees)) }
        }
    }
}
