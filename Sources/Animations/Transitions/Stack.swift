import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The old screen sinks back to a card at the top, and the new one rises before it.
    @_alwaysEmitIntoClient
    public static var stack: Self {
        Self(
            "stack", tags: [.app, .card, .modal, .vertical], duration: 0.4,
            "The old screen sinks back to a card at the top, and the new one rises before it."
        ) { _ in
            // The upper edge of the old screen is visible until shortly after progress 0.75, when the new one covers
            // it.
            let (below, near) = (Pose.offset(y: 1).cornerRadius(28), Pose.offset(y: 0.09).cornerRadius(28))
            let card = Pose.scale(0.86).cornerRadius(28).offset(y: -0.05)
            return Choreography(
                foreground: [
                    .keyframes([.at(0, below), .at(0.75, near, easing: .easeInOut), .at(1, .rest)]),
                    .passingShadow(opacity: 0.4, radius: 24),
                ],
                background: .keyframes([
                    .at(0, .rest, easing: .easeOut), .at(0.6, card.shade(0.3), easing: .easeInOut),
                    .at(1, card.shade(0.6)),
                ]),
                backdrop: .charcoal)
        }
    }
}
