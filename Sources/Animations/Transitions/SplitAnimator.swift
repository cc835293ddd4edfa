import TransitionCore

/// The old screen parts in the middle, and its halves slide away from the new one.
public struct SplitAnimator: TransitionAnimator {
    /// The edge that the first half leaves to; the other leaves to the opposite edge.
    public var edge: TransitionEdge

    /// A split whose halves leave to an edge and the opposite one.
    public init(toward edge: TransitionEdge = .top) { self.edge = edge }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "split", title: "Split", tags: [.edge, .pieces, .reveal],
            summary: "The old screen parts in the middle, and its halves slide away from the new one.")
    }
    public var duration: Double { 0.55 }
    public var timing: Timing { .easeInOut }
    public var settings: [AnimatorSetting] {
        // The opposite edge comes to the same.
        [.edge("toward", edge.isStart ? edge : edge.opposite, among: [.top, .leading]) { Self(toward: $0) }]
    }

    public func choreography(in scene: TransitionScene) -> Choreography {
        let first = edge.isStart ? edge : edge.opposite
        return Choreography(
            foreground: .from(.scale(0.86).shade(0.5)),
            background: Tiling(strips: 2, toward: edge, in: scene).pieces { half in
                let side = half.index == 0 ? first : first.opposite
                return [
                    .to(.offset(toward: side, by: 0.5), easing: .curve(0.4, 0, 0.9, 1)),
                    .passingShadow(opacity: 0.5, radius: 16),
                ]
            },
            front: .background, backdrop: .black)
    }
}

extension TransitionAnimator where Self == SplitAnimator {
    /// The old screen parts in the middle, one half going up and one going down.
    public static var split: Self { Self() }
    /// The old screen parts in the middle, one half leaving to an edge and the other to the opposite one.
    public static func split(toward edge: TransitionEdge) -> Self { Self(toward: edge) }
}
