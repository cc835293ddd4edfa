import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// Large tiles turn in a slightly slanting wave, row by row, and show the new screen on their other side.
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
            let isUpright = tiling.rows >= tiling.columns
            // The wave runs along the longer side. A row begins one step after the one before it, a tile 0.3 steps after
            // its neighbour. A tile takes 2.8 steps, so that few rows turn at the same time.
            let (slant, life) = (0.3, 2.8)
            let (along, across) = isUpright ? (tiling.rows, tiling.columns) : (tiling.columns, tiling.rows)
            let step = 1 / (Double(along - 1) + slant * Double(across - 1) + life)
            @Sendable func smooth(_ way: Double) -> Double {
                let way = min(max(way, 0), 1)
                return way * way * (3 - 2 * way)
            }
            func side(isNew: Bool) -> [Piece] {
                tiling.tiles.map { tile in
                    let (line, place) = isUpright ? (tile.row, tile.column) : (tile.column, tile.row)
                    let begin = step * (Double(line) + slant * Double(place))
                    return Piece(
                        tile.rect,
                        .curve { progress in
                            let way = min(max((progress - begin) / (life * step), 0), 1)
                            // It first shrinks within its place and becomes a card, then turns, then grows together with
                            // its neighbours.
                            let apart = min(way / 0.22, (1 - way) / 0.22, 1)
                            // Fast where tiles touch: thin seams are seen for a moment only.
                            let card = apart * (2 - apart)
                            let turned = 180 * smooth((way - 0.18) / 0.64)
                            let sine = sin(turned * .pi / 180)
                            return .facing(.leading, degrees: isNew ? max(turned, 90) - 180 : min(turned, 90))
                                .scale(1 - 0.12 * card).cornerRadius(16 * card).shade((isNew ? 0.1 : 0.22) * sine)
                                .shadow(opacity: max(0.26 * card - 0.02, 0), radius: 8, dy: 3)
                                .opacity(min(max((isNew ? turned - 90 : 90 - turned) / 2, 0), 1))
                        })
                }
            }
            // A distant eye: a turning tile keeps to its place.
            return Choreography(
                foreground: .pieces(side(isNew: true)), background: .pieces(side(isNew: false)),
                front: .background, backdrop: scene.surround, eyeDistance: 4 * max(scene.longerSide, 1))
        }
    }
}
