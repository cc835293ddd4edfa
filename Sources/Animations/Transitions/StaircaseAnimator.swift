import TransitionCore

/// The columns of the new screen rise over the old one, one after the other, like the steps of a staircase.
public struct StaircaseAnimator: TransitionAnimator {
    /// The number of steps.
    public let steps: Int
    /// The edge that the steps come from.
    public var edge: TransitionEdge

    /// A staircase of 3 to 12 steps that come from an edge.
    public init(steps: Int = 6, from edge: TransitionEdge = .bottom) {
        self.steps = min(max(steps, 3), 12)
        self.edge = edge
    }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "staircase", title: "Staircase", tags: [.edge, .pieces, .stagger, .strips],
            summary: "The columns of the new screen rise one after the other, like the steps of a staircase.")
    }
    public var duration: Double { 0.65 }
    /// Linear: each step has its own easing.
    public var timing: Timing { .linear }
    public var settings: [AnimatorSetting] {
        [
            .count("steps", steps, in: 3...12) { Self(steps: $0, from: edge) },
            .edge("from", edge) { Self(steps: steps, from: $0) },
        ]
    }

    public func choreography(in scene: TransitionScene) -> Choreography {
        // The steps stand side by side along the edge that they come from.
        let strips = Tiling(strips: steps, toward: edge.isHorizontal ? .bottom : .trailing, in: scene)
        return Choreography(
            foreground: strips.pieces { step in
                .from(
                    .offset(toward: edge).shade(0.3), after: 0.5 * step.order, until: 0.5 * step.order + 0.5,
                    easing: .curve(0.2, 0.8, 0.3, 1))
            },
            background: .to(.offset(toward: edge.opposite, by: 0.08).shade(0.5)), backdrop: .black)
    }
}

extension TransitionAnimator where Self == StaircaseAnimator {
    /// Six columns of the new screen rise one after the other.
    public static var staircase: Self { Self() }
    /// The given number of strips of the new screen come from an edge, one after the other.
    public static func staircase(steps: Int = 6, from edge: TransitionEdge = .bottom) -> Self {
        Self(steps: steps, from: edge)
    }
}
