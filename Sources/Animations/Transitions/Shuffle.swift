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
            "shuffle", tags: [.card, .show], duration: 0.65,
            // Linear: each half has its own easing.
            timing: .linear,
            "The old screen is drawn aside like a card and put back behind the new one, which comes up.",
            settings: [.edge("by", edge, title: "Drawn to") { .shuffle(by: $0) }]
        ) { scene in
            // The two screens change their order half-way, when neither covers the other.
            let card = Pose.scale(0.66).cornerRadius(40)
            let lifted = card.shadow(opacity: 0.4, radius: 20)
            return Choreography(
                foreground: .keyframes([
                    .at(0, card.shade(0.2), easing: .curve(0.35, 0.1, 0.6, 0.9)),
                    .at(0.5, lifted.offset(toward: edge.opposite, by: 0.345), easing: .curve(0.4, 0.1, 0.4, 1)),
                    .at(1, .rest),
                ]),
                background: .keyframes([
                    .at(0, .rest, easing: .curve(0.35, 0.1, 0.6, 0.9)),
                    .at(0.5, lifted.offset(toward: edge, by: 0.345), easing: .curve(0.4, 0.1, 0.4, 1)),
                    .at(1, card.shade(0.2)),
                ]),
                front: .switchingHalfway, backdrop: scene.surround)
        }
    }
}
