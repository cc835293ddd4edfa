import TransitionCore

/// The old screen fades into a colour, and the new one out of it. Nothing moves.
public struct FadeThroughAnimator: TransitionAnimator {
    /// The colour between the screens.
    public var color: Choreography.Backdrop

    /// A fade through a colour.
    public init(_ color: Choreography.Backdrop = .black) { self.color = color }

    /// What the catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "fadeThrough",
            title: "Fade through",
            summary:
                "The old screen fades into a plain colour, and the new one comes out of it.",
            tags: ["calm", "colour", "dissolve"],
            isCalm: true
        )
    }

    /// Seconds.
    public var duration: Double { 0.5 }
    /// Slow at both ends.
    public var timing: Timing { .easeInOut }

    /// The way in. Only one screen is seen at a time, so texts do not cross.
    public func choreography(in scene: TransitionScene) -> Choreography {
        Choreography(
            foreground: .keyframes([.at(0.45, .opacity(0), easing: .easeOut), .at(1, .rest)]),
            background: .keyframes([.at(0, .rest, easing: .easeIn), .at(0.45, .opacity(0))]),
            backdrop: color
        )
    }
}

extension TransitionAnimator where Self == FadeThroughAnimator {
    /// The screens fade through black.
    public static var fadeThrough: FadeThroughAnimator { FadeThroughAnimator() }

    /// The screens fade through a colour.
    public static func fadeThrough(_ color: Choreography.Backdrop) -> FadeThroughAnimator { FadeThroughAnimator(color) }
}
