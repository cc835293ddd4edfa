import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// Tiles turn in a wave from the top leading corner, and show the new screen on their other side.
    @_alwaysEmitIntoClient
    public static var turningTiles: Self { turningTiles(tiles: 2) }

    /// Tiles that turn, with the given number of tiles along the shorter side.
    ///
    /// - Parameter tiles: The number of tiles along the container's shorter side, 2 to 5.
    @_alwaysEmitIntoClient
    public static func turningTiles(tiles: Int) -> Self {
        let tiles = min(max(tiles, 2), 5)
        return Self(
            "turningTiles", tags: [.pieces, .show, .threeD, .tiles], duration: 0.65, timing: .curve(0.3, 0.25, 0.4, 1),
            "Tiles turn in a wave across the screen, with the new one on their other side.",
            settings: [.count("tiles", tiles, in: 2...5) { .turningTiles(tiles: $0) }]
        ) { scene in
            let tiling = Tiling(shorterSide: tiles, in: scene)
            let (span, isUpright) = (0.42, tiling.columns <= tiling.rows)
            // The place in the wave, which runs along the longer side and half as fast across.
            func place(_ row: Int, _ column: Int) -> Double {
                isUpright ? Double(row) + 0.5 * Double(column) : Double(column) + 0.5 * Double(row)
            }
            let last = max(place(tiling.rows - 1, tiling.columns - 1), 1)
            let size = SIMD2(max(scene.width, 1), max(scene.height, 1))
            // Each is a card with rounded corners while it turns. Those that turn later are drawn first, because a
            // turning tile reaches a little over its neighbours.
            func side(isNew: Bool) -> [Piece] {
                tiling.tiles.reversed().map { tile in
                    let begin = (1 - span) * place(tile.row, tile.column) / last
                    return Piece(
                        tile.rect.widened(by: 1, of: size),
                        .curve { progress in
                            let way = min(max((progress - begin) / span, 0), 1)
                            let turned = 180 * way * way * (3 - 2 * way)
                            let sine = sin(turned * .pi / 180)
                            return .facing(.leading, degrees: isNew ? max(turned, 90) - 180 : min(turned, 90))
                                .scale(1 - 0.08 * sine).cornerRadius(16 * min(3 * sine, 1)).shade(0.3 * sine)
                                .opacity(min(max((isNew ? turned - 90 : 90 - turned) / 2, 0), 1))
                        })
                }
            }
            // Behind the cards lies the ground of the old screen in the dark.
            let ground = Ground.pieces(of: scene, .fixed(.shade(0.7)))
            return Choreography(
                foreground: .pieces(side(isNew: true)),
                background: .pieces([Piece(.full, .fixed(.shade(0.8)))] + ground + side(isNew: false)),
                eyeDistance: 1.5 * max(scene.longerSide, 1))
        }
    }
}
