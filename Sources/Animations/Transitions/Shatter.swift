import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The old screen cracks like a pane of glass, and the shards fall out.
    @_alwaysEmitIntoClient
    public static var shatter: Self { shatter(cracks: 8) }

    /// The old screen cracks along the given number of lines, and the shards fall out.
    ///
    /// - Parameter cracks: The number of cracks that run from the point of impact to the border, 5 to 14.
    @_alwaysEmitIntoClient
    public static func shatter(cracks: Int) -> Self {
        let cracks = min(max(cracks, 5), 14)
        return Self(
            "shatter", tags: [.pieces, .show, .threeD], duration: 0.65,
            // Linear: the shards' motions accelerate by themselves.
            timing: .linear,
            "The old screen cracks like a pane of glass, and the shards fall out.",
            settings: [.count("cracks", cracks, in: 5...14) { .shatter(cracks: $0) }]
        ) { scene in
            // The pane is hit at the source or, without one, a little above the middle.
            let impact = scene.sourceUnitRect == nil ? SIMD2(0.46, 0.38) : scene.focus
            let shards = GlassPane(hitAt: impact, cracks: cracks, in: scene).shards
            return Choreography(
                foreground: [.from(.shade(0.25), until: 0.55), .from(.opacity(0), after: 0.1, until: 0.26)],
                background: .pieces(
                    shards.flatMap { shard -> [Piece] in
                        let away = shard.rect.center - impact
                        let distance = min((away * away).sum().squareRoot(), 1)
                        let (start, fall) = (0.12 * distance, 0.12 + 0.12 * distance)
                        // The face is darker than the rim, so that the rim catches the light.
                        let pane = [false, true].map { isFace in
                            Piece(
                                shard.rect, breaking(shard, at: start, in: scene),
                                falling(shard, at: fall, away: away, isFace: isFace, in: scene))
                        }
                        guard scene.isDark else { return pane }
                        // The edges of dark shards are light.
                        let edge = Piece(
                            shard.rect, breaking(shard, at: start, by: 3.5, in: scene),
                            falling(shard, at: fall, away: away, isFace: false, in: scene),
                            .from(.opacity(0), to: .opacity(0.28), after: start + 0.1, until: start + 0.2))
                        return [edge.white()] + pane
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

/// A shard that breaks off turns as it falls towards the viewer. All fall alike, so that they do not pile up.
@_alwaysEmitIntoClient
func falling(
    _ shard: GlassPane.Shard, at start: Double, away: SIMD2<Double>, isFace: Bool, in scene: TransitionScene
) -> Motion {
    func random(_ salt: Int) -> Double { Scatter.fraction(shard.index, salt: salt) }
    func signed(_ salt: Int) -> Double { Scatter.signed(shard.index, salt: salt) }
    let start = start + 0.05 * random(1)
    let drift = away.x * 0.3 + 0.06 * signed(2)
    let turn = (shard.index % 2 == 0 ? 1 : -1) * (25 + 45 * random(3))
    let axis = Pose.Axis(x: signed(4), y: signed(5), z: 0.5)
    let near = (0.05 + 0.15 * random(6)) * scene.longerSide
    let size = SIMD2(max(shard.rect.width * scene.width, 1), max(shard.rect.height * scene.height, 1))
    return .curve { progress in
        let way = max((progress - start) / (1 - start), 0)
        let lit = min(8 * way, 1)
        let outline = isFace ? shard.shape.inset(by: 3 * lit, of: size) : shard.shape
        return .clip(.polygon(outline)).rotation(degrees: turn * way * min(2 * way + 0.3, 1), axis: axis)
            .offset(x: drift * way, y: 1.9 * way * way, depth: near * way).shade(isFace ? 0.12 * lit : 0)
    }
}

extension Polygon {
    /// Returns the outline with each corner moved towards the middle by a number of points of a part of this size.
    @_alwaysEmitIntoClient
    func inset(by points: Double, of size: SIMD2<Double>) -> Polygon {
        let corners = (0..<count).map { self[$0] * size }
        let middle = corners.reduce(.zero, +) / Double(max(count, 1))
        return Polygon(
            corners.map { corner in
                let out = corner - middle
                let length = max((out * out).sum().squareRoot(), points, 1e-6)
                return (corner - out * (points / length)) / size
            })
    }
}
