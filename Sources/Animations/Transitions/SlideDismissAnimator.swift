import TransitionCore

/// The new screen rises over the old one; dismissed, it slides down and shrinks a little, as if the finger pulled it
/// off, and the old one comes up from behind.
public struct SlideDismissAnimator: TransitionAnimator {
    /// A screen that is slid away when it is dismissed.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "slideDismiss", title: "Slide to dismiss", tags: [.edge, .modal],
            summary:
                "The new screen rises over the old one and is pulled off downwards, the old one coming up behind it.",
            containers: [.modal])
    }

    public func choreography(in scene: TransitionScene) -> Choreography {
        Choreography(
            foreground: [.from(.offset(toward: .bottom)), .passingShadow(opacity: 0.25, radius: 18)],
            background: .to(.shade(0.35)))
    }

    public func returnChoreography(in scene: TransitionScene) -> Choreography? {
        Choreography(
            foreground: [
                .from(.offset(toward: .bottom).scale(0.86).cornerRadius(40)), .passingShadow(opacity: 0.3, radius: 24),
            ],
            background: .to(.scale(0.92).shade(0.4)), backdrop: .black)
    }
}

extension TransitionAnimator where Self == SlideDismissAnimator {
    /// The new screen rises over the old one and is pulled off downwards.
    public static var slideDismiss: Self { Self() }
}
