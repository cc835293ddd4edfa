import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// A circle of light closes on the old screen and opens on the new one, as in a silent film.
    @_alwaysEmitIntoClient
    public static var iris: Self {
        Self(
            "iris", tags: [.clip, .film, .machine, .show, .source], duration: 0.6,
            // Linear: each half has its own easing.
            timing: .linear,
            "A circle of light closes on the old screen and opens on the new one, as in a silent film."
        ) { scene in
            // The new circle opens within the old one before that is small, so that a disc of light is always there.
            func circle(_ radius: Double) -> Pose { .clip(.circle(x: scene.focus.x, y: scene.focus.y, radius: radius)) }
            return Choreography(
                foreground: .keyframes([
                    .at(0.42, circle(0)), .at(0.56, circle(0.4)), .at(1, circle(1)),
                ]),
                background: .keyframes([
                    .at(0, circle(1)), .at(0.48, circle(0.42)), .at(0.58, circle(0.38)), .at(0.62, circle(0)),
                ]),
                backdrop: .charcoal)
        }
    }
}
