import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The new screen is laid like a mosaic, stone by stone, from the middle outwards.
    @_alwaysEmitIntoClient
    public static var mosaic: Self { mosaic(tiles: 5) }

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
            let ground = MosaicGround(stones: Tiling(shorterSide: tiles, in: scene), laying: 0...0.8, settling: 0.16)
            let side = max(min(scene.width, scene.height), 1) / Double(tiles)
            let closing = 0.84
            let stones = ground.stones.map { stone in
                // Each stone comes down from above, slightly turned. It lies with a joint around it until all stones
                // are laid.
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
            // The joints show the new screen in the shade.
            let beds = ground.beds(in: scene, .from(.shade(0.2), after: closing))
            return Choreography(
                foreground: .pieces(beds + stones), background: .to(.shade(0.25), until: 0.7))
        }
    }
}
