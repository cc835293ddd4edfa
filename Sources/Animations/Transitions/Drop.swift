import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The new screen drops in aslant from above, stretches a little as it lands, and springs back.
    @_alwaysEmitIntoClient
    public static var drop: Self {
        Self(
            "drop", tags: [.bounce, .fall, .show, .vertical], duration: 0.6,
            timing: .spring(response: 0.5, dampingRatio: 0.73),
            // True: the old screen stays behind the new one.
            allowsOvershoot: true,
            "The new screen drops in aslant from above, stretches a little as it lands, and springs back."
        ) { scene in
            // A wide screen is turned less, so that its corners are above the container at the start.
            let lean = 13 * min(1, scene.height / max(scene.width, 1))
            let height = 1.04 + 0.12 * min(1, scene.width / max(scene.height, 1))
            // The fall and the turn end a little early. From there only the stretch goes on, and beyond the end with the
            // spring: the top stays at its place, and the rest sinks and comes back. So nothing shows above the screen.
            let landed = 0.96
            return Choreography(
                foreground: [
                    .curve { .scale(y: 1 + max($0 - 1, landed - 1)).anchor(.top) },
                    .from(.rotation(degrees: -lean), until: landed), .from(.offset(y: -height), until: landed),
                    .from(.cornerRadius(scene.displayRadius), after: 0.9),
                    .passingShadow(opacity: 0.5, radius: 30),
                ],
                background: .to(.shade(0.45)))
        }
    }
}
