import TransitionCore

/// The old screen is a blind, whose slats turn on edge one after the other and let in the new one behind them.
public struct BlindsAnimator: TransitionAnimator {
    /// The number of slats.
    public let slats: Int
    /// The edge whose slat turns first.
    public var edge: TransitionEdge

    /// A blind of 3 to 16 slats, of which the one at an edge turns first.
    public init(slats: Int = 12, from edge: TransitionEdge = .top) {
        self.slats = min(max(slats, 3), 16)
        self.edge = edge
    }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "blinds", title: "Blinds", tags: [.pieces, .stagger, .strips, .threeD],
            summary: "The old screen is a blind: its slats turn on edge one after the other and let in the new one.")
    }
    public var duration: Double { 0.7 }
    public var timing: Timing { .easeInOut }
    public var settings: [AnimatorSetting] {
        [
            .count("slats", slats, in: 3...16) { Self(slats: $0, from: edge) },
            .edge("from", edge) { Self(slats: slats, from: $0) },
        ]
    }

    public func choreography(in scene: TransitionScene) -> Choreography {
        // The eye is far away, so that all slats look the same.
        let (eye, span) = (max(10 * scene.longerSide, 1), 0.78)
        let axis: Pose.Axis = edge.isHorizontal ? .y : .x
        let strips = Tiling(strips: slats, toward: edge, in: scene).pieces { slat in
            let start = (1 - span) * (edge.isStart ? slat.order : 1 - slat.order)
            let edgeOn = slat.degreesOnEdge(about: axis, eyeDistance: eye, in: scene)
            // The slats are seen against the light from behind. On edge nothing is left of them.
            return .curve { progress in
                let way = min(max((progress - start) / span, 0), 1)
                return .rotation(degrees: edgeOn * way, axis: axis).shade(0.5 * way)
                    .shadow(opacity: 0.25 * min(4 * way, 1) * (1 - way), radius: 10).opacity(min(16 * (1 - way), 1))
            }
        }
        return Choreography(
            foreground: .from(.shade(0.35)), background: strips, front: .background, eyeDistance: eye)
    }
}

extension TransitionAnimator where Self == BlindsAnimator {
    /// Twelve level slats turn on edge one after the other, from the top down.
    public static var blinds: Self { Self() }
    /// The given number of slats turn on edge, the one at an edge of the container first.
    public static func blinds(slats: Int = 12, from edge: TransitionEdge = .top) -> Self {
        Self(slats: slats, from: edge)
    }
}
