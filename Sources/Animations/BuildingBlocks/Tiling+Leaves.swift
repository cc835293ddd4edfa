import TransitionCore

extension Tiling {
    /// Returns the two leaves of a screen that opens in the middle, each with its hinge at a side of the screen.
    ///
    /// - Parameters:
    ///   - degrees: The angle of each leaf; negative turns it away from the viewer.
    ///   - shade: The shade of an open leaf, 0 to 1.
    @_alwaysEmitIntoClient
    static func leaves(opening degrees: Double, shade: Double, in scene: TransitionScene) -> [Piece] {
        Tiling(columns: 2, in: scene).pieces { leaf in
            .to(.hinged(on: leaf.corner.side, degrees: degrees).shade(shade))
        }.pieces
    }
}
