import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The item changes as the system lets it, and nothing moves.
    @_alwaysEmitIntoClient
    public static var still: Self {
        Self(
            "still", tags: [.calm], isReduceMotionSafe: true, duration: 0.1,
            "The item changes as the system lets it, and nothing moves."
        ) { _ in
            .still
        }
    }
}
