import Foundation
import TransitionCore

/// The blocks of the new screen slide over the old one, each out from under the one before, row after row.
public struct BlockSlideAnimator: TransitionAnimator {
    /// The number of blocks along the container's shorter side.
    public let blocks: Int

    /// Rows of blocks: 2 to 4 along the shorter side.
    public init(blocks: Int = 3) { self.blocks = min(max(blocks, 2), 4) }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "blockSlide", title: "Block slide", tags: [.pieces, .stagger, .tiles],
            summary: "The blocks of the new screen slide out from under one another, row after row, over the old one.")
    }
    public var duration: Double { 0.75 }
    public var timing: Timing { .easeInOut }
    public var settings: [AnimatorSetting] { [.count("blocks", blocks, in: 2...4) { Self(blocks: $0) }] }

    public func choreography(in scene: TransitionScene) -> Choreography {
        let tiling = Tiling(shorterSide: blocks, in: scene)
        let (width, soft) = (1 / Double(tiling.columns), 0.5 / Double(tiling.columns))
        // The front of a row passes over the container, and each block stays behind where its place is.
        let sliding = tiling.tiles.sorted { $0.column < $1.column }.map { block in
            let start = 0.45 * Double(block.row) / Double(max(tiling.rows - 1, 1))
            return Piece(
                block.rect,
                .curve { progress in
                    let way = Easing.easeInOut(min(max((progress - start) / 0.55, 0), 1))
                    let ahead = 1.02 - (1.02 + soft) * way - block.rect.x
                    let away = ahead > soft ? ahead : pow(max(ahead + soft, 0), 2) / (4 * soft)
                    let emerged = (width - ahead) / width
                    let lift = min(max(3 * emerged, 0), 1) * min(max((1.4 - emerged) / 0.4, 0), 1)
                    return .offset(x: away).shadow(opacity: 0.5 * lift, radius: 18)
                })
        }
        return Choreography(foreground: .pieces(sliding), background: .to(.shade(0.4)))
    }
}

extension TransitionAnimator where Self == BlockSlideAnimator {
    /// The blocks of the new screen slide out from under one another, row after row.
    public static var blockSlide: Self { Self() }
    /// Rows of blocks, the given number along the shorter side.
    public static func blockSlide(blocks: Int) -> Self { Self(blocks: blocks) }
}
