import TransitionCore

/// The slats of a blind turn over one after the other: the old screen is on one side of them, the new one on the other.
public struct BlindsAnimator: TransitionAnimator {
    /// The number of slats.
    public let slats: Int
    /// The edge whose slat turns first.
    public var edge: TransitionEdge

    /// A blind of 3 to 16 slats, of which the one at an edge turns first.
    public init(slats: Int = 6, from edge: TransitionEdge = .leading) {
        self.slats = min(max(slats, 3), 16)
        self.edge = edge
    }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "blinds", title: "Blinds", tags: [.pieces, .stagger, .strips, .threeD],
            summary: "The slats of a blind turn over one after the other, from the old screen to the new one.")
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
        let strips = Tiling(strips: slats, toward: edge, in: scene)
        return strips.turning(span: 0.6, isUpright: edge.isHorizontal, in: scene) { slat in
            edge.isStart ? slat.order : 1 - slat.order
        }
    }
}

extension TransitionAnimator where Self == BlindsAnimator {
    /// Six vertical slats turn over one after the other.
    public static var blinds: Self { Self() }
    /// The given number of slats turn over, the one at an edge first.
    public static func blinds(slats: Int = 6, from edge: TransitionEdge = .leading) -> Self {
        Self(slats: slats, from: edge)
    }
}
