import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The old screen shrinks to a card, and the card flies off beyond an upper corner.
    @_alwaysEmitIntoClient
    public static var flyAway: Self {
        Self(
            "flyAway", tags: [.arc, .card, .rotation, .show], duration: 0.6,
            // Linear: the changes of speed are part of the motion itself.
            timing: .linear,
            "The old screen shrinks to a card, and the card flies off beyond an upper corner."
        ) { scene in
            // The card first sinks a little before it takes off.
            let card = Pose.scale(0.5).offset(x: -0.04, y: 0.06).rotation(degrees: -7).cornerRadius(32)
            let gone = Pose.scale(0.34).offset(x: 0.95, y: -0.9).rotation(degrees: 34).cornerRadius(32)
            return Choreography(
                foreground: .from(.shade(0.25), easing: .easeOut),
                background: [
                    .keyframes([
                        .at(0, .rest, easing: .curve(0.35, 0.2, 0.6, 0.95)),
                        .at(0.34, card, easing: .curve(0.5, 0.25, 0.85, 0.75)), .at(1, gone),
                    ]),
                    .passingShadow(opacity: 0.5, radius: 24),
                ],
                front: .background)
        }
    }
}
