import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The new screen opens in small squares, which grow together in a ring that widens from the place that was touched.
    @_alwaysEmitIntoClient
    public static var mosaic: Self { mosaic(tiles: 7) }

    /// A mosaic with the given number of tiles along the shorter side.
    ///
    /// - Parameter tiles: The number of tiles along the container's shorter side, 3 to 8.
    @_alwaysEmitIntoClient
    public static func mosaic(tiles: Int) -> Self {
        let tiles = min(max(tiles, 3), 8)
        return Self(
            "mosaic", tags: [.clip, .pieces, .reveal, .show, .stagger, .tiles], duration: 0.6,
            timing: .curve(0.3, 0.4, 0.6, 1),
            "Small squares of the new screen grow together, in a ring that widens from where you touched.",
            settings: [.count("tiles", tiles, in: 3...8) { .mosaic(tiles: $0) }]
        ) { scene in
            let size = SIMD2(max(scene.width, 1), max(scene.height, 1))
            let focus = scene.focus
            // At most 16 rows or columns: each square needs a mask.
            let square = Tiling(shorterSide: tiles, in: scene)
            let tiling = Tiling(columns: min(square.columns, 16), rows: min(square.rows, 16), in: scene)
            let stones = tiling.tiles.map { stone in
                let away = (stone.center - focus) * size
                return (rect: stone.rect, distance: (away * away).sum().squareRoot())
            }
            let (nearest, span) = (stones.map(\.distance).min() ?? 0, 0.28)
            let farthest = max(stones.map(\.distance).max() ?? 1, nearest + 1)
            let pieces = stones.map { stone in
                let start = (1 - span) * (stone.distance - nearest) / (farthest - nearest)
                // Each is a window: the picture in it stays in its place. Windows overlap a little in the end, because
                // the old screen would shine through between them.
                return Piece(
                    stone.rect.widened(by: 1, of: size),
                    .curve { progress in
                        let side = min(max((progress - start) / span, 0), 1)
                        return .clip(.rect(UnitRect(around: SIMD2(0.5, 0.5), size: SIMD2(side, side))))
                    })
            }
            return Choreography(
                foreground: .pieces(pieces), background: .to(.shade(0.3).scale(1.04), until: 0.8))
        }
    }
}
