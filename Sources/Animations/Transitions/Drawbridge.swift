import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The old screen is let down like a drawbridge.
    @_alwaysEmitIntoClient
    public static var drawbridge: Self {
        Self(
            "drawbridge", tags: [.hinge, .machine, .show, .threeD, .vertical], duration: 0.7,
            timing: .curve(0.3, 0.25, 0.5, 1),
            "The old screen is let down towards you like a drawbridge, and the new one stands in the gateway."
        ) { scene in
            // The bridge first moves back, so that its slanted sides are visible. At the end it is below the eye and
            // cannot be seen.
            Choreography(
                foreground: [.from(.scale(1.08)), .from(.shade(0.35), easing: .easeOut)],
                background: [
                    .to(.scale(0.74).anchor(.bottom), until: 0.7, easing: .easeOut),
                    .to(.rotation(degrees: -88, axis: .x).anchor(.bottom)), .to(.shade(0.6), easing: .easeIn),
                    .passingShadow(opacity: 0.6, radius: 24),
                ],
                front: .background, eyeDistance: 2.5 * scene.longerSide)
        }
    }
}
