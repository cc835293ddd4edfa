import Repertoire

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The screens are two sides of one card.
    public static var turnOver: Self {
        Self(
            "turnOver", tags: [.rotation, .zoom], timing: .spring(response: 0.36, dampingRatio: 1),
            "The screens are two sides of one card."
        ) { _ in
            Choreography(
                foreground: .keyframes([
                    .at(0, .rotation(degrees: -90, axis: .y)),
                    .at(0.5, .rotation(degrees: -90, axis: .y)),
                    .at(1, .rest),
                ]),
                background: .keyframes([
                    .at(0, .rest),
                    .at(0.5, .scale(0.96).rotation(degrees: 90, axis: .y).shade(0.4).cornerRadius(12)),
                    .at(1, .rotation(degrees: 90, axis: .y).shade(0.3)),
                ]),
                front: .switchingHalfway,
                backdrop: .charcoal)
        }
    }
}
