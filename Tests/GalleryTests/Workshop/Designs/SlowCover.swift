import Repertoire

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The new screen rises while the old one shrinks.
    public static var slowCover: Self {
        Self(
            "slowCover", tags: [.edge, .zoom], duration: 0.4, timing: .spring(response: 0.36, dampingRatio: 1),
            "The new screen rises while the old one shrinks."
        ) { _ in
            Choreography(
                foreground: [
                    .from(.offset(y: 1)),
                    .from(.cornerRadius(28), after: 0.88),
                    .passingShadow(opacity: 0.3, radius: 20),
                ],
                background: .to(.scale(0.8).shade(0.35)),
                backdrop: .charcoal)
        }
    }
}
