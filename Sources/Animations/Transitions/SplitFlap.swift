import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The screen is a split-flap board, as in a railway station: flaps fall from row to row and show the new screen.
    @_alwaysEmitIntoClient
    public static var splitFlap: Self { splitFlap(columns: 1) }

    /// A split-flap board with the given number of columns.
    ///
    /// - Parameter columns: The number of flaps side by side, 1 to 4.
    @_alwaysEmitIntoClient
    public static func splitFlap(columns: Int) -> Self {
        let columns = min(max(columns, 1), 4)
        return Self(
            "splitFlap", tags: [.machine, .pieces, .show, .stagger, .tiles], duration: 0.65,
            timing: .curve(0.3, 0.25, 0.5, 1),
            "The screen is a split-flap board, as in a railway station: its flaps fall and show the new screen.",
            settings: [.count("columns", columns, in: 1...4) { .splitFlap(columns: $0) }]
        ) { scene in
            let board = Tiling(columns: columns, rows: 4, in: scene)
            // One wave from the top to the bottom; in a row, from the leading to the trailing side. Each flap falls for
            // half of the time, so that several are in the air.
            let span = 0.5
            func start(_ tile: Tiling.Tile) -> Double {
                let aside = columns > 1 ? 0.7 * Double(tile.column) / Double(columns - 1) : 0
                return (1 - span) * (Double(tile.row) + aside) / (Double(board.rows - 1) + (columns > 1 ? 0.7 : 0))
            }
            // The upper flap of the old screen falls forward until it is on edge. Then its back, which is the lower
            // flap of the new screen, falls on. The new upper half is seen above the falling flap.
            let size = SIMD2(max(scene.width, 1), max(scene.height, 1))
            let eye = 2.5 * max(scene.longerSide, 1)
            var (old, new): ([Piece], [Piece]) = ([], [])
            for tile in board.tiles {
                let begin = start(tile)
                let (upper, lower) = tile.halves
                // The angle of the flap, in radians: it falls faster and faster and is slowed down at the end.
                @Sendable func angle(_ progress: Double) -> Double {
                    let way = min(max((progress - begin) / span, 0), 1)
                    return .pi * way * way * (2.2 - 1.2 * way)
                }
                // Those that stay overlap a little, because the board would shine through between them.
                let (wide, broad) = (upper.widened(by: 1, of: size), lower.widened(by: 1, of: size))
                old += [
                    // The flap casts its shadow on the lower half.
                    Piece(lower, .curve { .shade(0.28 * sin(min(angle($0), .pi / 2))) }),
                    Piece(
                        upper,
                        .curve { progress in
                            let turned = min(angle(progress), .pi / 2)
                            return .hinged(on: .bottom, degrees: turned * 180 / .pi).shade(0.34 * sin(turned))
                                .opacity(min((.pi / 2 - turned) * 40, 1))
                        }),
                ]
                new += [
                    Piece(
                        wide,
                        .curve { progress in
                            let turned = min(angle(progress), .pi / 2)
                            // The edge of the falling flap, as the eye in front of the container's middle sees it.
                            let (height, hinge) = (upper.height * size.y, (lower.y - 0.5) * size.y)
                            let near = eye / (eye - height * sin(turned))
                            let edge = (hinge - height * cos(turned)) * near + 0.5 * size.y
                            let way = turned / (.pi / 2)
                            let seen = max(edge / size.y - wide.y, 0) * min(20 * way, 1) / wide.height
                            return .clip(
                                .rect(UnitRect(x: 0, y: 0, width: 1, height: min(seen + max(10 * way - 9, 0), 1)))
                            )
                            .shade(0.3 * (1 - way))
                        }),
                    Piece(
                        broad,
                        .curve { progress in
                            let turned = max(angle(progress), .pi / 2)
                            return .hinged(on: .top, degrees: 180 - turned * 180 / .pi).shade(0.45 * sin(turned))
                                .opacity(min((turned - .pi / 2) * 40, 1))
                        }),
                ]
            }
            return Choreography(
                foreground: .pieces(new), background: .pieces(old), backdrop: scene.surround, eyeDistance: eye)
        }
    }
}

extension Tiling.Tile {
    /// The upper and the lower half of the tile.
    @_alwaysEmitIntoClient
    var halves: (upper: UnitRect, lower: UnitRect) {
        let half = rect.height / 2
        return (
            UnitRect(x: rect.x, y: rect.y, width: rect.width, height: half),
            UnitRect(x: rect.x, y: rect.y + half, width: rect.width, height: half)
        )
    }
}
