import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The new screen is laid like a mosaic, stone by stone, from the middle outwards.
    @_alwaysEmitIntoClient
    public static var mosaic: Self { mosaic(tiles: 3) }

    /// A mosaic with the given number of tiles along the shorter side.
    ///
    /// - Parameter tiles: The number of tiles along the container's shorter side, 3 to 8.
    @_alwaysEmitIntoClient
    public static func mosaic(tiles: Int) -> Self {
        let tiles = min(max(tiles, 3), 8)
        return Self(
            "mosaic", tags: [.pieces, .show, .stagger, .tiles], duration: 0.65, timing: .linear,
            "The new screen is laid like a mosaic, stone by stone, from the middle outwards.",
            settings: [.count("tiles", tiles, in: 3...8) { .mosaic(tiles: $0) }]
        ) { scene in
            let ground = MosaicGround(stones: Tiling(shorterSide: tiles, in: scene), laying: 0...0.55, settling: 0.45)
            let side = max(min(scene.width, scene.height), 1) / Double(tiles)
            let stones = ground.stones.map { stone in
                Piece(
                    stone.tile.rect,
                    .curve { progress in
                        // Each stone comes up in its place, a little too large, and lands. Its round corners close.
                        let time = min(max((progress - stone.start) / (stone.end - stone.start), 0), 1)
                        let left = time - 1
                        return .scale(1 + 0.6 * left * left * (2.5 * left + 1.5)).opacity(min(12 * time, 1))
                            .cornerRadius(0.3 * side * max(1 - time / 0.8, 0))
                            .shadow(opacity: 0.35 * min(6 * time, 1) * max(1 - time / 0.8, 0), radius: 12, dy: 6)
                    })
            }
            let beds = ground.beds(in: scene)
            return Choreography(
                foreground: .pieces(beds + stones), background: .to(.shade(0.2), until: 0.7))
        }
    }
}
