import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The old picture dissolves into the new one, and nothing moves.
    @_alwaysEmitIntoClient
    public static var fade: Self {
        Self(
            "fade", tags: [.calm, .dissolve], isReduceMotionSafe: true, duration: 0.25, timing: .easeInOut,
            "The old picture dissolves into the new one, and nothing moves."
        ) { _ in
            TabItemChoreography(icon: [.from(.opacity(0))], alternateIcon: [.to(.opacity(0))])
        }
    }
}
