import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The old picture dissolves into the new one, and nothing moves.
    @_alwaysEmitIntoClient
    public static var fade: Self {
        Self(
            "fade", tags: [.calm, .dissolve], isReduceMotionSafe: true, duration: 0.25, timing: .easeInOut,
            "The old picture dissolves into the new one, and nothing moves."
        ) { _ in
            // The outline goes ahead of the filling, and the title dissolves with it.
            TabItemChoreography(
                icon: [.from(.opacity(0), until: 0.65)], alternateIcon: [.to(.opacity(0), until: 0.3)],
                title: [.keyframes([.at(0, .rest), .at(0, .opacity(0.4)), .at(0.65, .rest)])], cuts: [0])
        }
    }
}
