import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The old screen is drawn out by the leading edge and put back behind the new one.
    @_alwaysEmitIntoClient
    public static var shuffle: Self { shuffle(by: .leading) }

    /// The old screen is drawn out by an edge and put back behind the new one.
    ///
    /// - Parameter edge: The edge that the old screen is drawn aside to.
    @_alwaysEmitIntoClient
    public static func shuffle(by edge: TransitionEdge) -> Self {
        Self(
            "shuffle", tags: [.card], duration: 0.75,
            // Linear: each half has its own easing.
            timing: .linear,
            "The old screen is drawn aside like a card and put back behind the new one, which comes up.",
            settings: [.edge("by", edge, title: "Drawn to") { .shuffle(by: $0) }]
        ) { _ in
            // The two screens change their order half-way, when neither covers the other.
            let card = Pose.scale(0.8).cornerRadius(28)
            let lifted = card.shadow(opacity: 0.4, radius: 20)
            return Choreography(
                foreground: .keyframes([
                    .at(0, card.shade(0.5), easing: .easeOut),
                    .at(0.5, lifted.offset(toward: edge.opposite, by: 0.03), easing: .easeInOut), .at(1, .rest),
                ]),
                background: .keyframes([
                    .at(0, .rest, easing: .easeInOut),
                    .at(0.5, lifted.offset(toward: edge, by: 0.86), easing: .easeInOut),
                    .at(1, card.shade(0.6)),
                ]),
                front: .switchingHalfway, backdrop: .black)
        }
    }
}
