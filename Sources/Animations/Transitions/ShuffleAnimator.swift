import TransitionCore

/// The old screen is drawn out of a pair of cards to the side and put back behind the new one.
public struct ShuffleAnimator: TransitionAnimator {
    /// The edge that the old screen is drawn aside to.
    public var edge: TransitionEdge

    /// A shuffle in which the old screen is drawn aside to an edge.
    public init(by edge: TransitionEdge = .leading) { self.edge = edge }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "shuffle", title: "Shuffle", tags: [.card],
            summary: "The old screen is drawn aside like a card and put back behind the new one, which comes up.")
    }
    public var duration: Double { 0.75 }
    /// Linear: each half has its own easing.
    public var timing: Timing { .linear }
    public var settings: [AnimatorSetting] { [.edge("by", edge, title: "Drawn to") { Self(by: $0) }] }

    public func choreography(in scene: TransitionScene) -> Choreography {
        // The two screens change their order half-way, when neither covers the other.
        let card = Pose.scale(0.8).cornerRadius(28)
        let lifted = card.shadow(opacity: 0.4, radius: 20)
        return Choreography(
            foreground: .keyframes([
                .at(0, card.shade(0.5), easing: .easeOut),
                .at(0.5, lifted.offset(toward: edge.opposite, by: 0.03), easing: .easeInOut), .at(1, .rest),
            ]),
            background: .keyframes([
                .at(0, .rest, easing: .easeInOut), .at(0.5, lifted.offset(toward: edge, by: 0.86), easing: .easeInOut),
                .at(1, card.shade(0.6)),
            ]),
            front: .switchingHalfway, backdrop: .black)
    }
}

extension TransitionAnimator where Self == ShuffleAnimator {
    /// The old screen is drawn out by the leading edge and put back behind the new one.
    public static var shuffle: Self { Self() }
    /// The old screen is drawn out by an edge and put back behind the new one.
    public static func shuffle(by edge: TransitionEdge) -> Self { Self(by: edge) }
}
