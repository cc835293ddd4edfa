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
            "splitFlap", tags: [.machine, .pieces, .show, .stagger, .tiles], duration: 0.7,
            timing: .curve(0.3, 0.2, 0.6, 1),
            "The screen is a split-flap board, as in a railway station: its flaps fall and show the new screen.",
            settings: [.count("columns", columns, in: 1...4) { .splitFlap(columns: $0) }]
        ) { scene in
            let board = Tiling(columns: columns, rows: 5, in: scene)
            // One wave from the top to the bottom; in a row, from the leading to the trailing side.
            func start(_ tile: Tiling.Tile) -> Double {
                let aside = columns > 1 ? 0.7 * Double(tile.column) / Double(columns - 1) : 0
                return 0.74 * (Double(tile.row) + aside) / (Double(board.rows - 1) + (columns > 1 ? 0.7 : 0))
            }
            // The upper flap of the old screen falls forward until it is on edge. Then its back, which is the lower
            // flap of the new screen, falls on. The new upper half is seen above the falling flap.
            let span = 0.26
            let size = SIMD2(max(scene.width, 1), max(scene.height, 1))
            let eye = 20 * max(scene.longerSide, 1)
            var (old, new): ([Piece], [Piece]) = ([], [])
            for tile in board.tiles {
                let (begin, rect) = (start(tile), tile.rect)
                let (half, end) = (begin + span / 2, begin + span)
                let (upper, lower) = tile.halves
                let gone = Motion.from(.rest, to: .opacity(0), after: half, until: half + 0.004)
                // Those that stay overlap a little, because the board would shine through between them.
                let (wide, broad) = (upper.widened(by: 1, of: size), lower.widened(by: 1, of: size))
                let come = Motion.from(.opacity(0), after: half - 0.004, until: half)
                old += [
                    Piece(lower, .to(.shade(0.1), after: begin, until: half)),
                    Piece(
                        upper, .to(.hinged(on: .bottom, degrees: 90).shade(0.45), after: begin, until: half), gone),
                ]
                new += [
                    Piece(
                        wide,
                        .curve { progress in
                            let way = min(max((progress - begin) / (span / 2), 0), 1)
                            // The edge of the falling flap, as the eye in front of the container's middle sees it.
                            let (height, hinge) = (upper.height * size.y, (lower.y - 0.5) * size.y)
                            let near = eye / (eye - height * sin(way * .pi / 2))
                            let edge = (hinge - height * cos(way * .pi / 2)) * near + 0.5 * size.y
                            let seen = max(edge / size.y - wide.y, 0) * min(20 * way, 1) / wide.height
                            return .clip(
                                .rect(UnitRect(x: 0, y: 0, width: 1, height: min(seen + max(10 * way - 9, 0), 1)))
                            )
                            .shade(0.1 * (1 - way))
                        }),
                    Piece(
                        broad, .from(.hinged(on: .top, degrees: 90).shade(0.45), after: half, until: end), come),
                    Piece(
                        UnitRect(x: rect.x, y: lower.y - 1 / size.y, width: rect.width, height: 2 / size.y),
                        .fixed(.shade(1)),
                        .keyframes([
                            .at(begin, .opacity(0)), .at(begin + 0.05, .opacity(0.5)), .at(end - 0.05, .opacity(0.5)),
                            .at(end, .opacity(0)),
                        ])),
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
