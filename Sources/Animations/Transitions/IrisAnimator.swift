import TransitionCore

/// The old screen closes to a circle on black and the new one opens from it, as at the end of a silent film.
public struct IrisAnimator: TransitionAnimator {
    /// A circle that closes and opens.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "iris", title: "Iris", tags: [.clip, .film, .source],
            summary: "The old screen closes to a circle on black, and the new one opens from it.")
    }
    public var duration: Double { 0.8 }
    /// Linear: each half has its own easing.
    public var timing: Timing { .linear }

    public func choreography(in scene: TransitionScene) -> Choreography {
        // The circle stops for a moment before it closes.
        func circle(_ radius: Double) -> Pose { .clip(.circle(x: scene.focus.x, y: scene.focus.y, radius: radius)) }
        return Choreography(
            foreground: .from(circle(0), to: circle(1), after: 0.5, easing: .easeIn),
            background: .keyframes([
                .at(0, circle(1), easing: .easeOut), .at(0.32, circle(0.14)), .at(0.42, circle(0.11), easing: .easeIn),
                .at(0.5, circle(0)),
            ]),
            backdrop: .black)
    }
}

extension TransitionAnimator where Self == IrisAnimator {
    /// The old screen closes to a circle on black, and the new one opens from it.
    public static var iris: Self { Self() }
}
