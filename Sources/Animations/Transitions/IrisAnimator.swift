import TransitionCore

/// The old screen closes to a circle on black and the new one opens from it, as at the end of a silent film.
public struct IrisAnimator: TransitionAnimator {
    /// The animator.
    public init() {}

    /// What the catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "iris",
            title: "Iris",
            summary: "The old screen closes to a circle on black, and the new one opens from it.",
            tags: ["clip", "film", "source"]
        )
    }

    /// Seconds.
    public var duration: Double { 0.8 }
    /// Evenly: both halves have a pace of their own.
    public var timing: Timing { .linear }

    /// The way in. The circle closes upon the source, or else the middle; it lingers for a moment before it is shut.
    public func choreography(in scene: TransitionScene) -> Choreography {
        let focus = scene.focus
        func circle(_ radius: Double) -> Pose { .clip(.circle(x: focus.x, y: focus.y, radius: radius)) }
        return Choreography(
            foreground: .keyframes([
                .at(0.5, circle(0), easing: .easeIn), .at(1, circle(1)),
            ]),
            background: .keyframes([
                .at(0, circle(1), easing: .easeOut),
                .at(0.32, circle(0.14)),
                .at(0.42, circle(0.11), easing: .easeIn),
                .at(0.5, circle(0)),
            ]),
            backdrop: .black
        )
    }
}

extension TransitionAnimator where Self == IrisAnimator {
    /// The old screen closes to a circle on black, and the new one opens from it.
    public static var iris: IrisAnimator { IrisAnimator() }
}
