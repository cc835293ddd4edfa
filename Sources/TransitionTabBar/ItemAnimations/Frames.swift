import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// A sequence of images plays in place of the icon: a circle of dots that closes.
    @_alwaysEmitIntoClient
    public static var frames: Self {
        frames([.symbol("circle.dotted"), .symbol("circle.dashed"), .symbol("circle")])
    }

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
            TabItemChoreography(picture: .frames(images))
        }
    }
}
