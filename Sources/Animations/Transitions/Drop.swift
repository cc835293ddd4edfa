import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The new screen drops in aslant from above, a little too deep, and springs back.
    @_alwaysEmitIntoClient
    public static var drop: Self {
        Self(
            "drop", tags: [.bounce, .fall, .show, .vertical], duration: 0.6,
            timing: .spring(response: 0.5, dampingRatio: 0.73),
            // True: the old screen stays behind the new one.
            allowsOvershoot: true,
            "The new screen drops in aslant from above, a little too deep, and springs back to its place."
        ) { scene in
            // The motion leads straight down. The spring in `timing` overshoots and returns. A wide screen is turned
            // less, so that its corners are above the container at the start.
            let lean = 13 * min(1, scene.height / max(scene.width, 1))
            let height = 1.04 + 0.12 * min(1, scene.width / max(scene.height, 1))
            // The top of the screen continues upwards, as far as it is too deep, so that nothing
            // shows above it.
            let strip = UnitRect(x: 0, y: 0, width: 1, height: min(4 / max(scene.height, 1), 1))
            let above = Piece(
                strip, .curve { .scale(y: max(1 + 300 * ($0 - 1), 0.02)).anchor(.bottom) })
            return Choreography(
                foreground: Choreography.Track(
                    [
                        .from(.rotation(degrees: -lean)), .from(.offset(y: -height)),
                        .from(.cornerRadius(40), until: 0.9, easing: .easeIn),
                        .passingShadow(opacity: 0.5, radius: 30),
                    ], pieces: [above], showsScreen: true),
                background: .to(.shade(0.45)))
        }
    }
}
