import TransitionCore

/// The new screen is laid over the old one like a mosaic, stone by stone, here and there; nothing moves.
public struct MosaicAnimator: TransitionAnimator {
    /// The number of tiles along the container's shorter side.
    public let tiles: Int

    /// A mosaic with 3 to 8 tiles along the shorter side.
    public init(tiles: Int = 5) { self.tiles = min(max(tiles, 3), 8) }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "mosaic", title: "Mosaic", tags: [.calm, .dissolve, .pieces, .tiles],
            summary: "The new screen is laid like a mosaic, stone by stone, here and there until it is whole.",
            isCalm: true)
    }
    public var duration: Double { 0.6 }
    public var timing: Timing { .easeInOut }
    public var settings: [AnimatorSetting] { [.count("tiles", tiles, in: 3...8) { Self(tiles: $0) }] }

    public func choreography(in scene: TransitionScene) -> Choreography {
        // Each next stone lies far from those before it, and the first in the middle: multiples of these two numbers
        // spread evenly over all fractions. A stone has a tone of its own and a shadow until it has settled.
        let tiling = Tiling(shorterSide: tiles, in: scene)
        let stones = tiling.tiles.map { tile in
            let (column, row) = (tile.column - tiling.columns / 2, tile.row - tiling.rows / 2)
            let place = 0.754877 * Double(column) + 0.569840 * Double(row)
            return (tile: tile.lapping(in: scene), turn: place - place.rounded(.down))
        }.sorted { $0.turn < $1.turn }
        let roundness = 0.16 * min(scene.width, scene.height) / Double(tiles)
        let laid = stones.enumerated().map { index, stone in
            let start = 0.74 * Double(index) / Double(max(stones.count - 1, 1))
            let fresh = Pose.shade(max(0.28 * Scatter.fraction(stone.tile.index) - 0.14, 0)).cornerRadius(roundness)
                .shadow(opacity: 0.5, radius: 10, dy: 3)
            return Piece(
                stone.tile.rect, .from(.opacity(0), after: start, until: start + 0.05),
                .from(fresh, after: start + 0.05, until: start + 0.22, easing: .easeOut))
        }
        return Choreography(foreground: .pieces(laid), background: .to(.shade(0.12), until: 0.5))
    }
}

extension TransitionAnimator where Self == MosaicAnimator {
    /// The tiles of the new screen appear here and there until it is whole.
    public static var mosaic: Self { Self() }
    /// A mosaic with the given number of tiles along the shorter side.
    public static func mosaic(tiles: Int) -> Self { Self(tiles: tiles) }
}
