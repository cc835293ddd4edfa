import TransitionCore

/// The old screen parts in the middle, and its halves slide away from the new one.
public struct SplitAnimator: TransitionAnimator {
    /// The edge that the first half leaves to; the other leaves to the opposite edge.
    public var edge: TransitionEdge

    /// A split whose halves leave to an edge and the opposite one.
    public init(toward edge: TransitionEdge = .top) { self.edge = edge }

    /// What the catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "split",
            title: "Split",
            summary: "The old screen parts in the middle, and its halves slide away from the new one.",
            tags: ["pieces", "edge", "reveal"]
        )
    }

    /// Seconds.
    public var duration: Double { 0.55 }
    /// Slow at both ends.
    public var timing: Timing { .easeInOut }

    /// The way in.
    public func choreography(in scene: TransitionScene) -> Choreography {
        let tiling = Tiling(
            columns: edge.isHorizontal ? 2 : 1, rows: edge.isHorizontal ? 1 : 2, in: scene)
        let halves = tiling.tiles.map { half in
            let side: TransitionEdge =
                edge.isHorizontal
                ? (half.index == 0 ? .leading : .trailing) : half.index == 0 ? .top : .bottom
            return Piece(
                half.rect,
                motions: [
                    .to(.offset(toward: side, by: 0.5), easing: .curve(CubicBezier(0.4, 0, 0.9, 1))),
                    .passingShadow(opacity: 0.5, radius: 16),
                ])
        }
        return Choreography(
            foreground: .from(.scale(0.86).shade(0.5)),
            background: .init(pieces: halves),
            front: .background,
            backdrop: .black
        )
    }
}

extension TransitionAnimator where Self == SplitAnimator {
    /// The old screen parts in the middle, one half going up and one going down.
    public static var split: SplitAnimator { SplitAnimator() }

    /// The old screen parts in the middle, one half leaving to an edge and the other to the opposite one.
    public static func split(toward edge: TransitionEdge) -> SplitAnimator { SplitAnimator(toward: edge) }
}
