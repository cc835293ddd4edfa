import Repertoire

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The new screen sweeps in, and the old one leans back.
    public static var sweepIn: Self {
        Self(
            "sweepIn", tags: [.rotation, .edge, .zoom], timing: .spring(response: 0.51, dampingRatio: 0.7),
            "The new screen sweeps in, and the old one leans back."
        ) { _ in
            Choreography(
                foreground: .from(.offset(x: 1.5, y: 0.2).rotation(degrees: 15)),
                background: .to(.scale(0.92).rotation(degrees: 15, axis: .x).shade(0.3).cornerRadius(24)),
                backdrop: .charcoal)
        }
    }
}
