import TransitionCore

/// The new screen is seen through a circle that grows from a point.
public struct CircleRevealAnimator: TransitionAnimator {
    /// A circle that grows.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "circleReveal", title: "Circle reveal", tags: [.clip, .reveal, .source],
            summary: "The new screen is seen through a circle that grows from the source or the middle.")
    }
    public var duration: Double { 0.5 }
    public var timing: Timing { .easeInOut }

    public func choreography(in scene: TransitionScene) -> Choreography {
        func circle(_ radius: Double) -> Pose { .clip(.circle(x: scene.focus.x, y: scene.focus.y, radius: radius)) }
        return Choreography(
            foreground: [.from(circle(0), to: circle(1)), .from(.scale(1.06), easing: .easeOut)],
            background: .to(.shade(0.4)))
    }
}

extension TransitionAnimator where Self == CircleRevealAnimator {
    /// The new screen is seen through a circle that grows from a point.
    public static var circleReveal: Self { Self() }
}
