import Foundation
import TransitionCore

/// The ground of a mosaic. Stones are laid from its middle outwards, those at the same distance together.
@usableFromInline struct MosaicGround: Sendable {
    /// A stone and its timing.
    @usableFromInline struct Stone: Sendable {
        /// The place of the stone.
        @usableFromInline let tile: Tiling.Tile
        /// The progress at which the stone appears.
        @usableFromInline let start: Double
        /// The progress at which the stone has fallen. From then on it lies on the ground.
        @usableFromInline let end: Double

        @_alwaysEmitIntoClient
        init(tile: Tiling.Tile, start: Double, end: Double) { (self.tile, self.start, self.end) = (tile, start, end) }
    }

    /// All stones, in the order of laying.
    @usableFromInline let stones: [Stone]
    @usableFromInline let isUpright: Bool

    /// Creates a ground for the stones of a tiling.
    ///
    /// - Parameters:
    ///   - tiling: The places of the stones.
    ///   - starts: The progresses at which a stone in the middle and one in a corner appear.
    ///   - span: The length of each stone's fall, as a fraction of the progress.
    @_alwaysEmitIntoClient
    init(stones tiling: Tiling, laying starts: ClosedRange<Double>, settling span: Double) {
        let middle = SIMD2(Double(tiling.columns - 1), Double(tiling.rows - 1)) / 2
        func distance(_ tile: Tiling.Tile) -> Double {
            let away = SIMD2(Double(tile.column), Double(tile.row)) - middle
            return (away * away).sum().squareRoot()
        }
        let nearest = tiling.tiles.map(distance).min() ?? 0
        let farthest = max((middle * middle).sum().squareRoot(), nearest + 1e-6)
        stones = tiling.tiles.map { tile in
            let part = (distance(tile) - nearest) / (farthest - nearest)
            let start = starts.lowerBound + (starts.upperBound - starts.lowerBound) * part
            return Stone(tile: tile, start: start, end: start + span)
        }.sorted { $0.start < $1.start }
        isUpright = tiling.columns <= tiling.rows
    }

    /// Returns the screen under the stones, in strips along its longer side. Each strip grows with the stones on it,
    /// and these stones hide the ends of the strip.
    @_alwaysEmitIntoClient
    func beds(in scene: TransitionScene) -> [Piece] {
        let lines = Dictionary(grouping: stones) { isUpright ? $0.tile.column : $0.tile.row }
        return lines.sorted { $0.key < $1.key }.map { _, line in
            let first = line[0].tile.rect
            let strip = UnitRect.strip(
                from: isUpright ? first.x : first.y,
                to: isUpright ? first.x + first.width : first.y + first.height, isUpright: isUpright)
            let parts = line.map { stone in
                let rect = stone.tile.rect
                return (
                    end: stone.end, from: isUpright ? rect.y : rect.x, length: isUpright ? rect.height : rect.width
                )
            }
            return Piece(
                strip.widened(by: 1, of: SIMD2(max(scene.width, 1), max(scene.height, 1))),
                .curve { progress in
                    // The stones on both sides of the middle.
                    var (before, after) = (0.0, 0.0)
                    for part in parts {
                        let laid = part.length * min(max((progress - part.end) / 0.03 + 1, 0), 1)
                        let share = min(max((0.5 - part.from) / part.length, 0), 1)
                        (before, after) = (before + share * laid, after + (1 - share) * laid)
                    }
                    return .clip(.rect(.strip(from: 0.5 - before, to: 0.5 + after, isUpright: !isUpright)))
                })
        }
    }
}
