import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The old screen bursts into tiles, which scatter from the place that was touched.
    @_alwaysEmitIntoClient
    public static var explode: Self { explode(tiles: 7) }

    /// The old screen bursts into tiles, the given number along the shorter side.
    ///
    /// - Parameter tiles: The number of tiles along the container's shorter side, 2 to 7.
    @_alwaysEmitIntoClient
    public static func explode(tiles: Int) -> Self {
        let tiles = min(max(tiles, 2), 7)
        return Self(
            "explode", tags: [.pieces, .show, .threeD, .tiles], duration: 0.6,
            // A burst is fastest at its start.
            timing: .curve(0.3, 0.4, 0.7, 0.9),
            "The old screen bursts into tiles from one point, which fly off to all sides.",
            settings: [.count("tiles", tiles, in: 2...7) { .explode(tiles: $0) }]
        ) { scene in
            // The burst begins at the source; without a source, in the middle. Its wave runs outwards and releases each
            // tile once. Tiles are drawn from the farthest to the nearest one.
            let size = SIMD2(max(scene.width, 1), max(scene.height, 1))
            let tiles = Tiling(shorterSide: tiles, in: scene).tiles.map { tile in
                let away = (tile.center - scene.focus) * size
                return (tile, away, distance: (away * away).sum().squareRoot())
            }.sorted { $0.distance > $1.distance }
            let (farthest, span) = (max(tiles.first?.distance ?? 1, 1), 0.36)
            let reach = 0.16 * scene.longerSide
            let pieces = tiles.map { tile, away, distance in
                func random(_ salt: Int) -> Double { Scatter.signed(tile.index, salt: salt) }
                let out = away / farthest + SIMD2(random(3), random(4)) * 0.12
                let way = out / max((out * out).sum().squareRoot(), 1e-3)
                let start = (1 - span) * distance / farthest
                let axis = Pose.Axis(x: -way.y, y: way.x, z: 0.5 * random(1))
                let far = 1 + 0.3 * random(2)
                return Piece(
                    tile.rect,
                    .curve { progress in
                        let time = min(max((progress - start) / span, 0), 1)
                        // It gets small and pale before it can cover much.
                        let flown = time * (1.5 - 0.5 * time) * far
                        return .offset(dx: way.x * reach * flown, dy: way.y * reach * flown, depth: reach * flown)
                            .rotation(degrees: 80 * flown, axis: axis).scale(1 - 0.75 * time).opacity(1 - time * time)
                    })
            }
            return Choreography(
                foreground: .from(.shade(0.2), until: 0.85), background: .pieces(pieces), front: .background)
        }
    }
}
