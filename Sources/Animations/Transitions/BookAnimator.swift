import TransitionCore

/// Half of the old screen turns over like the leaf of a book, with half of the new one on its back.
public struct BookAnimator: TransitionAnimator {
    /// The edge that turns over.
    public var edge: TransitionEdge

    /// A leaf that begins at an edge: at the top it falls like a split-flap display.
    public init(from edge: TransitionEdge = .trailing) { self.edge = edge }

    /// What the catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "book",
            title: "Book",
            summary: "Half of the old screen turns over like a leaf, with half of the new one on its back.",
            tags: ["3D", "paper", "hinge", "pieces"]
        )
    }

    /// Seconds.
    public var duration: Double { 0.7 }
    /// Slow at both ends.
    public var timing: Timing { .easeInOut }

    /// The way in. The leaf stands on edge half-way, when the new screen comes to the front.
    public func choreography(in scene: TransitionScene) -> Choreography {
        let halves = edge.isHorizontal ? Parts.columns(2, in: scene) : Parts.rows(2, in: scene)
        let isFirst = edge == .leading || edge == .top
        let (turned, covered) = isFirst ? (halves[0], halves[1]) : (halves[1], halves[0])
        let leaf = Motion.keyframes([
            .at(0, .hinged(on: edge.opposite, degrees: 0)),
            .at(0.5, .hinged(on: edge.opposite, degrees: 90).shade(0.5)),
        ])
        let back = Motion.keyframes([
            .at(0.5, .hinged(on: edge, degrees: 90).shade(0.3)),
            .at(1, .hinged(on: edge, degrees: 0)),
        ])
        return Choreography(
            foreground: .init(pieces: [
                Piece(turned, .keyframes([.at(0, .shade(0.6)), .at(0.6, .rest)])), Piece(covered, back),
            ]),
            background: .init(pieces: [
                Piece(covered, .keyframes([.at(0.4, .rest), .at(1, .shade(0.6))])), Piece(turned, leaf),
            ]),
            front: .switchingHalfway,
            eyeDistance: 2 * max(scene.width, scene.height)
        )
    }
}

extension TransitionAnimator where Self == BookAnimator {
    /// Half of the old screen turns over like a leaf, with half of the new one on its back.
    public static var book: BookAnimator { BookAnimator() }

    /// The half at an edge turns over like a leaf.
    public static func book(from edge: TransitionEdge) -> BookAnimator { BookAnimator(from: edge) }
}
