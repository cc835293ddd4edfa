import TransitionCore

/// The new screen is seen through a circle that grows from a point.
public struct CircleRevealAnimator: TransitionAnimator {
    /// The animator.
    public init() {}

    /// What the catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "circleReveal",
            title: "Circle reveal",
            summary: "The new screen is seen through a circle that grows from the source or the middle.",
            tags: ["reveal", "clip", "source"]
        )
    }

    /// Seconds.
    public var duration: Double { 0.5 }
    /// Slow at both ends.
    public var timing: Timing { .easeInOut }

    /// The way in. The circle begins at the middle of the source, or else of the container.
    public func choreography(in scene: TransitionScene) -> Choreography {
        let focus = scene.focus
        let point = Clip.circle(x: focus.x, y: focus.y, radius: 0)
        let whole = Clip.circle(x: focus.x, y: focus.y, radius: 1)
        return Choreography(
            foreground: [
                .keyframes([.at(0, .clip(point)), .at(1, .clip(whole))]),
                .from(.scale(1.06), easing: .easeOut),
            ],
            background: .to(.shade(0.4))
        )
    }
}

extension TransitionAnimator where Self == CircleRevealAnimator {
    /// The new screen is seen through a circle that grows from a point.
    public static var circleReveal: CircleRevealAnimator { CircleRevealAnimator() }
}
