import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The new screen appears tile by tile, in rings around the place that was touched.
    @_alwaysEmitIntoClient
    public static var mosaic: Self { mosaic(tiles: 6) }

    /// A mosaic with the given number of tiles along the shorter side.
    ///
    /// - Parameter tiles: The number of tiles along the container's shorter side, 3 to 8.
    @_alwaysEmitIntoClient
    public static func mosaic(tiles: Int) -> Self {
        let tiles = min(max(tiles, 3), 8)
        return Self(
            "mosaic", tags: [.dissolve, .pieces, .show, .stagger, .tiles], duration: 0.6,
            timing: .curve(0.35, 0.35, 0.7, 1),
            "Tiles of the new screen appear, ring by ring around the place where you touched.",
            settings: [.count("tiles", tiles, in: 3...8) { .mosaic(tiles: $0) }]
        ) { scene in
            // At most 16 rows or columns.
            let square = Tiling(shorterSide: tiles, in: scene)
            let tiling = Tiling(columns: min(square.columns, 16), rows: min(square.rows, 16), in: scene)
            // A ring consists of whole tiles around the touched one, or around the middle: all its tiles are alike.
            let count = SIMD2(Double(tiling.columns), Double(tiling.rows))
            let touched = (scene.focus * count).rounded(.down) + 0.5
            let center = scene.sourceUnitRect == nil ? count / 2 : touched
            let rings = tiling.tiles.map { tile in
                max(abs(Double(tile.column) + 0.5 - center.x), abs(Double(tile.row) + 0.5 - center.y)).rounded(.up)
            }
            let first = rings.min() ?? 0
            let last = max((rings.max() ?? 1) - first, 1)
            // A tile takes as long as the front needs for 2.6 rings, so that the front is soft. The picture in it stays
            // in its place: the eye sees a wave and no fragments.
            let span = 2.6 / (2.6 + last)
            let pieces = zip(tiling.tiles, rings).map { tile, ring in
                let start = (1 - span) * (ring - first) / last
                return Piece(tile.rect, .from(.opacity(0), after: start, until: start + span, easing: .easeInOut))
            }
            return Choreography(foreground: .pieces(pieces), background: .to(.shade(0.2), until: 0.8))
        }
    }
}
