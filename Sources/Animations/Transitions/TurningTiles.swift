import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// Large tiles turn in a diagonal wave and show the new screen on their other side.
    @_alwaysEmitIntoClient
    public static var turningTiles: Self { turningTiles(tiles: 3) }

    /// Tiles that turn, with the given number of tiles along the shorter side.
    ///
    /// - Parameter tiles: The number of tiles along the container's shorter side, 2 to 5.
    @_alwaysEmitIntoClient
    public static func turningTiles(tiles: Int) -> Self {
        let tiles = min(max(tiles, 2), 5)
        return Self(
            "turningTiles", tags: [.pieces, .show, .threeD, .tiles], duration: 0.65, timing: .curve(0.4, 0.35, 0.7, 1),
            "Tiles turn in a wave across the screen, with the new one on their other side.",
            settings: [.count("tiles", tiles, in: 2...5) { .turningTiles(tiles: $0) }]
        ) { scene in
            let tiling = Tiling(shorterSide: tiles, in: scene)
            // The tiles of a diagonal turn together. A diagonal begins one step after the one before it, and a tile takes
            // 2.4 steps, so that few diagonals turn at the same time.
            let life = 2.4
            let step = 1 / (Double(tiling.columns + tiling.rows - 2) + life)
            func side(isNew: Bool) -> [Piece] {
                tiling.tiles.map { tile in
                    let begin = step * Double(tile.column + tile.row)
                    return Piece(
                        tile.rect,
                        .curve { progress in
                            let way = min(max((progress - begin) / (life * step), 0), 1)
                            let turned = 180 * way * way * (3 - 2 * way)
                            let sine = sin(turned * .pi / 180)
                            // A little smaller as it turns, so that it keeps to its place.
                            let pose = Pose.facing(
                                .leading, degrees: isNew ? max(turned, 90) - 180 : min(turned, 90)
                            )
                            .scale(1 - 0.06 * sine)
                            .opacity(min(max((isNew ? turned - 90 : 90 - turned) / 2, 0), 1))
                            // On dark screens only its rim separates a tile from those behind it.
                            return scene.isDark
                                ? pose.shadow(opacity: max(0.7 * min(3 * sine, 1) - 0.02, 0), radius: 0)
                                : pose.shade((isNew ? 0.1 : 0.2) * sine)
                        })
                }
            }
            // Beside a turning tile the new screen's ground is seen in the shade, so that no hole opens. Dark tiles turn
            // before a lighter stage. A distant eye: a turning tile keeps to its place.
            let ground = scene.isDark ? [] : Ground.pieces(of: scene, .from(.shade(0.3)))
            return Choreography(
                foreground: .pieces(ground + side(isNew: true)),
                background: .pieces(side(isNew: false)), front: .background, backdrop: scene.surround,
                eyeDistance: 8 * max(scene.longerSide, 1))
        }
    }
}
