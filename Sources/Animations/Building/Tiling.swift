import TransitionCore

/// A screen cut into tiles that know their place among the others.
struct Tiling {
    /// One part of the screen.
    struct Tile {
        /// Its number, row by row.
        var index: Int
        /// How many tiles are before it in its row.
        var column: Int
        /// How many rows are above it.
        var row: Int
        /// Where it is, in unit coordinates of the screen.
        var rect: UnitRect

        /// Its middle, in unit coordinates of the screen.
        var center: SIMD2<Double> { SIMD2(rect.x + rect.width / 2, rect.y + rect.height / 2) }
        /// Whether it is a dark square, if those of a chessboard begin with a dark one.
        var isDark: Bool { (column + row) % 2 == 0 }
    }

    /// How many there are across.
    let columns: Int
    /// How many there are down.
    let rows: Int
    /// All of them, row by row.
    let tiles: [Tile]

    /// So many columns and rows, at least one of each.
    init(columns: Int = 1, rows: Int = 1, in scene: TransitionScene) {
        let (columns, rows) = (max(columns, 1), max(rows, 1))
        self.columns = columns
        self.rows = rows
        tiles = Parts.tiles(columns: columns, rows: rows, in: scene).enumerated().map { index, rect in
            Tile(index: index, column: index % columns, row: index / columns, rect: rect)
        }
    }

    /// Tiles that are about square, so many along the shorter side; at most three times as many along the longer one.
    init(shorterSide count: Int, in scene: TransitionScene) {
        let shorter = min(scene.width, scene.height)
        let ratio = shorter > 0 ? min(max(scene.width, scene.height) / shorter, 3) : 1
        let other = Int((Double(count) * ratio).rounded())
        let isUpright = scene.width <= scene.height
        self.init(columns: isUpright ? count : other, rows: isUpright ? other : count, in: scene)
    }
}
