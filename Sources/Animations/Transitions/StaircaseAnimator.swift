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

    /// What the catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "staircase",
            title: "Staircase",
            summary:
                "The columns of the new screen rise one after the other, like the steps of a staircase.",
            tags: ["pieces", "strips", "edge"]
        )
    }

    /// Seconds.
    public var duration: Double { 0.65 }
    /// Evenly: each step has a pace of its own.
    public var timing: Timing { .linear }

    /// The way in.
    public func choreography(in scene: TransitionScene) -> Choreography {
        let isUpright = !edge.isHorizontal
        let tiling = Tiling(columns: isUpright ? steps : 1, rows: isUpright ? 1 : steps, in: scene)
        let pieces = tiling.tiles.map { step in
            let start = 0.5 * Double(step.index) / Double(steps - 1)
            return Piece(
                step.rect,
                .keyframes([
                    .at(
                        start, .offset(toward: edge).shade(0.3), easing: .curve(CubicBezier(0.2, 0.8, 0.3, 1))),
                    .at(start + 0.5, .rest),
                ])
            )
        }
        return Choreography(
            foreground: .init(pieces: pieces),
            background: .to(.offset(toward: edge.opposite, by: 0.08).shade(0.5)),
            backdrop: .black
        )
    }
}

extension TransitionAnimator where Self == StaircaseAnimator {
    /// Six columns of the new screen rise one after the other.
    public static var staircase: StaircaseAnimator { StaircaseAnimator() }

    /// So many strips of the new screen come from an edge, one after the other.
    public static func staircase(steps: Int = 6, from edge: TransitionEdge = .bottom) -> StaircaseAnimator {
        StaircaseAnimator(steps: steps, from: edge)
    }
}
