import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// Tiles turn in a slanting wave from the top leading corner, and show the new screen on their other side.
    @_alwaysEmitIntoClient
    public static var turningTiles: Self { turningTiles(tiles: 4) }

    /// Tiles that turn, with the given number of tiles along the shorter side.
    ///
    /// - Parameter tiles: The number of tiles along the container's shorter side, 2 to 5.
    @_alwaysEmitIntoClient
    public static func turningTiles(tiles: Int) -> Self {
        let tiles = min(max(tiles, 2), 5)
        return Self(
            "turningTiles", tags: [.pieces, .show, .threeD, .tiles], duration: 0.65, timing: .curve(0.3, 0.3, 0.5, 1),
            "Tiles turn in a wave across the screen, with the new one on their other side.",
            settings: [.count("tiles", tiles, in: 2...5) { .turningTiles(tiles: $0) }]
        ) { scene in
            let tiling = Tiling(shorterSide: tiles, in: scene)
            let (span, last) = (0.22, Double(max(tiling.columns + tiling.rows - 2, 1)))
            let size = SIMD2(max(scene.width, 1), max(scene.height, 1))
            func side(isNew: Bool) -> [Piece] {
                tiling.tiles.reversed().map { tile in
                    let begin = (1 - span) * Double(tile.row + tile.column) / last
                    return Piece(
                        tile.rect.widened(by: 0.5, of: size),
                        .curve { progress in
                            let way = min(max((progress - begin) / span, 0), 1)
                            let turned = 180 * way * way * (3 - 2 * way)
                            let sine = sin(turned * .pi / 180)
                            return .facing(.leading, degrees: isNew ? max(turned, 90) - 180 : min(turned, 90))
                                .shade((isNew ? 0.05 : 0.18) * sine)
                                .opacity(min(max((isNew ? turned - 90 : 90 - turned) / 2, 0), 1))
                        })
                }
            }
            // Under the tiles lies the ground of the new screen in the shade: no hole, and no second text in a gap.
            let ground = Ground.pieces(of: scene, .fixed(.shade(0.06)))
            // A distant eye: a turning tile keeps to its place.
            return Choreography(
                foreground: .pieces(ground + side(isNew: true)), background: .pieces(side(isNew: false)),
                front: .background, eyeDistance: 4 * max(scene.longerSide, 1))
        }
    }
}
