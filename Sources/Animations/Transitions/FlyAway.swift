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
                foreground: .from(.scale(0.88).shade(0.6).cornerRadius(24)),
                background: [
                    .keyframes([.at(0, .rest, easing: .easeInOut), .at(0.4, card, easing: .easeIn), .at(1, gone)]),
                    .passingShadow(opacity: 0.5, radius: 24),
                ],
                front: .background, backdrop: scene.surround)
        }
    }
}
