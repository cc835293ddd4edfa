import TransitionCore

/// The old screen is a barn door of four boards, which slide one over the other to both sides.
public struct BarnAnimator: TransitionAnimator {
    /// The edge that the gap grows towards; it also grows towards the opposite one.
    public var edge: TransitionEdge

    /// A gap that grows to an edge and the opposite one.
    public init(toward edge: TransitionEdge = .leading) { self.edge = edge }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "barn", title: "Barn door", tags: [.door, .pieces, .reveal],
            summary: "The old screen is a barn door: its boards slide one over the other to both sides.")
    }
    public var duration: Double { 0.5 }
    public var timing: Timing { .easeInOut }
    public var settings: [AnimatorSetting] {
        // The opposite edge comes to the same.
        [.edge("toward", edge.isStart ? edge : edge.opposite, among: [.leading, .top]) { Self(toward: $0) }]
    }

    public func choreography(in scene: TransitionScene) -> Choreography {
        // Each half has two boards. The inner one slides over the outer one and then takes it along.
        let boards = Tiling(strips: 4, toward: edge, in: scene).tiles.map { board in
            let (isInner, isFirst) = (board.index == 1 || board.index == 2, board.index < 2)
            let side = isFirst == edge.isStart ? edge : edge.opposite
            return (
                isInner,
                Piece(
                    board.rect,
                    .to(.offset(toward: side, by: isInner ? 0.5 : 0.25), after: isInner ? 0 : 0.5),
                    .passingShadow(opacity: 0.6, radius: 20), .to(.shade(isInner ? 0.1 : 0.3), until: 0.5))
            )
        }
        return Choreography(
            foreground: .from(.scale(1.12).shade(0.5)),
            background: .pieces(boards.filter { !$0.0 }.map(\.1) + boards.filter(\.0).map(\.1)), front: .background)
    }
}

extension TransitionAnimator where Self == BarnAnimator {
    /// The boards of the old screen slide one over the other to both sides.
    public static var barn: Self { Self() }
    /// The boards of the old screen slide one over the other to an edge and the opposite one.
    public static func barn(toward edge: TransitionEdge) -> Self { Self(toward: edge) }
}
