import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// Six columns of the new screen rise one after the other.
    @_alwaysEmitIntoClient
    public static var staircase: Self { staircase() }

    /// The given number of strips of the new screen come from an edge, one after the other.
    ///
    /// - Parameters:
    ///   - steps: The number of steps, 3 to 12.
    ///   - edge: The edge that the steps come from.
    @_alwaysEmitIntoClient
    public static func staircase(steps: Int = 6, from edge: TransitionEdge = .bottom) -> Self {
        let steps = min(max(steps, 3), 12)
        return Self(
            "staircase", tags: [.edge, .pieces, .stagger, .strips], duration: 0.65,
            // Linear: each step has its own easing.
            timing: .linear,
            "The columns of the new screen rise one after the other, like the steps of a staircase.",
            settings: [
                .count("steps", steps, in: 3...12) { .staircase(steps: $0, from: edge) },
                .edge("from", edge) { .staircase(steps: steps, from: $0) },
            ]
        ) { scene in
            // The steps stand side by side along the edge that they come from.
            let strips = Tiling(strips: steps, toward: edge.isHorizontal ? .bottom : .trailing, in: scene)
            let rising = strips.tiles.map { step in
                let (start, end) = (0.5 * step.order, 0.5 * step.order + 0.5)
                let lifted = Pose.shadow(opacity: 0.5, radius: 18)
                return Piece(
                    step.rect,
                    .from(.offset(toward: edge, by: 1.02), after: start, until: end, easing: .curve(0.3, 0.3, 0.4, 1)),
                    .keyframes([.at(start, .rest), .at(start + 0.1, lifted), .at(end - 0.12, lifted), .at(end, .rest)]))
            }
            // The steps that rise first are in front and cast their shadows on the next ones.
            return Choreography(
                foreground: .pieces(rising.reversed()), background: .to(.shade(0.6)))
        }
    }
}
