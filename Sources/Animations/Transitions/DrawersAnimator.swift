import TransitionCore

/// The strips of the old screen come towards the viewer and sink away in turns, and leave to both sides.
public struct DrawersAnimator: TransitionAnimator {
    /// The number of drawers.
    public let drawers: Int

    /// A chest of 2 to 12 drawers.
    public init(drawers: Int = 6) { self.drawers = min(max(drawers, 2), 12) }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "drawers", title: "Drawers", tags: [.pieces, .strips, .threeD],
            summary: "The strips of the old screen come near and sink away in turns, and leave to both sides.")
    }
    public var duration: Double { 0.75 }
    public var timing: Timing { .easeInOut }
    public var settings: [AnimatorSetting] {
        [.count("drawers", drawers, in: 2...12, isLabelled: false) { Self(drawers: $0) }]
    }

    public func choreography(in scene: TransitionScene) -> Choreography {
        let strips = Tiling(rows: drawers, in: scene).tiles.map { strip in
            let isPulled = strip.index % 2 == 1
            let depth = scene.longerSide * (isPulled ? 0.16 : -0.16)
            let lit = isPulled ? Pose.rest : .shade(0.35)
            let out = isPulled ? lit.shadow(opacity: 0.5, radius: 18) : lit
            let start = 0.12 * Double(strip.index) / Double(drawers)
            let motion = Motion.keyframes([
                .at(start, .rest, easing: .easeInOut), .at(start + 0.4, out.offset(depth: depth), easing: .easeIn),
                // A strip farther away appears smaller and so has a longer way to go to leave the container.
                .at(start + 0.85, lit.offset(x: isPulled ? 1.05 : -1.3, depth: depth)),
            ])
            return (isPulled, Piece(strip.rect, motion))
        }
        return Choreography(
            foreground: .from(.scale(0.8).shade(0.7), after: 0.2, easing: .easeOut),
            background: .pieces((strips.filter { !$0.0 } + strips.filter(\.0)).map(\.1)),
            front: .background, backdrop: .black)
    }
}

extension TransitionAnimator where Self == DrawersAnimator {
    /// The strips of the old screen come near and sink away in turns, and leave to both sides.
    public static var drawers: Self { Self() }
    /// The same with the given number of strips.
    public static func drawers(_ count: Int) -> Self { Self(drawers: count) }
}
