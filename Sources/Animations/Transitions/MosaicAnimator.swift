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
            summary: "The tiles of the new screen appear here and there, each in its tone, until it is whole.",
            isCalm: true)
    }
    public var duration: Double { 0.6 }
    public var timing: Timing { .easeInOut }
    public var settings: [AnimatorSetting] { [.count("tiles", tiles, in: 3...8) { Self(tiles: $0) }] }

    public func choreography(in scene: TransitionScene) -> Choreography {
        // They come in a wave with a ragged edge. Each has a tone of its own at first, as the stones of a mosaic have.
        Choreography(
            foreground: Tiling(shorterSide: tiles, in: scene).pieces { tile in
                let start = 0.6 * (0.7 * tile.wave + 0.3 * Scatter.fraction(tile.index))
                let tone = Pose.shade(0.1 + 0.5 * Scatter.fraction(tile.index, salt: 1))
                return [
                    .from(.opacity(0), after: start, until: start + 0.12),
                    .from(tone, after: start, until: start + 0.4),
                ]
            },
            background: .to(.shade(0.45)))
    }
}

extension TransitionAnimator where Self == MosaicAnimator {
    /// The tiles of the new screen appear here and there until it is whole.
    public static var mosaic: Self { Self() }
    /// A mosaic with the given number of tiles along the shorter side.
    public static func mosaic(tiles: Int) -> Self { Self(tiles: tiles) }
}
