import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// A sequence of images plays in place of the icon.
    ///
    /// - Parameters:
    ///   - images: The images, each shown for an equal part of the time.
    ///   - seconds: The duration of the sequence, in seconds.
    @_alwaysEmitIntoClient
    public static func frames(_ images: [TabItemImage], seconds: Double = 0.45) -> Self {
        Self(
            "frames", tags: [.film], duration: seconds,
            "A sequence of images plays in place of the icon."
        ) { _ in
            // A little smaller while the images play, so that the sequence is one motion.
            TabItemChoreography(
                icon: [
                    .keyframes([
                        .at(0, .rest, easing: .easeOut), .at(0.2, .scale(0.8), easing: .easeInOut),
                        .at(0.85, .scale(1.08), easing: .easeInOut), .at(1, .rest),
                    ])
                ], picture: .frames(images))
        }
    }
}
