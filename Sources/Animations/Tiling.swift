import Foundation
import TransitionCore

/// A screen cut along lines across and down. The lines lie on whole points where there are enough of them: an edge
/// between two pixels lets light through.
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
    private let across: [Double]
    private let down: [Double]

    /// So many columns and rows, at least one of each.
    init(columns: Int = 1, rows: Int = 1, in scene: TransitionScene) {
        self.columns = max(columns, 1)
        self.rows = max(rows, 1)
        across = Tiling.cuts(self.columns, across: scene.width)
        down = Tiling.cuts(self.rows, across: scene.height)
    }

    /// Tiles that are about square, so many along the shorter side; at most three times as many along the longer one.
    init(shorterSide count: Int, in scene: TransitionScene) {
        let shorter = min(scene.width, scene.height)
        let ratio = shorter > 0 ? min(max(scene.width, scene.height) / shorter, 3) : 1
        let other = Int((Double(count) * ratio).rounded())
        let isUpright = scene.width <= scene.height
        self.init(columns: isUpright ? count : other, rows: isUpright ? other : count, in: scene)
    }

    /// All of them, row by row.
    var tiles: [Tile] {
        (0..<columns * rows).map { index in
            let (column, row) = (index % columns, index / columns)
            let rect = UnitRect(
                x: across[column], y: down[row], width: across[column + 1] - across[column],
                height: down[row + 1] - down[row])
            return Tile(index: index, column: column, row: row, rect: rect)
        }
    }

    /// Where parts begin and end, as fractions of the length.
    private static func cuts(_ count: Int, across length: Double) -> [Double] {
        (0...count).map { index in
            let even = Double(index) / Double(count)
            return length >= 8 * Double(count) ? (even * length).rounded() / length : even
        }
    }
}

/// Numbers that look random and are always the same.
enum Scatter {
    /// From 0 up to 1, for a part's index; another salt gives other numbers.
    static func fraction(_ index: Int, salt: Int = 0) -> Double {
        var bits = UInt64(truncatingIfNeeded: index &+ 1) &* 0x9E37_79B9_7F4A_7C15
        bits ^= UInt64(truncatingIfNeeded: salt &+ 1) &* 0xD1B5_4A32_D192_ED03
        bits = (bits ^ (bits >> 31)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 29)) &* 0x94D0_49BB_1331_11EB
        return Double((bits ^ (bits >> 32)) >> 11) / Double(1 << 53)
    }

    /// From -1 up to 1.
    static func signed(_ index: Int, salt: Int = 0) -> Double { 2 * fraction(index, salt: salt) - 1 }
}
