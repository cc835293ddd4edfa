import TransitionCore

/// Half of the old screen turns over like the leaf of a book, with half of the new one on its back.
public struct BookAnimator: TransitionAnimator {
    /// The edge that turns over.
    public var edge: TransitionEdge

    /// A leaf that begins at an edge: at the top it falls like a split-flap display.
    public init(from edge: TransitionEdge = .trailing) { self.edge = edge }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "book", title: "Book", tags: [.hinge, .paper, .pieces, .threeD],
            summary: "Half of the old screen turns over like a leaf, with half of the new one on its back.")
    }
    public var duration: Double { 0.7 }
    public var timing: Timing { .easeInOut }
    public var settings: [AnimatorSetting] { [.edge("from", edge) { Self(from: $0) }] }

    public func choreography(in scene: TransitionScene) -> Choreography {
        let halves = Tiling(strips: 2, toward: edge, in: scene).tiles.map(\.rect)
        let (turned, covered) = edge.isStart ? (halves[0], halves[1]) : (halves[1], halves[0])
        return Choreography(
            foreground: .pieces([
                Piece(turned, .from(.shade(0.6), until: 0.6)),
                Piece(covered, .from(.hinged(on: edge, degrees: 90).shade(0.3), after: 0.5)),
            ]),
            background: .pieces([
                Piece(covered, .to(.shade(0.6), after: 0.4)),
                Piece(turned, .to(.hinged(on: edge.opposite, degrees: 90).shade(0.5), until: 0.5)),
            ]),
            // Half-way the leaf stands on edge, and the other side comes to the front.
            front: .switchingHalfway, eyeDistance: 2 * scene.longerSide)
    }
}

extension TransitionAnimator where Self == BookAnimator {
    /// Half of the old screen turns over like a leaf, with half of the new one on its back.
    public static var book: Self { Self() }
    /// The half at an edge turns over like a leaf.
    public static func book(from edge: TransitionEdge) -> Self { Self(from: edge) }
}
