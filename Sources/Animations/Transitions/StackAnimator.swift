import TransitionCore

/// The old screen becomes a card at the back of a stack, and the new one rises before it.
public struct StackAnimator: TransitionAnimator {
    /// The transition.
    public init() {}

    /// What the catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "stack",
            title: "Stack",
            summary:
                "The old screen sinks back to a card at the top, and the new one rises before it.",
            tags: ["card", "modal", "vertical"]
        )
    }

    /// Seconds.
    public var duration: Double { 0.6 }

    /// The way in. The upper edge of the old screen stays in sight until the new one has risen over it.
    public func choreography(in scene: TransitionScene) -> Choreography {
        let card = Pose.scale(0.86).cornerRadius(28)
        return Choreography(
            foreground: [
                .keyframes([
                    .at(0, .offset(y: 1).cornerRadius(28)),
                    .at(0.75, .offset(y: 0.09).cornerRadius(28), easing: .easeInOut),
                    .at(1, .rest),
                ]),
                .passingShadow(opacity: 0.4, radius: 24),
            ],
            background: .keyframes([
                .at(0, .rest, easing: .easeOut), .at(0.6, card.offset(y: -0.05).shade(0.3), easing: .easeInOut),
                .at(1, card.offset(y: -0.05).shade(0.6)),
            ]),
            backdrop: .black
        )
    }
}

extension TransitionAnimator where Self == StackAnimator {
    /// The old screen sinks back to a card at the top, and the new one rises before it.
    public static var stack: StackAnimator { StackAnimator() }
}
