import TransitionCore

/// The new screen is laid over the old one like a mosaic, stone by stone, and the joints close; nothing moves.
public struct MosaicAnimator: TransitionAnimator {
    /// The number of tiles along the container's shorter side.
    public let tiles: Int

    /// A mosaic with 3 to 8 tiles along the shorter side.
    public init(tiles: Int = 5) { self.tiles = min(max(tiles, 3), 8) }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "mosaic", title: "Mosaic", tags: [.calm, .dissolve, .pieces, .tiles],
            summary: "The new screen is laid stone by stone like a mosaic, each in its tone, until the joints close.",
            isCalm: true)
    }
    public var duration: Double { 0.6 }
    public var timing: Timing { .easeInOut }
    public var settings: [AnimatorSetting] { [.count("tiles", tiles, in: 3...8) { Self(tiles: $0) }] }

    public func choreography(in scene: TransitionScene) -> Choreography {
        // They come in a wave with a ragged edge. Each has a tone of its own at first. In the joints between them the
        // old screen is seen until the new one has faded in there too.
        let joint =
            SIMD2(repeating: 0.035 / Double(tiles)) * min(scene.width, scene.height)
            / SIMD2(max(scene.width, 1), max(scene.height, 1))
        let stones = Tiling(shorterSide: tiles, in: scene).tiles.map { tile in
            let start = 0.64 * (0.75 * tile.wave + 0.25 * Scatter.fraction(tile.index))
            let tone = Pose.shade(0.06 + 0.26 * Scatter.fraction(tile.index, salt: 1))
            return Piece(
                UnitRect(around: tile.center, size: SIMD2(tile.rect.width, tile.rect.height) - 2 * joint),
                .from(.opacity(0), after: start, until: start + 0.06),
                .from(tone.cornerRadius(8), after: start + 0.06, until: start + 0.36, easing: .easeIn))
        }
        return Choreography(
            foreground: .pieces([Piece(.full, .from(.opacity(0), after: 0.45, until: 0.95))] + stones),
            background: .to(.shade(0.6), until: 0.5))
    }
}

extension TransitionAnimator where Self == MosaicAnimator {
    /// The tiles of the new screen appear here and there until it is whole.
    public static var mosaic: Self { Self() }
    /// A mosaic with the given number of tiles along the shorter side.
    public static func mosaic(tiles: Int) -> Self { Self(tiles: tiles) }
}
