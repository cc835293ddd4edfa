import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The new screen is laid like a mosaic, stone by stone, from the middle outwards.
    @_alwaysEmitIntoClient
    public static var mosaic: Self { mosaic(tiles: 4) }

    /// A mosaic with the given number of tiles along the shorter side.
    ///
    /// - Parameter tiles: The number of tiles along the container's shorter side, 3 to 8.
    @_alwaysEmitIntoClient
    public static func mosaic(tiles: Int) -> Self {
        let tiles = min(max(tiles, 3), 8)
        return Self(
            "mosaic", tags: [.pieces, .show, .stagger, .tiles], duration: 0.75, timing: .curve(0.25, 0.1, 0.25, 1),
            "The new screen is laid like a mosaic, stone by stone, from the middle outwards.",
            settings: [.count("tiles", tiles, in: 3...8) { .mosaic(tiles: $0) }]
        ) { scene in
            let ground = MosaicGround(stones: Tiling(shorterSide: tiles, in: scene), laying: 0...0.82, settling: 0.16)
            let side = max(min(scene.width, scene.height), 1) / Double(tiles)
            let stones = ground.stones.map { stone in
                // Each stone comes down from above, slightly turned. Its round corners close as it lands.
                let turn = Scatter.signed(stone.tile.index) + (stone.tile.isDark ? 2 : -2)
                let above = Pose.scale(1.14).rotation(degrees: turn).cornerRadius(0.2 * side)
                    .shadow(opacity: 0.5, radius: 14, dy: 10)
                return Piece(
                    stone.tile.rect, .from(.opacity(0), after: stone.start, until: stone.start + 0.02),
                    .from(above, after: stone.start, until: stone.end, easing: .easeInOut))
            }
            let beds = ground.beds(in: scene)
            return Choreography(
                foreground: .pieces(beds + stones), background: .to(.shade(0.25), until: 0.7))
        }
    }
}
