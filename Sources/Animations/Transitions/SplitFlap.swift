import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The screen is a split-flap board, as in a railway station: flaps fall from row to row and show the new screen.
    @_alwaysEmitIntoClient
    public static var splitFlap: Self { splitFlap(columns: 3) }

    /// A split-flap board with the given number of columns.
    ///
    /// - Parameter columns: The number of flaps side by side, 1 to 4.
    @_alwaysEmitIntoClient
    public static func splitFlap(columns: Int) -> Self {
        let columns = min(max(columns, 1), 4)
        return Self(
            "splitFlap", tags: [.machine, .pieces, .show, .stagger, .tiles], duration: 0.8,
            timing: .curve(0.25, 0.1, 0.5, 1),
            "The screen is a split-flap board, as in a railway station: its flaps fall and show the new screen.",
            settings: [.count("columns", columns, in: 1...4) { .splitFlap(columns: $0) }]
        ) { scene in
            let board = Tiling(columns: columns, rows: 6, in: scene)
            func start(_ tile: Tiling.Tile) -> Double {
                0.6 * (Double(tile.row) + 0.6 * Scatter.fraction(tile.index)) / (Double(board.rows - 1) + 0.6)
            }
            // The upper flap of the old screen falls forward until it is on edge. Then its back, which is the lower
            // flap of the new screen, falls on. The new upper half is seen above the falling flap.
            let span = 0.4
            let size = SIMD2(max(scene.width, 1), max(scene.height, 1))
            var (old, new): ([Piece], [Piece]) = ([], [])
            for tile in board.tiles {
                let (begin, rect) = (start(tile), tile.rect)
                let (half, end) = (begin + span / 2, begin + span)
                let upper = UnitRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height / 2)
                let lower = UnitRect(
                    x: rect.x, y: rect.y + rect.height / 2, width: rect.width, height: rect.height / 2)
                let gone = Motion.from(.rest, to: .opacity(0), after: half, until: half + 0.004)
                // Those that stay overlap a little, because the board would shine through between them.
                let (wide, broad) = (upper.widened(by: 1, of: size), lower.widened(by: 1, of: size))
                let come = Motion.from(.opacity(0), after: half - 0.004, until: half)
                old += [
                    Piece(lower, .to(.shade(0.3), after: half, until: end)),
                    Piece(
                        upper, .to(.hinged(on: .bottom, degrees: 90).shade(0.4), after: begin, until: half), gone),
                ]
                new += [
                    Piece(
                        wide,
                        .curve { progress in
                            let way = min(max((progress - begin) / (span / 2), 0), 1)
                            let seen = 1 - cos(way * .pi / 2)
                            return .clip(.rect(UnitRect(x: 0, y: 0, width: 1, height: seen))).shade(0.3 * (1 - way))
                        }),
                    Piece(
                        broad, .from(.hinged(on: .top, degrees: 90).shade(0.4), after: half, until: end), come),
                ]
            }
            return Choreography(
                foreground: .pieces(new), background: .pieces(old), backdrop: scene.surround,
                eyeDistance: 6 * max(scene.longerSide, 1))
        }
    }
}
