import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The new screen is seen through a pill that widens at the source and opens to a card.
    @_alwaysEmitIntoClient
    public static var pillReveal: Self {
        Self(
            "pillReveal", tags: [.app, .clip, .reveal, .source], duration: 0.4, timing: .spring(response: 0.4),
            "The new screen is seen through a pill that widens at the source or in the middle and opens to a card."
        ) { scene in
            // The opening is first as wide as a pill, and then opens upwards and downwards.
            let focus = scene.focus
            let size = SIMD2(max(scene.width, 1), max(scene.height, 1))
            @Sendable func opening(_ progress: Double, _ outset: Double) -> Clip {
                let (across, down) = (
                    Easing.curve(0.2, 0.4, 0.6, 1)(progress), Easing.curve(0.5, 0.1, 0.8, 0.7)(progress)
                )
                let start = focus * SIMD2(1 - across, 1 - down) - outset / size
                let end = focus + (1 - focus) * SIMD2(across, down) + outset / size
                let rest = max(1 - progress, 0)
                return .roundedRect(
                    UnitRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y),
                    radius: 56 * min(5 * rest, 1) + outset)
            }
            return Choreography(
                foreground: [.curve { .clip(opening($0, 0)) }, .from(.scale(1.1), easing: .easeOut)],
                background: ClipShadow.on(.to(.shade(0.45)), clip: opening))
        }
    }
}
