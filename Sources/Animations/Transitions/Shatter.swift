import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The old screen cracks like a pane of glass, and the shards fall out.
    @_alwaysEmitIntoClient
    public static var shatter: Self { shatter(cracks: 9) }

    /// The old screen cracks along the given number of lines, and the shards fall out.
    ///
    /// - Parameter cracks: The number of cracks that run from the point of impact to the border, 5 to 14.
    @_alwaysEmitIntoClient
    public static func shatter(cracks: Int) -> Self {
        let cracks = min(max(cracks, 5), 14)
        return Self(
            "shatter", tags: [.pieces, .show, .threeD], duration: 0.8,
            // Linear: the shards' motions accelerate by themselves.
            timing: .linear,
            "The old screen cracks like a pane of glass, and the shards fall out.",
            settings: [.count("cracks", cracks, in: 5...14) { .shatter(cracks: $0) }]
        ) { scene in
            // The pane is hit at the source or, without one, a little above the middle.
            let impact = scene.sourceUnitRect == nil ? SIMD2(0.46, 0.38) : scene.focus
            let shards = GlassPane(hitAt: impact, cracks: cracks, in: scene).shards
            return Choreography(
                foreground: [.from(.shade(0.5)), .from(.opacity(0), after: 0.16, until: 0.34)],
                background: .pieces(
                    shards.flatMap { shard -> [Piece] in
                        let away = shard.rect.center - impact
                        let distance = min((away * away).sum().squareRoot(), 1)
                        let start = 0.2 * distance
                        let falls = falling(shard, at: 0.18 + 0.28 * distance, away: away, in: scene)
                        let pane = Piece(shard.rect, breaking(shard, at: start, in: scene), falls)
                        guard scene.isDark else { return [pane] }
                        // The edges of dark shards are light.
                        let (none, light) = (Pose.opacity(0), Pose.opacity(0.28))
                        let edge = Piece(
                            shard.rect, breaking(shard, at: start, by: 3.5, in: scene), falls,
                            .from(none, to: light, after: start + 0.1, until: start + 0.2))
                        return [edge.white(), pane]
                    }),
                front: .background,
                backdrop: scene.isDark ? Choreography.Backdrop(red: 0.25, green: 0.25, blue: 0.27) : .white)
        }
    }
}

/// The outlines of neighbouring shards overlap. To show a crack, each shard shrinks by the overlap and the width of a
/// crack. At the border of the pane its edge stays in place.
@_alwaysEmitIntoClient
func breaking(
    _ shard: GlassPane.Shard, at start: Double, by points: Double = 6.5, in scene: TransitionScene
) -> Motion {
    let rect = shard.rect
    func kept(_ from: Double, _ length: Double) -> Double { from < 0.001 ? 0 : from + length > 0.999 ? 1 : 0.5 }
    let broken = Pose.scale(
        x: 1 - points / max(rect.width * scene.width, 20), y: 1 - points / max(rect.height * scene.height, 20))
    return .to(
        broken.anchor(x: kept(rect.x, rect.width), y: kept(rect.y, rect.height)), after: start, until: start + 0.1)
}

/// A shard that breaks off turns as it falls towards the viewer.
@_alwaysEmitIntoClient
func falling(
    _ shard: GlassPane.Shard, at start: Double, away: SIMD2<Double>, in scene: TransitionScene
) -> Motion {
    func random(_ salt: Int) -> Double { Scatter.fraction(shard.index, salt: salt) }
    func signed(_ salt: Int) -> Double { Scatter.signed(shard.index, salt: salt) }
    let start = start + 0.08 * random(1)
    let drift = away.x * 0.4 + 0.1 * signed(2)
    let turn = (shard.index % 2 == 0 ? 1 : -1) * (50 + 100 * random(3))
    let axis = Pose.Axis(x: signed(4), y: signed(5), z: 0.5)
    let fall = 1.4 + 0.5 * random(7)
    let near = (0.05 + 0.2 * random(6)) * scene.longerSide
    return .curve { progress in
        let way = max((progress - start) / (1 - start), 0)
        return .clip(.polygon(shard.shape)).rotation(degrees: turn * way * min(2 * way + 0.3, 1), axis: axis)
            .offset(x: drift * way, y: fall * way * way, depth: near * way).shade(min(0.6 * way, 0.5))
    }
}
