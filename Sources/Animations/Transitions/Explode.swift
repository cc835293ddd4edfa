import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The old screen bursts into tiles, which fly off to all sides.
    @_alwaysEmitIntoClient
    public static var explode: Self { explode(tiles: 3) }

    /// The old screen bursts into tiles, the given number along the shorter side.
    ///
    /// - Parameter tiles: The number of tiles along the container's shorter side, 2 to 7.
    @_alwaysEmitIntoClient
    public static func explode(tiles: Int) -> Self {
        let tiles = min(max(tiles, 2), 7)
        return Self(
            "explode", tags: [.pieces, .show, .threeD, .tiles], duration: 0.5,
            // A burst is fastest at its start.
            timing: .curve(0.3, 0.3, 0.7, 0.9),
            "The old screen bursts into tiles from one point, which fly off to all sides.",
            settings: [.count("tiles", tiles, in: 2...7) { .explode(tiles: $0) }]
        ) { scene in
            // The burst begins at the source; without a source, in the middle. Its wave reaches the farthest tile last,
            // and every tile flies on until it is out of sight. Tiles are drawn from the farthest to the nearest one.
            let size = SIMD2(max(scene.width, 1), max(scene.height, 1))
            let tiles = Tiling(shorterSide: tiles, in: scene).tiles.map { tile in
                let away = (tile.center - scene.focus) * size
                return (tile, away, distance: (away * away).sum().squareRoot() / max(scene.longerSide, 1))
            }.sorted { $0.distance > $1.distance }
            let pieces = tiles.map { tile, away, distance in
                func random(_ salt: Int) -> Double { Scatter.signed(tile.index, salt: salt) }
                let out = away + SIMD2(random(3), random(4)) * 0.08 * scene.longerSide
                let way = out / max((out * out).sum().squareRoot(), 1)
                // Just out of sight, also where a corner leads.
                let (center, half) = (tile.center * size, SIMD2(tile.rect.width, tile.rect.height) * size / 2)
                let left = (way.x > 0 ? size.x - center.x : center.x) / max(abs(way.x), 1e-6)
                let down = (way.y > 0 ? size.y - center.y : center.y) / max(abs(way.y), 1e-6)
                let flight = way * (min(left, down) + 1.05 * (half * half).sum().squareRoot() + 20)
                let begin = 0.35 * min(distance, 1)
                let gone = Pose.offset(
                    dx: flight.x, dy: flight.y, depth: (0.12 - 0.12 * min(distance, 1)) * scene.longerSide
                ).rotation(degrees: 50 + 20 * random(5), axis: Pose.Axis(x: -way.y, y: way.x, z: random(1)))
                return Piece(
                    tile.rect,
                    .to(gone, after: begin, until: 0.97, easing: .curve(0.4, 0.15, 0.9, 0.8)),
                    .keyframes([
                        .at(begin, .rest), .at(begin + 0.08, .shadow(opacity: 0.4, radius: 18, dy: 6).cornerRadius(12)),
                        .at(0.9, .shadow(opacity: 0.4, radius: 18, dy: 6).cornerRadius(12)),
                        .at(0.97, .opacity(0).cornerRadius(12)),
                    ]))
            }
            return Choreography(
                foreground: .from(.shade(0.3), until: 0.7, easing: .easeOut), background: .pieces(pieces),
                front: .background)
        }
    }
}
