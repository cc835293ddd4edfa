import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// A zip is drawn down the middle of the old screen, whose halves open like a jacket.
    @_alwaysEmitIntoClient
    public static var unzip: Self {
        Self(
            "unzip", tags: [.clip, .reveal, .vertical], duration: 0.7, timing: .easeInOut,
            "A zip is drawn down the middle of the old screen, whose halves open like a jacket."
        ) { _ in
            // Returns a wedge that opens from the top. Its tip is the lowest point, and its sides bend outwards.
            func wedge(top: Double, knee: Double, tip: Double) -> Pose {
                .clip(
                    .polygon([
                        [0.5 - top, -0.01], [0.5 + top, -0.01], [0.5 + knee, tip * 0.5], [0.5, tip],
                        [0.5 - knee, tip * 0.5],
                    ]))
            }
            return Choreography(
                foreground: [
                    .keyframes([
                        .at(0, wedge(top: 0, knee: 0, tip: -0.01)), .at(0.45, wedge(top: 0.2, knee: 0.07, tip: 0.75)),
                        .at(0.62, wedge(top: 0.34, knee: 0.16, tip: 1.1)),
                        .at(1, wedge(top: 0.75, knee: 0.75, tip: 3.4)),
                    ]),
                    .from(.scale(1.08), easing: .easeOut),
                ],
                background: .to(.shade(0.5)))
        }
    }
}
