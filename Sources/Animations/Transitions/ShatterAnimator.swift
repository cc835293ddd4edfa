import TransitionCore

/// The old screen cracks like a pane of glass, and the shards fall out.
public struct ShatterAnimator: TransitionAnimator {
    /// The number of cracks that run from the point of impact to the border.
    public let cracks: Int

    /// A pane with 5 to 14 cracks.
    public init(cracks: Int = 9) { self.cracks = min(max(cracks, 5), 14) }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "shatter", title: "Shatter", tags: [.pieces, .threeD],
            summary: "The old screen cracks like a pane of glass, and the shards fall out.")
    }
    public var duration: Double { 0.85 }
    /// Linear: the shards' motions accelerate by themselves.
    public var timing: Timing { .linear }
    public var settings: [AnimatorSetting] { [.count("cracks", cracks, in: 5...14) { Self(cracks: $0) }] }

    public func choreography(in scene: TransitionScene) -> Choreography {
        // The pane is hit at the source or, without one, a little above the middle.
        let impact = scene.sourceUnitRect == nil ? SIMD2(0.46, 0.38) : scene.focus
        let shards = GlassPane(hitAt: impact, cracks: cracks, in: scene).shards
        return Choreography(
            foreground: .from(.scale(0.94).shade(0.5), easing: .easeOut),
            background: .pieces(shards.map { Piece($0.rect, falling($0, from: impact, in: scene)) }),
            front: .background, backdrop: .black)
    }

    /// The motions of a shard: the farther it is from the impact, the later it breaks off; it turns as it falls towards
    /// the viewer.
    private func falling(
        _ shard: GlassPane.Shard, from impact: SIMD2<Double>, in scene: TransitionScene
    ) -> Motion {
        func random(_ salt: Int) -> Double { Scatter.fraction(shard.index, salt: salt) }
        func signed(_ salt: Int) -> Double { Scatter.signed(shard.index, salt: salt) }
        let away = shard.rect.center - impact
        let start = 0.08 + 0.3 * min((away * away).sum().squareRoot(), 1) + 0.08 * random(1)
        let drift = away.x * 0.25 + 0.08 * signed(2)
        let turn = (shard.index % 2 == 0 ? 1 : -1) * (35 + 85 * random(3))
        let axis = Pose.Axis(x: signed(4), y: signed(5), z: 0.5)
        let fall = 1.05 - shard.rect.y + shard.rect.height * 0.4
        let near = (0.05 + 0.2 * random(6)) * scene.longerSide
        return .curve { progress in
            let way = max((progress - start) / (1 - start), 0)
            return .clip(.polygon(shard.shape)).rotation(degrees: turn * way, axis: axis)
                .offset(x: drift * way, y: fall * way * way, depth: near * way)
                .shade(min(0.35 * way, 1)).opacity(1 - min(max((way - 0.75) * 4, 0), 1))
        }
    }
}

extension TransitionAnimator where Self == ShatterAnimator {
    /// The old screen cracks like a pane of glass, and the shards fall out.
    public static var shatter: Self { Self() }
    /// The old screen cracks along the given number of lines, and the shards fall out.
    public static func shatter(cracks: Int) -> Self { Self(cracks: cracks) }
}
