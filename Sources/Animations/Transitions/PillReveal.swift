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
            @Sendable func widened(_ progress: Double) -> (across: Double, down: Double) {
                (Easing.curve(0.2, 0.4, 0.6, 1)(progress), Easing.curve(0.5, 0.1, 0.8, 0.7)(progress))
            }
            /// `scale` is the size of the picture in the pill.
            @Sendable func opening(_ progress: Double, _ outset: Double, scale: Double = 1) -> Clip {
                let (across, down) = widened(progress)
                let start = focus * SIMD2(1 - across, 1 - down) - outset / size
                let end = focus + (1 - focus) * SIMD2(across, down) + outset / size
                let rest = max(1 - progress, 0)
                let (first, last) = (focus + (start - focus) / scale, focus + (end - focus) / scale)
                return .roundedRect(
                    UnitRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y),
                    radius: (56 * min(5 * rest, 1) + outset) / scale)
            }
            // The picture grows with the pill, so that the pill shows much of it from the start.
            @Sendable func grown(_ progress: Double) -> Double {
                0.4 + 0.6 * min(max(widened(progress).across, widened(progress).down), 1)
            }
            return Choreography(
                foreground: [
                    .curve { .scale(grown($0)).anchor(x: focus.x, y: focus.y) },
                    .curve { .clip(opening($0, 0, scale: grown($0))) },
                ],
                background: ClipShadow.on(.to(.shade(0.4)), darkness: 0.34) { opening($0, $1) })
        }
    }
}
