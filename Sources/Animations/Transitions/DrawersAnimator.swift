import TransitionCore

/// The strips of the old screen are pulled out like drawers, one after the other and to both sides in turns.
public struct DrawersAnimator: TransitionAnimator {
    /// The number of drawers.
    public let drawers: Int

    /// A chest of 2 to 12 drawers.
    public init(drawers: Int = 6) { self.drawers = min(max(drawers, 2), 12) }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "drawers", title: "Drawers", tags: [.pieces, .stagger, .strips],
            summary: "The strips of the old screen are pulled out like drawers, from the top down and to both sides.")
    }
    public var duration: Double { 0.75 }
    public var timing: Timing { .easeInOut }
    public var settings: [AnimatorSetting] {
        [.count("drawers", drawers, in: 2...12, isLabelled: false) { Self(drawers: $0) }]
    }

    public func choreography(in scene: TransitionScene) -> Choreography {
        let (width, height) = (max(scene.width, 1), max(scene.height, 1))
        let shadow = Pose.shadow(opacity: 0.55, radius: 18, dy: 4)
        let chest = Tiling(rows: drawers, in: scene).tiles.map { strip in
            let start = 0.55 * strip.order
            let way = Pose.offset(x: strip.index.isMultiple(of: 2) ? 1.15 : -1.15)
            let pulled = Motion.to(way, after: start, until: start + 0.45, easing: .curve(0.5, 0, 0.85, 0.8))
            let lifted = Motion.keyframes([.at(start, .rest), .at(start + 0.1, shadow), .at(start + 0.45, .rest)])
            let groove = UnitRect(x: 0, y: strip.rect.y, width: 1, height: 3 / height)
            let size = SIMD2(min(72 / width, 0.3), min(9 / height, 0.2 * strip.rect.height))
            return [
                Piece(strip.rect, pulled, lifted), .dark(groove, 0.5, motions: [pulled]),
                .dark(
                    UnitRect(around: strip.center, size: size), 0.6,
                    motions: [.fixed(.clip(.roundedRect(.full, radius: 5))), pulled]),
            ]
        }
        // Drawers above are nearer, because they are pulled out first.
        return Choreography(
            foreground: .from(.scale(1.05).shade(0.35)), background: .pieces(chest.reversed().flatMap { $0 }),
            front: .background)
    }
}

extension TransitionAnimator where Self == DrawersAnimator {
    /// The strips of the old screen are pulled out to both sides in turns.
    public static var drawers: Self { Self() }
    /// The same with the given number of strips.
    public static func drawers(_ count: Int) -> Self { Self(drawers: count) }
}
