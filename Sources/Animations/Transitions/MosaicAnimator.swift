import TransitionCore

/// The new screen is laid over the old one like a mosaic, stone by stone, from the middle outwards.
public struct MosaicAnimator: TransitionAnimator {
    /// The number of tiles along the container's shorter side.
    public let tiles: Int

    /// A mosaic with 3 to 8 tiles along the shorter side.
    public init(tiles: Int = 5) { self.tiles = min(max(tiles, 3), 8) }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "mosaic", title: "Mosaic", tags: [.pieces, .stagger, .tiles],
            summary: "The new screen is laid like a mosaic, stone by stone, from the middle outwards.")
    }
    public var duration: Double { 0.8 }
    public var timing: Timing { .easeInOut }
    public var settings: [AnimatorSetting] { [.count("tiles", tiles, in: 3...8) { Self(tiles: $0) }] }

    public func choreography(in scene: TransitionScene) -> Choreography {
        let ground = MosaicGround(stones: Tiling(shorterSide: tiles, in: scene), laying: 0...0.8, settling: 0.16)
        let side = max(min(scene.width, scene.height), 1) / Double(tiles)
        let closing = 0.84
        let stones = ground.stones.map { stone in
            // Each comes down from above, slightly turned, and lies with a joint around it until all are laid.
            let turn = 5 * Scatter.signed(stone.tile.index) + (stone.tile.isDark ? 4 : -4)
            let above = Pose.scale(1.4).rotation(degrees: turn).cornerRadius(0.12 * side)
                .shadow(opacity: 0.6, radius: 14, dy: 10)
            let laid = Pose.scale(1 - 3 / max(side, 20)).cornerRadius(0.12 * side)
            return Piece(
                stone.tile.rect, .from(.opacity(0), after: stone.start, until: stone.start + 0.008),
                .keyframes([
                    .at(stone.start, above, easing: .easeInOut), .at(stone.end, laid),
                    .at(max(stone.end, closing), laid), .at(1, .rest),
                ]))
        }
        // What is seen in the joints is the new screen in the shade.
        let beds = ground.beds(in: scene, .from(.shade(0.2), after: closing))
        return Choreography(
            foreground: .pieces(beds + stones), background: .to(.shade(0.25), until: 0.7))
    }
}

extension TransitionAnimator where Self == MosaicAnimator {
    /// The new screen is laid like a mosaic, stone by stone, from the middle outwards.
    public static var mosaic: Self { Self() }
    /// A mosaic with the given number of tiles along the shorter side.
    public static func mosaic(tiles: Int) -> Self { Self(tiles: tiles) }
}
