extension TransitionAnimator where Self == CatalogueAnimator {
    /// One screen dissolves into the other, and nothing moves.
    ///
    /// With Reduce Motion it replaces animators that are not safe for it. It also replaces animators that do not
    /// support the kind of container.
    public static var fade: Self {
        Self(
            "fade", tags: [.calm, .dissolve], isReduceMotionSafe: true, duration: 0.3, timing: .easeInOut,
            "One screen dissolves into the other, and nothing moves."
        ) { _ in
            // Only the front screen changes, because the backdrop would shine through two half-transparent screens.
            Choreography(foreground: .from(.opacity(0)))
        }
    }
}
