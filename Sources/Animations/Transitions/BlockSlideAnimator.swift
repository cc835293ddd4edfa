import TransitionCore

/// The container is a grid of windows; in each of them the new screen pushes the old one out, across and up in turns.
public struct BlockSlideAnimator: TransitionAnimator {
    /// The number of windows along the container's shorter side.
    public let blocks: Int

    /// A grid with 2 to 4 windows along the shorter side.
    public init(blocks: Int = 3) { self.blocks = min(max(blocks, 2), 4) }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "blockSlide", title: "Block slide", tags: [.clip, .pieces, .tiles],
            summary: "In a grid of windows the new screen pushes the old one out, across and up in turns.")
    }
    public var duration: Double { 0.75 }
    public var timing: Timing { .easeInOut }
    public var settings: [AnimatorSetting] { [.count("blocks", blocks, in: 2...4) { Self(blocks: $0) }] }

    public func choreography(in scene: TransitionScene) -> Choreography {
        let tiling = Tiling(shorterSide: blocks, in: scene)
        let whole = Pose.clip(.rect(.overlapping))
        /// The pose of a block just beyond an edge of its window. Its clip moves the opposite way, so that the window
        /// stays where it is.
        func away(_ tile: Tiling.Tile, beyond edge: TransitionEdge) -> Pose {
            .offset(x: edge.x * tile.rect.width, y: edge.y * tile.rect.height)
                .clip(.rect(UnitRect.overlapping.shut(at: edge.isStart ? 1 : 0, toward: edge)))
        }
        func moving(_ tile: Tiling.Tile, from start: Pose, to end: Pose) -> Choreography.Track {
            .from(start, to: end, after: 0.5 * tile.wave, until: 0.5 * tile.wave + 0.5, easing: .easeInOut)
        }
        return Choreography(
            foreground: tiling.pieces {
                moving($0, from: away($0, beyond: $0.isDark ? .trailing : .bottom), to: whole)
            },
            background: tiling.pieces { moving($0, from: whole, to: away($0, beyond: $0.isDark ? .leading : .top)) },
            backdrop: .black)
    }
}

extension TransitionAnimator where Self == BlockSlideAnimator {
    /// In a grid of windows the new screen pushes the old one out.
    public static var blockSlide: Self { Self() }
    /// A grid with the given number of windows along the shorter side.
    public static func blockSlide(blocks: Int) -> Self { Self(blocks: blocks) }
}
