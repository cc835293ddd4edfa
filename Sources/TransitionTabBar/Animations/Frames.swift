import TransitionCore

/// A sequence of images plays in place of the icon.
public struct FramesItemAnimator: TabItemAnimator {
    /// The images, each shown for an equal part of the time.
    public var images: [TabItemImage]
    /// The duration of the sequence, in seconds.
    public var seconds: Double

    /// Creates a sequence of images; by default a circle of dots that closes.
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
