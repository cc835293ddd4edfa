import TransitionCore

/// A screen divided into tiles. Each tile has its number, its column and its row.
@usableFromInline struct Tiling {
    /// One part of the screen.
    @usableFromInline struct Tile: Sendable {
        /// The tile's number, row by row.
        @usableFromInline let index: Int
        /// The number of tiles before it in its row.
        @usableFromInline let column: Int
        /// The number of rows above it.
        @usableFromInline let row: Int
        /// The tile's place in the order row by row: 0 for the first tile, 1 for the last.
        @usableFromInline let order: Double
        /// The tile's rectangle, in unit coordinates of the screen.
        @usableFromInline let rect: UnitRect

        @_alwaysEmitIntoClient
        init(index: Int, column: Int, row: Int, order: Double, rect: UnitRect) {
            (self.index, self.column, self.row, self.order, self.rect) = (index, column, row, order, rect)
        }

        /// The tile's centre, in unit coordinates of the screen.
        @_alwaysEmitIntoClient
        var center: SIMD2<Double> { rect.center }
        /// The corner of the screen nearest to the tile.
        @_alwaysEmitIntoClient
        var corner: TransitionCorner {
            center.y < 0.5
                ? (center.x < 0.5 ? .topLeading : .topTrailing) : center.x < 0.5 ? .bottomLeading : .bottomTrailing
        }
        /// Whether the tile is a dark square of a chessboard that begins with a dark one.
        @_alwaysEmitIntoClient
        var isDark: Bool { (column + row) % 2 == 0 }
    }

    /// The number of columns.
    @usableFromInline let columns: Int
    /// The number of rows.
    @usableFromInline let rows: Int
    /// All tiles, row by row.
    @usableFromInline let tiles: [Tile]

    /// Creates a tiling with these numbers of columns and rows; at least one of each.
    @_alwaysEmitIntoClient
    init(columns: Int = 1, rows: Int = 1, in scene: TransitionScene) {
        let (columns, rows) = (max(columns, 1), max(rows, 1))
        self.columns = columns
        self.rows = rows
        let rects = Parts.tiles(columns: columns, rows: rows, in: scene)
        tiles = rects.enumerated().map { index, rect in
            let (column, row) = (index % columns, index / columns)
            return Tile(
                index: index, column: column, row: row, order: Double(index) / Double(max(rects.count - 1, 1)),
                rect: rect)
        }
    }

    /// Creates strips that are side by side in the direction of an edge. The first strip is at the leading or the top
    /// edge.
    @_alwaysEmitIntoClient
    init(strips: Int, toward edge: TransitionEdge, in scene: TransitionScene) {
        self.init(columns: edge.isHorizontal ? strips : 1, rows: edge.isHorizontal ? 1 : strips, in: scene)
    }

    /// Creates nearly square tiles: `count` along the shorter side, and at most three times as many along the longer
    /// side.
    @_alwaysEmitIntoClient
    init(shorterSide count: Int, in scene: TransitionScene) {
        let shorter = min(scene.width, scene.height)
        let ratio = shorter > 0 ? min(scene.longerSide / shorter, 3) : 1
        let other = Int((Double(count) * ratio).rounded())
        let isUpright = scene.width <= scene.height
        self.init(columns: isUpright ? count : other, rows: isUpright ? other : count, in: scene)
    }

    /// Returns a track that shows the screen in these tiles, each with its own motions.
    @_alwaysEmitIntoClient
    func pieces(_ track: (Tile) -> Choreography.Track) -> Choreography.Track {
        .pieces(tiles.map { Piece($0.rect, motions: track($0).motions) })
    }
}
