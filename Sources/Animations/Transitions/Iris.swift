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
            // The new circle opens within the old one just before the old one is shut, so that a point of light is
            // always visible.
            func circle(_ radius: Double) -> Pose { .clip(.circle(x: scene.focus.x, y: scene.focus.y, radius: radius)) }
            return Choreography(
                foreground: .keyframes([
                    .at(0.47, circle(0)), .at(0.525, circle(0.13), easing: .easeOut), .at(1, circle(1)),
                ]),
                background: .keyframes([
                    .at(0, circle(1), easing: .easeIn), .at(0.475, circle(0.13)), .at(0.53, circle(0)),
                ]),
                backdrop: .charcoal)
        }
    }
}
