import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The new screen comes as a folded letter, which opens up and then down.
    @_alwaysEmitIntoClient
    public static var letter: Self {
        Self(
            "letter", tags: [.paper, .pieces, .show, .threeD], duration: 0.6, timing: .curve(0.25, 0.2, 0.55, 1),
            "The new screen comes as a folded letter, which opens up and then down."
        ) { scene in
            // The outer thirds are folded back behind the middle one, where they are hidden.
            let thirds = Parts.rows(3, in: scene)
            func unfolding(on edge: TransitionEdge, _ start: Double, _ end: Double) -> [Motion] {
                [
                    .from(
                        .hinged(on: edge, degrees: -179).shade(scene.isDark ? 0.2 : 0.4), after: start, until: end,
                        easing: .easeInOut)
                ]
                    + scene.passingRim
            }
            // The middle third, tilted, just below the container.
            let below = scene.height > 0 ? 0.68 + 0.125 * scene.width / scene.height : 1
            return Choreography(
                foreground: .pieces(
                    [
                        Piece(thirds[0], motions: unfolding(on: .bottom, 0.2, 0.62)),
                        Piece(thirds[2], motions: unfolding(on: .top, 0.42, 0.94)),
                        Piece(thirds[1], .passingShadow(opacity: 0.5, radius: 16)),
                    ],
                    riding: .keyframes([
                        .at(0, .offset(y: below).rotation(degrees: -14), easing: .easeOut),
                        .at(0.42, .scale(0.86), easing: .easeInOut), .at(1, .rest),
                    ])),
                background: .to(.shade(scene.isDark ? 0.65 : 0.4)))
        }
    }
}
