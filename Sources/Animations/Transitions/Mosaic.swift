import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The new screen opens in round stones, which grow into tiles ring by ring around the place that was touched.
    @_alwaysEmitIntoClient
    public static var mosaic: Self { mosaic(tiles: 5) }

    /// A mosaic with the given number of tiles along the shorter side.
    ///
    /// - Parameter tiles: The number of tiles along the container's shorter side, 3 to 8.
    @_alwaysEmitIntoClient
    public static func mosaic(tiles: Int) -> Self {
        let tiles = min(max(tiles, 3), 8)
        return Self(
            "mosaic", tags: [.clip, .pieces, .reveal, .show, .stagger, .tiles], duration: 0.6,
            timing: .curve(0.35, 0.35, 0.7, 1),
            "Round stones of the new screen grow together, ring by ring around the place where you touched.",
            settings: [.count("tiles", tiles, in: 3...8) { .mosaic(tiles: $0) }]
        ) { scene in
            let size = SIMD2(max(scene.width, 1), max(scene.height, 1))
            // At most 16 rows or columns: each stone needs a mask.
            let square = Tiling(shorterSide: tiles, in: scene)
            let tiling = Tiling(columns: min(square.columns, 16), rows: min(square.rows, 16), in: scene)
            // A ring consists of whole tiles around the touched one, or around the middle: all its stones are alike.
            let count = SIMD2(Double(tiling.columns), Double(tiling.rows))
            let middle = count / 2
            let touched = (scene.focus * count).rounded(.down) + 0.5
            let center = scene.sourceUnitRect == nil ? middle : touched
            let rings = tiling.tiles.map { tile in
                max(abs(Double(tile.column) + 0.5 - center.x), abs(Double(tile.row) + 0.5 - center.y))
            }
            let first = rings.min() ?? 0
            let last = max((rings.max() ?? 1) - first, 1)
            // A stone takes as long as the front needs for 1.7 rings.
            let span = 1.7 / (1.7 + last)
            let pieces = zip(tiling.tiles, rings).map { tile, ring in
                let start = (1 - span) * (ring - first) / last
                let side = min(tile.rect.width * size.x, tile.rect.height * size.y)
                // Each is a window: the picture in it stays in its place. Windows overlap a little in the end, because
                // the old screen would shine through between them.
                return Piece(
                    tile.rect.widened(by: 1, of: size),
                    .curve { progress in
                        let way = min(max((progress - start) / span, 0), 1)
                        let part = 0.2 + 0.8 * way
                        let window = UnitRect(around: SIMD2(0.5, 0.5), size: SIMD2(part, part))
                        return .clip(.roundedRect(window, radius: part * side / 2 * (1 - way * way)))
                            .opacity(min(max(4 * way - 0.02, 0), 1))
                    })
            }
            return Choreography(
                foreground: .pieces(pieces), background: .to(.shade(0.26).scale(1.04), until: 0.8))
        }
    }
}
