import TransitionCore

/// The old screen fades to an empty one, or to a colour, and the new one comes out of it. Nothing moves.
public struct FadeThroughAnimator: TransitionAnimator {
    /// The colour between the screens; nil for that of an empty screen, white or black as the app looks.
    public var color: Choreography.Backdrop?

    /// A fade through a colour; without one, through an empty screen.
    public init(_ color: Choreography.Backdrop? = nil) { self.color = color }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "fadeThrough", title: "Fade through", tags: [.calm, .dissolve],
            summary: "The old screen fades to an empty one, or to a colour, and the new one comes out of it.",
            isCalm: true)
    }
    public var duration: Double { 0.5 }
    public var timing: Timing { .easeInOut }
    public var settings: [AnimatorSetting] { [.color("color", color, isLabelled: false) { Self($0) }] }

    public func choreography(in scene: TransitionScene) -> Choreography {
        // Only one screen is visible at a time, so that their texts never overlap.
        Choreography(
            foreground: .from(.opacity(0), after: 0.45, easing: .easeOut),
            background: .to(.opacity(0), until: 0.45, easing: .easeIn), backdrop: color ?? scene.emptyScreen)
    }
}

extension TransitionAnimator where Self == FadeThroughAnimator {
    /// The screens fade through an empty one, white or black as the app looks.
    public static var fadeThrough: Self { Self() }
    /// The screens fade through a colour.
    public static func fadeThrough(_ color: Choreography.Backdrop?) -> Self { Self(color) }
}
