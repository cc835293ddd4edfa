import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The old screen bursts into large tiles, which fly off to all sides from the place that was touched.
    @_alwaysEmitIntoClient
    public static var explode: Self { explode(tiles: 3) }

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
            // The burst begins at the source; without a source, in the middle. Tiles are drawn from the farthest to the
            // nearest one.
            let size = SIMD2(max(scene.width, 1), max(scene.height, 1))
            let tiles = Tiling(shorterSide: tiles, in: scene).tiles.map { tile in
                let away = (tile.center - scene.focus) * size
                return (tile, away, distance: (away * away).sum().squareRoot())
            }.sorted { $0.distance > $1.distance }
            let farthest = max(tiles.first?.distance ?? 1, 1)
            let length = scene.longerSide
            let pieces = tiles.map { tile, away, distance in
                // All fly straight away from the source, and the farther ones faster: none passes through another.
                let way = distance < 1 ? SIMD2(0, -1) : away / distance
                // A tile near the source comes nearer to the viewer, turns farther and gets darker.
                let force = 1 - 0.5 * distance / farthest
                let axis = Pose.Axis(x: -way.y, y: way.x, z: 0.3 * Scatter.signed(tile.index))
                return Piece(
                    tile.rect,
                    .curve { progress in
                        let flown = length * 0.33 * progress * (0.3 + 0.7 * progress)
                        let gap = min(6 * progress, 1)
                        let far = flown + 0.4 * distance * progress * (0.4 + 0.6 * progress)
                        return .offset(dx: way.x * far, dy: way.y * far, depth: 0.38 * length * force * progress)
                            .rotation(degrees: 66 * force * progress, axis: axis).shade(0.3 * force * progress)
                            .cornerRadius(14 * gap)
                            .shadow(opacity: max((scene.isDark ? 0.6 : 0.3) * gap - 0.02, 0), radius: 10, dy: 4)
                            .opacity(min((1 - progress) / 0.25, 1))
                    })
            }
            // Under the tiles lies first the new screen's ground, then its content: no text shows through the cracks.
            let light = Motion.from(.shade(scene.isDark ? 0.7 : 0.14))
            let new =
                Ground.pieces(of: scene, light) + [Piece(.full, .from(.opacity(0), after: 0.12, until: 0.6), light)]
            return Choreography(
                foreground: .pieces(new), background: .pieces(pieces), front: .background, backdrop: scene.surround)
        }
    }
}
