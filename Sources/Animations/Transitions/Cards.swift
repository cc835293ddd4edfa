import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The new screen is dealt like a playing card, turning as it flies, onto the old one.
    @_alwaysEmitIntoClient
    public static var cards: Self {
        Self(
            "cards", tags: [.arc, .card, .rotation, .show], duration: 0.5,
            // Fast at first, with a long slow end.
            timing: .curve(0.2, 0.7, 0.2, 1),
            "The new screen is dealt like a playing card, turning as it flies, onto the old one."
        ) { scene in
            // The card turns about a point below the container, as if thrown from the wrist. A turned card reaches
            // higher in a wide container, so the point is lower there.
            let below = scene.height > 0 ? min(0.4 * scene.width / scene.height, 4) : 0
            let start = Pose.offset(x: 0.5, y: 1.05 + below).rotation(degrees: 38).cornerRadius(28).scale(0.8)
            let dealt = Pose.scale(0.95).rotation(degrees: -3).cornerRadius(24).shadow(opacity: 0.4, radius: 20)
            return Choreography(
                foreground: .keyframes([.at(0, start), .at(0.8, dealt, easing: .easeInOut), .at(1, .rest)]),
                background: .to(.shade(0.45)))
        }
    }
}
