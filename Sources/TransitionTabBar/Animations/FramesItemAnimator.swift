import TransitionCore

/// A sequence of images plays in place of the icon.
public struct FramesItemAnimator: TabItemAnimator {
    /// The images, for equal parts of the time.
    public var images: [TabItemImage]
    /// How long the sequence plays, in seconds.
    public var seconds: Double

    /// A sequence of images; without any of its own, a circle of dots that closes.
    public init(
        _ images: [TabItemImage] = [.symbol("circle.dotted"), .symbol("circle.dashed"), .symbol("circle")],
        seconds: Double = 0.45
    ) {
        self.images = images
        self.seconds = seconds
    }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "frames", title: "Frames", tags: [.film],
            summary: "A sequence of images plays in place of the icon.", containers: [.tab])
    }
    public var duration: Double { seconds }

    public func choreography(in scene: TabItemScene) -> TabItemChoreography {
        TabItemChoreography(picture: .frames(images))
    }
}

extension TabItemAnimator where Self == FramesItemAnimator {
    /// A sequence of images plays in place of the icon.
    public static var frames: Self { Self() }
    /// A sequence of images plays in place of the icon.
    public static func frames(_ images: [TabItemImage], seconds: Double = 0.45) -> Self {
        Self(images, seconds: seconds)
    }
}
