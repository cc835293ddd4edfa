import TransitionCore

/// The tiles of the new screen appear here and there until it is whole; nothing moves.
public struct MosaicAnimator: TransitionAnimator {
    /// The number of tiles along the container's shorter side.
    public let tiles: Int

    /// A mosaic with 3 to 8 tiles along the shorter side.
    public init(tiles: Int = 5) { self.tiles = min(max(tiles, 3), 8) }

    /// What the catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "mosaic",
            title: "Mosaic",
            summary: "The tiles of the new screen appear here and there until it is whole.",
            tags: ["pieces", "fade"],
            isCalm: true
        )
    }

    /// Seconds.
    public var duration: Double { 0.6 }
    /// Slow at both ends.
    public var timing: Timing { .easeInOut }

    /// The way in.
    public func choreography(in scene: TransitionScene) -> Choreography {
        let pieces = Tiling(shorterSide: tiles, in: scene).tiles.map { tile in
            let start = 0.65 * Scatter.fraction(tile.index)
            return Piece(tile.rect, .keyframes([.at(start, .opacity(0)), .at(start + 0.35, .rest)]))
        }
        return Choreography(foreground: .init(pieces: pieces), background: [])
    }
}

extension TransitionAnimator where Self == MosaicAnimator {
    /// The tiles of the new screen appear here and there until it is whole.
    public static var mosaic: MosaicAnimator { MosaicAnimator() }

    /// A mosaic with so many tiles along the shorter side.
    public static func mosaic(tiles: Int) -> MosaicAnimator { MosaicAnimator(tiles: tiles) }
}
