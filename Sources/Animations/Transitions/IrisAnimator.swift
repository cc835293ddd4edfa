import TransitionCore

/// A circle of light closes on the old screen and opens on the new one, as between the scenes of a silent film.
public struct IrisAnimator: TransitionAnimator {
    /// A circle that closes and opens.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "iris", title: "Iris", tags: [.clip, .film, .source],
            summary: "A circle of light closes on the old screen and opens on the new one, as in a silent film.")
    }
    public var duration: Double { 0.8 }
    /// Linear: each half has its own easing.
    public var timing: Timing { .linear }

    public func choreography(in scene: TransitionScene) -> Choreography {
        // The new circle opens within the old one just before that is shut, so that there is always a point of light.
        func circle(_ radius: Double) -> Pose { .clip(.circle(x: scene.focus.x, y: scene.focus.y, radius: radius)) }
        return Choreography(
            foreground: .keyframes([.at(0.46, circle(0)), .at(0.57, circle(0.09)), .at(1, circle(1))]),
            background: .keyframes([.at(0, circle(1)), .at(0.43, circle(0.09)), .at(0.54, circle(0))]),
            backdrop: .black)
    }
}

extension TransitionAnimator where Self == IrisAnimator {
    /// A circle of light closes on the old screen and opens on the new one, as in a silent film.
    public static var iris: Self { Self() }
}
