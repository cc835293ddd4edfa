import TransitionCore

/// Tiles turn over one after the other, in a wave from corner to corner.
public struct TilesAnimator: TransitionAnimator {
    /// The number of tiles along the container's shorter side.
    public let tiles: Int

    /// Tiles: 2 to 6 along the shorter side.
    public init(tiles: Int = 4) { self.tiles = min(max(tiles, 2), 6) }

    /// What the catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "tiles",
            title: "Tiles",
            summary: "Tiles turn over one after the other, in a wave from corner to corner.",
            tags: ["3D", "pieces", "wave"]
        )
    }

    /// Seconds.
    public var duration: Double { 0.8 }
    /// Slow at both ends.
    public var timing: Timing { .easeInOut }

    /// The way in.
    public func choreography(in scene: TransitionScene) -> Choreography {
        let tiling = Tiling(shorterSide: tiles, in: scene)
        let last = Double(max(tiling.columns + tiling.rows - 2, 1))
        return TurningTile.choreography(
            of: tiling.tiles.map { tile in
                let start = 0.55 * Double(tile.column + tile.row) / last
                return TurningTile(rect: tile.rect, start: start, end: start + 0.45, isUpright: true)
            },
            in: scene
        )
    }
}

extension TransitionAnimator where Self == TilesAnimator {
    /// Tiles turn over one after the other, in a wave from corner to corner.
    public static var tiles: TilesAnimator { TilesAnimator() }

    /// Tiles turn over in a wave, so many along the shorter side.
    public static func tiles(_ count: Int) -> TilesAnimator { TilesAnimator(tiles: count) }
}
