import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The tiles of the old screen swing open row by row, and show the new one.
    @_alwaysEmitIntoClient
    public static var turningTiles: Self { turningTiles(tiles: 3) }

    /// Tiles that turn, with the given number of tiles along the shorter side.
    ///
    /// - Parameter tiles: The number of tiles along the container's shorter side, 2 to 5.
    @_alwaysEmitIntoClient
    public static func turningTiles(tiles: Int) -> Self {
        let tiles = min(max(tiles, 2), 5)
        return Self(
            "turningTiles", tags: [.pieces, .show, .threeD, .tiles], duration: 0.65, timing: .curve(0.3, 0.2, 0.5, 1),
            "The tiles of the old screen swing open row by row, and show the new one.",
            settings: [.count("tiles", tiles, in: 2...5) { .turningTiles(tiles: $0) }]
        ) { scene in
            // Row by row, and in a row one after the other: above is the new screen alone, below the old one.
            let tiling = Tiling(shorterSide: tiles, in: scene)
            let (span, aside) = (0.24, 0.4 / Double(tiling.columns))
            let last = max(Double(tiling.rows - 1) + aside * Double(tiling.columns - 1), 1)
            let pieces = tiling.tiles.reversed().map { tile in
                let begin = (1 - span) * (Double(tile.row) + aside * Double(tile.column)) / last
                // Each tile stays within its own place, as if the eye were in front of it.
                return Piece(
                    tile.rect,
                    .to(
                        .hinged(on: .trailing, degrees: 90).shade(0.55), after: begin, until: begin + span,
                        easing: .easeInOut),
                    .to(.opacity(0), after: begin + 0.94 * span, until: begin + span))
            }
            return Choreography(
                foreground: .from(.shade(0.25), easing: .easeOut), background: .pieces(pieces), front: .background,
                eyeDistance: 12 * max(scene.longerSide, 1))
        }
    }
}
