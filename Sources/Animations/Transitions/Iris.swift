import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// A circle of light closes on the old screen and opens on the new one, as in a silent film.
    @_alwaysEmitIntoClient
    public static var iris: Self {
        Self(
            "iris", tags: [.clip, .film, .machine, .show, .source], duration: 0.7,
            // Linear: each half has its own easing.
            timing: .linear,
            "A circle of light closes on the old screen and opens on the new one, as in a silent film."
        ) { scene in
            // The new circle opens within the old one just before the old one is shut, so that a point of light is
            // always visible.
            func circle(_ radius: Double) -> Pose { .clip(.circle(x: scene.focus.x, y: scene.focus.y, radius: radius)) }
            return Choreography(
                foreground: .keyframes([.at(0.46, circle(0)), .at(0.545, circle(0.13)), .at(1, circle(1))]),
                background: .keyframes([.at(0, circle(1)), .at(0.455, circle(0.13)), .at(0.54, circle(0))]),
                backdrop: .charcoal)
        }
    }
}
