import TransitionCore

/// The container is a grid of windows; in each of them the new screen pushes the old one out, across and up in turns.
public struct BlockSlideAnimator: TransitionAnimator {
    /// The number of windows along the container's shorter side.
    public let blocks: Int

    /// A grid with 2 to 4 windows along the shorter side.
    public init(blocks: Int = 3) { self.blocks = min(max(blocks, 2), 4) }

    /// What the catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "blockSlide",
            title: "Block slide",
            summary:
                "In a grid of windows the new screen pushes the old one out, across and up in turns.",
            tags: ["pieces", "clip", "push"]
        )
    }

    /// Seconds.
    public var duration: Double { 0.75 }
    /// Slow at both ends.
    public var timing: Timing { .easeInOut }

    /// The way in, in a wave from corner to corner. A block's clip moves against the block, so that the window stays where it is.
    public func choreography(in scene: TransitionScene) -> Choreography {
        let tiling = Tiling(shorterSide: blocks, in: scene)
        let last = Double(tiling.columns + tiling.rows - 2)
        // A hair more than the window, for light would come through between smoothed edges.
        let open = UnitRect(x: -0.02, y: -0.02, width: 1.04, height: 1.04)
        func pieces(isNew: Bool) -> [Piece] {
            tiling.tiles.map { tile in
                let edge: TransitionEdge = tile.isDark ? .trailing : .bottom
                let start = 0.5 * Double(tile.column + tile.row) / last
                // The new part begins a block's length towards the edge, the old one ends as far away from it.
                let (x, y) = (isNew ? edge.x : -edge.x, isNew ? edge.y : -edge.y)
                var shut = open
                if x != 0 {
                    (shut.x, shut.width) = (x < 0 ? 1 : 0, 0)
                } else {
                    (shut.y, shut.height) = (y < 0 ? 1 : 0, 0)
                }
                let away = Pose.offset(x: x * tile.rect.width, y: y * tile.rect.height)
                    .clip(.roundedRect(shut, radius: 0))
                let rest = Pose.clip(.roundedRect(open, radius: 0))
                return Piece(
                    tile.rect,
                    .keyframes([
                        .at(start, isNew ? away : rest, easing: .easeInOut),
                        .at(start + 0.5, isNew ? rest : away),
                    ])
                )
            }
        }
        return Choreography(
            foreground: .init(pieces: pieces(isNew: true)),
            background: .init(pieces: pieces(isNew: false)),
            backdrop: .black
        )
    }
}

extension TransitionAnimator where Self == BlockSlideAnimator {
    /// In a grid of windows the new screen pushes the old one out.
    public static var blockSlide: BlockSlideAnimator { BlockSlideAnimator() }

    /// A grid with so many windows along the shorter side.
    public static func blockSlide(blocks: Int) -> BlockSlideAnimator { BlockSlideAnimator(blocks: blocks) }
}
