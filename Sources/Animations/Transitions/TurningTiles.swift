import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The tiles of the old screen turn on edge in a wave from corner to corner, and show the new one.
    @_alwaysEmitIntoClient
    public static var turningTiles: Self { turningTiles(tiles: 3) }

    /// Tiles that turn, with the given number of tiles along the shorter side.
    ///
    /// - Parameter tiles: The number of tiles along the container's shorter side, 2 to 5.
    @_alwaysEmitIntoClient
    public static func turningTiles(tiles: Int) -> Self {
        let tiles = min(max(tiles, 2), 5)
        return Self(
            "turningTiles", tags: [.pieces, .show, .threeD, .tiles], duration: 0.75, timing: .curve(0.25, 0.1, 0.3, 1),
            "The tiles of the old screen turn on edge in a wave from corner to corner, and show the new one.",
            settings: [.count("tiles", tiles, in: 2...5) { .turningTiles(tiles: $0) }]
        ) { scene in
            // The tiles nearest to the upper leading corner turn first. Each lies over those that turn later, because
            // its near half comes towards the viewer.
            let tiling = Tiling(shorterSide: tiles, in: scene)
            let steps = Double(max(tiling.columns + tiling.rows - 2, 1))
            let pieces = tiling.tiles.sorted { $0.column + $0.row > $1.column + $1.row }.map { tile in
                let begin = 0.72 * Double(tile.column + tile.row) / steps
                let end = begin + 0.28
                return Piece(
                    tile.rect,
                    .to(.facing(.trailing, degrees: -90).shade(0.45), after: begin, until: end),
                    .keyframes([
                        .at(begin, .rest), .at(begin + 0.08, .shadow(opacity: 0.4, radius: 10)),
                        .at(end - 0.08, .shadow(opacity: 0.4, radius: 10)), .at(end, .rest),
                    ]),
                    .to(.opacity(0), after: end - 0.03, until: end))
            }
            return Choreography(
                foreground: .from(.shade(0.4), easing: .easeOut), background: .pieces(pieces), front: .background,
                eyeDistance: 3 * max(scene.longerSide, 1))
        }
    }
}
