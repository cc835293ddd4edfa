import TransitionCore

/// Large blocks of the new screen slide in over the old one, the rows from both sides in turns: one block in each row,
/// and then the next.
public struct BlockSlideAnimator: TransitionAnimator {
    /// The number of blocks along the container's shorter side.
    public let blocks: Int

    /// Rows of blocks: 2 to 4 along the shorter side.
    public init(blocks: Int = 2) { self.blocks = min(max(blocks, 2), 4) }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "blockSlide", title: "Block slide", tags: [.pieces, .stagger, .tiles],
            summary: "Large blocks of the new screen slide in, a block in each row in turn, the rows from both sides.")
    }
    public var duration: Double { 0.75 }
    public var timing: Timing { .easeInOut }
    public var settings: [AnimatorSetting] { [.count("blocks", blocks, in: 2...4) { Self(blocks: $0) }] }

    public func choreography(in scene: TransitionScene) -> Choreography {
        let (isUpright, longer) = (scene.width <= scene.height, 3 * blocks / 2)
        let tiling = Tiling(columns: isUpright ? blocks : longer, rows: isUpright ? longer : blocks, in: scene)
        let size = SIMD2(max(scene.width, 100), max(scene.height, 100))
        let last = 0.97 - BlockSlide.span
        let rows = (0..<tiling.rows).map { row in
            let isFirst = row.isMultiple(of: 2)
            // The block with the longest way goes first, in each row, so that what is left of the old screen is wide.
            let tiles = tiling.tiles[row * tiling.columns..<(row + 1) * tiling.columns]
            let slides = (isFirst ? Array(tiles) : tiles.reversed()).enumerated().map { place, tile in
                let order = Double(place * tiling.rows + row) / Double(max(tiling.tiles.count - 1, 1))
                return BlockSlide(block: tile.rect, isFromTrailing: isFirst, start: last * order, size: size)
            }
            return (
                new: slides.map(\.piece),
                // Nothing of the old screen is behind a block, so that the backdrop is its rim.
                old: slides.indices.map { slides[$0].gap(after: $0 > 0 ? slides[$0 - 1] : nil) }
            )
        }
        return Choreography(
            foreground: .pieces(rows.reversed().flatMap(\.new)),
            background: .pieces(rows.flatMap(\.old), riding: .to(.shade(0.2), until: 0.8)), backdrop: .metal)
    }
}

extension TransitionAnimator where Self == BlockSlideAnimator {
    /// Large blocks of the new screen slide in, a block in each row in turn, the rows from both sides.
    public static var blockSlide: Self { Self() }
    /// Rows of blocks, the given number along the shorter side.
    public static func blockSlide(blocks: Int) -> Self { Self(blocks: blocks) }
}
