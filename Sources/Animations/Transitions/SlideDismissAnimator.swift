import TransitionCore

/// The new screen rises as a card while the old one goes back; dismissed, it is pulled off downwards, and the old one
/// comes up from behind.
public struct SlideDismissAnimator: TransitionAnimator {
    /// A screen that is slid away when it is dismissed.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "slideDismiss", title: "Slide to dismiss", tags: [.edge, .modal],
            summary:
                "The new screen rises as a card while the old one goes back, and is pulled off downwards when dismissed.",
            containers: [.modal])
    }

    public func choreography(in scene: TransitionScene) -> Choreography {
        Choreography(
            foreground: [
                .from(.offset(toward: .bottom).scale(0.86).cornerRadius(44)),
                .passingShadow(opacity: 0.4, radius: 28),
            ],
            background: .to(.scale(0.9).shade(0.45).cornerRadius(44)), backdrop: .charcoal)
    }
}

extension TransitionAnimator where Self == SlideDismissAnimator {
    /// The new screen rises as a card while the old one goes back, and is pulled off downwards.
    public static var slideDismiss: Self { Self() }
}
