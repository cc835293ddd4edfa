extension TransitionAnimator where Self == CatalogueAnimator {
    /// One screen dissolves into the other, and nothing moves.
    ///
    /// With Reduce Motion, it plays in place of each animator that is not safe for Reduce Motion. It also plays in
    /// place of an animator that does not support the kind of container.
    public static var fade: Self {
        Self(
            "fade", tags: [.calm, .dissolve], isReduceMotionSafe: true, duration: 0.3, timing: .easeInOut,
            "One screen dissolves into the other, and nothing moves."
        ) { _ in
            // Only the front screen changes its opacity, because two half-transparent screens would let the backdrop
            // show.
            Choreography(foreground: .from(.opacity(0)))
        }
    }
}
