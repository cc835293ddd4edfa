import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The new screen drops in aslant from above, a little too deep, and springs back.
    @_alwaysEmitIntoClient
    public static var drop: Self {
        Self(
            "drop", tags: [.bounce, .fall, .show, .vertical], duration: 0.6,
            timing: .spring(response: 0.5, dampingRatio: 0.7),
            // True: the old screen stays behind the new one.
            allowsOvershoot: true,
            "The new screen drops in aslant from above, a little too deep, and springs back to its place."
        ) { scene in
            // The motion leads straight down. The spring in `timing` overshoots and returns. A wide screen is turned
            // less, so that its corners are above the container at the start.
            let lean = 13 * min(1, scene.height / max(scene.width, 1))
            let height = 1.04 + 0.12 * min(1, scene.width / max(scene.height, 1))
            return Choreography(
                foreground: [
                    .from(.rotation(degrees: -lean)), .from(.offset(y: -height)),
                    .from(.cornerRadius(40), easing: .easeIn),
                    .passingShadow(opacity: 0.5, radius: 30),
                ],
                background: .to(.shade(0.5)))
        }
    }
}
