import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The old screen bursts into tiles that part at once and fly off towards the viewer.
    @_alwaysEmitIntoClient
    public static var explode: Self { explode(tiles: 3) }

    /// The old screen bursts into tiles, the given number along the shorter side.
    ///
    /// - Parameter tiles: The number of tiles along the container's shorter side, 2 to 7.
    @_alwaysEmitIntoClient
    public static func explode(tiles: Int) -> Self {
        let tiles = min(max(tiles, 2), 7)
        return Self(
            "explode", tags: [.pieces, .show, .threeD, .tiles], duration: 0.6,
            // A burst is fastest at its start.
            timing: .curve(0.25, 0.1, 0.25, 1),
            "The old screen bursts into tiles that fly off towards the viewer.",
            settings: [.count("tiles", tiles, in: 2...7) { .explode(tiles: $0) }]
        ) { scene in
            // The burst begins at the source; without a source, in the middle. Tiles are drawn from the farthest to the
            // nearest one.
            let tiles = Tiling(shorterSide: tiles, in: scene).tiles.map { tile in
                let away = tile.center - scene.focus
                let distance = (away * away).sum().squareRoot()
                return (
                    tile, away, distance, nearness: 0.4 - 0.3 * min(distance, 1) + 0.1 * Scatter.fraction(tile.index)
                )
            }.sorted { $0.nearness < $1.nearness }
            let pieces = tiles.map { tile, away, distance, nearness in
                func random(_ salt: Int) -> Double { Scatter.signed(tile.index, salt: salt) }
                let out = away + SIMD2(0.03 * random(3), 0.03 * random(4))
                let way = out / max((out * out).sum().squareRoot(), 0.01)
                // All tiles start at the same time. The speed grows with the distance from the burst, so gaps open
                // everywhere at once.
                let gone = Pose.offset(
                    x: 0.45 * away.x + 0.2 * way.x, y: 0.45 * away.y + 0.2 * way.y, depth: nearness * scene.longerSide
                ).rotation(degrees: 52 + 30 * random(5), axis: Pose.Axis(x: -way.y, y: way.x, z: random(1))).scale(0.6)
                let flying = Pose.shadow(opacity: 0.45, radius: 16)
                return Piece(
                    tile.rect, .to(gone, easing: .curve(0.4, 0.1, 0.8, 0.75)),
                    .keyframes([
                        .at(0, .rest), .at(0.12, flying), .at(0.7, flying), .at(0.95, .opacity(0)),
                    ]))
            }
            return Choreography(
                foreground: .from(.shade(0.35), easing: .easeOut), background: .pieces(pieces), front: .background)
        }
    }
}
