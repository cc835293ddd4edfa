import TransitionCore

/// Tiles turn over one after the other, in a wave from corner to corner.
public struct TilesAnimator: TransitionAnimator {
    /// The number of tiles along the container's shorter side.
    public let tiles: Int

    /// Tiles: 2 to 5 along the shorter side.
    public init(tiles: Int = 4) { self.tiles = min(max(tiles, 2), 5) }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "tiles", title: "Tiles", tags: [.pieces, .stagger, .threeD, .tiles],
            summary: "Tiles turn over one after the other, in a wave from corner to corner.")
    }
    public var duration: Double { 0.8 }
    public var timing: Timing { .easeInOut }
    public var settings: [AnimatorSetting] {
        [.count("tiles", tiles, in: 2...5, isLabelled: false) { Self(tiles: $0) }]
    }

    public func choreography(in scene: TransitionScene) -> Choreography {
        Tiling(shorterSide: tiles, in: scene).turning(span: 0.45, isUpright: true, in: scene, place: \.wave)
    }
}

extension TransitionAnimator where Self == TilesAnimator {
    /// Tiles turn over one after the other, in a wave from corner to corner.
    public static var tiles: Self { Self() }
    /// Tiles turn over in a wave, the given number along the shorter side.
    public static func tiles(_ count: Int) -> Self { Self(tiles: count) }
}
