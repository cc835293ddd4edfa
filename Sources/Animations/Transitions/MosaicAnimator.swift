import TransitionCore

/// The tiles of the new screen appear here and there until it is whole; nothing moves.
public struct MosaicAnimator: TransitionAnimator {
    /// The number of tiles along the container's shorter side.
    public let tiles: Int

    /// A mosaic with 3 to 8 tiles along the shorter side.
    public init(tiles: Int = 5) { self.tiles = min(max(tiles, 3), 8) }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "mosaic", title: "Mosaic", tags: [.calm, .dissolve, .pieces, .tiles],
            summary: "The tiles of the new screen appear here and there until it is whole.", isCalm: true)
    }
    public var duration: Double { 0.6 }
    public var timing: Timing { .easeInOut }
    public var settings: [AnimatorSetting] { [.count("tiles", tiles, in: 3...8) { Self(tiles: $0) }] }

    public func choreography(in scene: TransitionScene) -> Choreography {
        Choreography(
            foreground: Tiling(shorterSide: tiles, in: scene).pieces { tile in
                let start = 0.65 * Scatter.fraction(tile.index)
                return .from(.opacity(0), after: start, until: start + 0.35)
            })
    }
}

extension TransitionAnimator where Self == MosaicAnimator {
    /// The tiles of the new screen appear here and there until it is whole.
    public static var mosaic: Self { Self() }
    /// A mosaic with the given number of tiles along the shorter side.
    public static func mosaic(tiles: Int) -> Self { Self(tiles: tiles) }
}
