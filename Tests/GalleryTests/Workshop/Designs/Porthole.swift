import Repertoire

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The new screen opens like a porthole.
    public static var porthole: Self {
        Self(
            "porthole", tags: [.zoom, .clip], duration: 0.5, timing: .curve(0.2, 0, 0, 1),
            "The new screen opens like a porthole."
        ) { _ in
            Choreography(
                foreground: .keyframes([
                    .at(0, .clip(.circle(x: 0.5, y: 0.5, radius: 0))),
                    .at(0.5, .clip(.circle(x: 0.5, y: 0.5, radius: 0.6049))),
                    .at(1, .rest),
                ]),
                background: .to(.scale(0.92).shade(0.6).cornerRadius(24)),
                backdrop: .charcoal)
        }
    }
}
