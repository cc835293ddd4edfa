import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The new screen rises as a card while the old one goes back, and is pulled off downwards.
    @_alwaysEmitIntoClient
    public static var slideDismiss: Self {
        Self(
            "slideDismiss", title: "Slide to dismiss", tags: [.app, .edge, .modal], containers: [.modal], duration: 0.4,
            "The new screen rises as a card while the old one goes back, and is pulled off downwards when dismissed."
        ) { _ in
            Choreography(
                foreground: [
                    .from(.offset(toward: .bottom).scale(0.86)), .from(.cornerRadius(44), after: 0.9),
                    .passingShadow(opacity: 0.4, radius: 28),
                ],
                background: .to(.scale(0.9).shade(0.45).cornerRadius(44)), backdrop: .charcoal)
        }
    }
}
