import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The new screen swings in like a signboard hung from the upper edge, and comes to rest.
    @_alwaysEmitIntoClient
    public static var swing: Self {
        Self(
            "swing", tags: [.bounce, .hinge, .threeD], duration: 0.8, timing: .spring(response: 0.5, dampingRatio: 0.5),
            // True: the old screen stays behind the board.
            allowsOvershoot: true,
            "The new screen swings in like a signboard hung from the upper edge, and comes to rest."
        ) { scene in
            // The board comes down until progress 0.95 while it swings. It stays there while the spring in `timing`
            // overshoots.
            let down = Motion.curve { progress in
                let degrees = 68 * (1 - progress)
                return .hinged(on: .top, degrees: degrees).shade(0.35 * abs(degrees) / 68)
            }
            return Choreography(
                foreground: [
                    down, .from(.scale(0.6).anchor(.top).offset(y: -0.1), until: 0.95),
                    .from(.cornerRadius(36), easing: .easeIn), .passingShadow(opacity: 0.5, radius: 30),
                ],
                background: .to(.shade(0.55)),
                eyeDistance: max(2 * scene.height, 1))
        }
    }
}
