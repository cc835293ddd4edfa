import TransitionCore

/// A circle of light closes on the old screen and opens on the new one, as between the scenes of a silent film.
public struct IrisAnimator: TransitionAnimator {
    /// A circle that closes and opens.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "iris", title: "Iris", tags: [.clip, .film, .pieces, .source],
            summary: "A circle of light closes on the old screen and opens on the new one, as in a silent film.")
    }
    public var duration: Double { 0.8 }
    /// Linear: each half has its own easing.
    public var timing: Timing { .linear }

    public func choreography(in scene: TransitionScene) -> Choreography {
        // Around the circles the screens lie in the dark, the old one and then the new one. The new circle opens within
        // the old one before that is shut, so that there is always light.
        func circle(_ radius: Double) -> Pose { .clip(.circle(x: scene.focus.x, y: scene.focus.y, radius: radius)) }
        return Choreography(
            foreground: .pieces([
                Piece(.full, .fixed(.shade(0.85)), .from(.opacity(0), after: 0.4, until: 0.6)),
                Piece(.full, .from(circle(0), to: circle(1), after: 0.42)),
            ]),
            background: .pieces([
                Piece(.full, .to(.shade(0.85), until: 0.2)),
                Piece(.full, .keyframes([.at(0, circle(1)), .at(0.45, circle(0.16)), .at(0.6, circle(0))])),
            ]))
    }
}

extension TransitionAnimator where Self == IrisAnimator {
    /// A circle of light closes on the old screen and opens on the new one, as in a silent film.
    public static var iris: Self { Self() }
}
