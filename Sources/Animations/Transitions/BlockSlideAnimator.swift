import Foundation
import TransitionCore

/// The container is a grid of windows; in each of them the new screen slides over the old one, across and up in turns.
public struct BlockSlideAnimator: TransitionAnimator {
    /// The number of windows along the container's shorter side.
    public let blocks: Int

    /// A grid with 2 to 4 windows along the shorter side.
    public init(blocks: Int = 2) { self.blocks = min(max(blocks, 2), 4) }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "blockSlide", title: "Block slide", tags: [.clip, .pieces, .tiles],
            summary: "In a grid of windows the new screen slides over the old one, across and up in turns.")
    }
    public var duration: Double { 0.75 }
    public var timing: Timing { .easeInOut }
    public var settings: [AnimatorSetting] { [.count("blocks", blocks, in: 2...4) { Self(blocks: $0) }] }

    public func choreography(in scene: TransitionScene) -> Choreography {
        let tiling = Tiling(shorterSide: blocks, in: scene)
        /// A block of which `away` returns how far it is from its window, in windows, when it has gone a part of its
        /// way. Its clip moves the opposite way, so that the window stays where it is, and joints come and go between
        /// the windows.
        func block(_ tile: Tiling.Tile, shade: Double, away: @escaping @Sendable (Double) -> Double) -> Motion {
            let edge: TransitionEdge = tile.isDark ? .trailing : .bottom
            return .curve { progress in
                let way = Easing.easeInOut(min(max((progress - 0.55 * tile.wave) / 0.45, 0), 1))
                let (x, y, lattice) = (edge.x * away(way), edge.y * away(way), sin(.pi * progress))
                func seen(_ moved: Double) -> (start: Double, length: Double) {
                    let joint = 0.05 * lattice - 0.02 * (1 - abs(moved))
                    let (start, end) = (max(joint - moved, -0.02), min(1 - joint - moved, 1.02))
                    return (start, max(end - start, 0))
                }
                let (across, down) = (seen(x), seen(y))
                let rect = UnitRect(x: across.start, y: down.start, width: across.length, height: down.length)
                return .offset(x: x * tile.rect.width, y: y * tile.rect.height).shade(shade * way)
                    .clip(.roundedRect(rect, radius: 16 * lattice))
            }
        }
        return Choreography(
            foreground: .pieces(tiling.tiles.map { Piece($0.rect, block($0, shade: 0) { 1 - $0 }) }),
            background: .pieces(tiling.tiles.map { Piece($0.rect, block($0, shade: 0.5) { -0.4 * $0 }) }),
            backdrop: .charcoal)
    }
}

extension TransitionAnimator where Self == BlockSlideAnimator {
    /// In a grid of windows the new screen slides over the old one.
    public static var blockSlide: Self { Self() }
    /// A grid with the given number of windows along the shorter side.
    public static func blockSlide(blocks: Int) -> Self { Self(blocks: blocks) }
}
