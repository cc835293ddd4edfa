extension TransitionAnimator where Self == CatalogueAnimator {
    /// One screen dissolves into the other, and nothing moves.
    ///
    /// The fade plays in place of another animator in two cases: the user wants Reduce Motion and the animator is not
    /// safe for it, or the animator does not support the kind of container.
    public static var fade: Self {
        Self(
            "fade", tags: [.app, .calm, .dissolve], isReduceMotionSafe: true, duration: 0.3, timing: .easeOut,
            "One screen dissolves into the other, and nothing moves."
        ) { _ in
            // Only the front screen changes its opacity, because two half-transparent screens would let the backdrop
            // show.
            Choreography(foreground: .from(.opacity(0)))
        }
    }
}
