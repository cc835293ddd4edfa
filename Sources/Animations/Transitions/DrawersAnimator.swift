import TransitionCore

/// The strips of the old screen are pulled out like drawers, one after the other and to both sides in turns.
public struct DrawersAnimator: TransitionAnimator {
    /// The number of drawers.
    public let drawers: Int

    /// A chest of 2 to 12 drawers.
    public init(drawers: Int = 6) { self.drawers = min(max(drawers, 2), 12) }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "drawers", title: "Drawers", tags: [.pieces, .strips, .threeD],
            summary: "The strips of the old screen are pulled out like drawers, from the top down and to both sides.")
    }
    public var duration: Double { 0.75 }
    public var timing: Timing { .easeInOut }
    public var settings: [AnimatorSetting] {
        [.count("drawers", drawers, in: 2...12, isLabelled: false) { Self(drawers: $0) }]
    }

    public func choreography(in scene: TransitionScene) -> Choreography {
        let pulled = Pose.offset(depth: 0.06 * scene.longerSide).shadow(opacity: 0.5, radius: 20)
        let strips = Tiling(rows: drawers, in: scene).tiles.map { strip in
            let start = 0.5 * strip.order
            let side = strip.index.isMultiple(of: 2) ? 1.15 : -1.15
            return Piece(
                strip.rect,
                .keyframes([
                    .at(start, .rest, easing: .easeOut), .at(start + 0.15, pulled, easing: .easeIn),
                    .at(start + 0.5, .offset(x: side, depth: 0.06 * scene.longerSide)),
                ]))
        }
        // Drawers above are nearer, because they are pulled out first.
        return Choreography(
            foreground: .from(.scale(0.94).shade(0.5)), background: .pieces(strips.reversed()),
            front: .background, backdrop: .charcoal)
    }
}

extension TransitionAnimator where Self == DrawersAnimator {
    /// The strips of the old screen are pulled out to both sides in turns.
    public static var drawers: Self { Self() }
    /// The same with the given number of strips.
    public static func drawers(_ count: Int) -> Self { Self(drawers: count) }
}
