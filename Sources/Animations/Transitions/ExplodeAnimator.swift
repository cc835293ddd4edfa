import TransitionCore

/// The old screen bursts into tiles that fly off towards the viewer.
public struct ExplodeAnimator: TransitionAnimator {
    /// The number of tiles along the container's shorter side.
    public let tiles: Int

    /// A burst into tiles: 2 to 7 along the shorter side.
    public init(tiles: Int = 4) { self.tiles = min(max(tiles, 2), 7) }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "explode", title: "Explode", tags: [.pieces, .threeD, .tiles],
            summary: "The old screen bursts into tiles that fly off towards the viewer.")
    }
    public var duration: Double { 0.75 }
    /// A burst is fastest at its start; the tiles themselves slow down.
    public var timing: Timing { .curve(0.3, 0.1, 0.6, 1) }
    public var settings: [AnimatorSetting] { [.count("tiles", tiles, in: 2...7) { Self(tiles: $0) }] }

    public func choreography(in scene: TransitionScene) -> Choreography {
        // The burst begins at the source, or else in the middle; the nearest tile is drawn last.
        let tiles = Tiling(shorterSide: tiles, in: scene).tiles.map { tile in
            let away = tile.center - scene.focus
            let distance = min((away * away).sum().squareRoot(), 1)
            return (tile, away, distance, nearness: 0.42 - 0.2 * distance + 0.16 * Scatter.fraction(tile.index))
        }.sorted { $0.nearness < $1.nearness }
        let pieces = tiles.map { tile, away, distance, nearness in
            func random(_ salt: Int) -> Double { Scatter.signed(tile.index, salt: salt) }
            let gone = Pose.offset(
                x: away.x * 1.3 + 0.12 * random(3), y: away.y * 1.3 + 0.12 * random(4),
                depth: nearness * scene.longerSide * 1.4
            ).rotation(
                degrees: 70 + 70 * Scatter.fraction(tile.index, salt: 5),
                axis: Pose.Axis(x: random(1), y: random(2), z: 0.6))
            return Piece(
                tile.rect, .to(gone, after: 0.3 * distance, easing: .curve(0.3, 0, 0.7, 0.8)),
                .to(.opacity(0), after: 0.3 * distance + 0.35))
        }
        return Choreography(
            foreground: .from(.scale(0.88).shade(0.6), easing: .easeOut), background: .pieces(pieces),
            front: .background, backdrop: .black)
    }
}

extension TransitionAnimator where Self == ExplodeAnimator {
    /// The old screen bursts into tiles that fly off towards the viewer.
    public static var explode: Self { Self() }
    /// The old screen bursts into tiles, the given number along the shorter side.
    public static func explode(tiles: Int) -> Self { Self(tiles: tiles) }
}
