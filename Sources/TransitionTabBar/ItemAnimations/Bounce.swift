import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The icon grows too large and too small by turns, less each time.
    @_alwaysEmitIntoClient
    public static var bounce: Self {
        Self(
            "bounce", tags: [.bounce, .zoom], duration: 0.6,
            "The icon grows too large and too small by turns, less each time."
        ) { _ in
            let sizes = [1, 1.25, 0.9, 1.1, 0.96, 1.02, 1]
            let keyframes = sizes.enumerated().map { index, size in
                Motion.Keyframe.at(Double(index) / Double(sizes.count - 1), .scale(size), easing: .easeInOut)
            }
            return TabItemChoreography(icon: [.keyframes(keyframes)])
        }
    }
}
