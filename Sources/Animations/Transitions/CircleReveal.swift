import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The new screen is seen through a circle that grows from a point.
    @_alwaysEmitIntoClient
    public static var circleReveal: Self {
        Self(
            "circleReveal", tags: [.clip, .reveal, .source], duration: 0.5, timing: .easeInOut,
            "The new screen is seen through a circle that grows from the source or the middle."
        ) { scene in
            func circle(_ radius: Double) -> Pose { .clip(.circle(x: scene.focus.x, y: scene.focus.y, radius: radius)) }
            return Choreography(
                foreground: [.from(circle(0), to: circle(1)), .from(.scale(1.06), easing: .easeOut)],
                background: .to(.shade(0.4)))
        }
    }
}
