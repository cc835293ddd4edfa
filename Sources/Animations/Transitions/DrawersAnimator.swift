import TransitionCore

/// The strips of the old screen come towards the viewer and sink away in turns, and leave to both sides.
public struct DrawersAnimator: TransitionAnimator {
    /// The number of drawers.
    public let drawers: Int

    /// A chest of 2 to 12 drawers.
    public init(drawers: Int = 6) { self.drawers = min(max(drawers, 2), 12) }

    /// What the catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "drawers",
            title: "Drawers",
            summary:
                "The strips of the old screen come near and sink away in turns, and leave to both sides.",
            tags: ["3D", "pieces", "strips"]
        )
    }

    /// Seconds.
    public var duration: Double { 0.75 }
    /// Slow at both ends.
    public var timing: Timing { .easeInOut }

    /// The way in.
    public func choreography(in scene: TransitionScene) -> Choreography {
        let reach = max(scene.width, scene.height)
        let strips = Tiling(rows: drawers, in: scene).tiles.map { strip in
            let isPulled = strip.index % 2 == 1
            let depth = reach * (isPulled ? 0.16 : -0.16)
            let lit = isPulled ? Pose.rest : .shade(0.35)
            let out = isPulled ? lit.shadow(opacity: 0.5, radius: 18) : lit
            let start = 0.12 * Double(strip.index) / Double(drawers)
            return (
                isPulled,
                Piece(
                    strip.rect,
                    .keyframes([
                        .at(start, .rest, easing: .easeInOut),
                        .at(start + 0.4, out.offset(depth: depth), easing: .easeIn),
                        // Farther away, what leaves has a longer way to go.
                        .at(start + 0.85, lit.offset(x: isPulled ? 1.05 : -1.3, depth: depth)),
                    ])
                )
            )
        }
        return Choreography(
            foreground: .keyframes([.at(0.2, .scale(0.8).shade(0.7), easing: .easeOut), .at(1, .rest)]),
            background: .init(pieces: strips.filter { !$0.0 }.map(\.1) + strips.filter(\.0).map(\.1)),
            front: .background,
            backdrop: .black
        )
    }
}

extension TransitionAnimator where Self == DrawersAnimator {
    /// The strips of the old screen come near and sink away in turns, and leave to both sides.
    public static var drawers: DrawersAnimator { DrawersAnimator() }

    /// The same with so many strips.
    public static func drawers(_ count: Int) -> DrawersAnimator { DrawersAnimator(drawers: count) }
}
