import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The screen is a split-flap board, as in a railway station: one flap after the other falls and shows the new
    /// screen.
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
            timing: .curve(0.3, 0.25, 0.7, 0.95),
            "The screen is a split-flap board, as in a railway station: its flaps fall and show the new screen.",
            settings: [.count("columns", columns, in: 1...4) { .splitFlap(columns: $0) }]
        ) { scene in
            // Two boards on an upright screen, each with a flap of a quarter of the screen.
            let board = Tiling(columns: columns, rows: scene.height > scene.width ? 2 : 1, in: scene)
            // From the top to the bottom; in a row, from the leading to the trailing side. A flap begins when the one
            // before it is on edge.
            let aside = columns > 1 ? 0.7 : 0
            let steps = Double(board.rows - 1) + aside
            let span = steps > 0 ? 0.64 : 1
            let size = SIMD2(max(scene.width, 1), max(scene.height, 1))
            let eye = 0.9 * max(scene.longerSide, 1)
            var (old, new): ([Piece], [Piece]) = ([], [])
            for tile in board.tiles {
                let order = Double(tile.row) + (columns > 1 ? aside * Double(tile.column) / Double(columns - 1) : 0)
                let flap = FallingFlap(
                    tile: tile, start: steps > 0 ? (1 - span) * order / steps : 0, span: span, size: size, eye: eye,
                    isDark: scene.isDark)
                old += flap.old
                new += flap.new
            }
            return Choreography(
                foreground: .pieces(new), background: .pieces(old), backdrop: scene.surround, eyeDistance: eye)
        }
    }
}
