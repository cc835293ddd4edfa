import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// A slanting edge passes from the lower trailing corner to the one across, and leaves the new screen behind it.
    @_alwaysEmitIntoClient
    public static var wipe: Self { wipe(from: .bottomTrailing) }

    /// The slanting edge begins at a given corner.
    ///
    /// - Parameter corner: The corner where the new screen begins to be seen.
    @_alwaysEmitIntoClient
    public static func wipe(from corner: TransitionCorner) -> Self {
        Self(
            "wipe", tags: [.clip, .corner, .film, .reveal, .show], duration: 0.45, timing: .curve(0.3, 0.2, 0.45, 1),
            "A slanting edge passes from corner to corner, and leaves the new screen behind it.",
            settings: [.corner("from", corner) { .wipe(from: $0) }]
        ) { scene in
            // A triangle in the corner. At the start it is outside of the container. At the end its legs have 2.4 times
            // the length of the screen's sides.
            let corner = corner
            let tip = SIMD2(0.5 + 0.7 * corner.x, 0.5 + 0.7 * corner.y)
            @Sendable func triangle(_ tip: SIMD2<Double>, _ size: Double) -> Clip {
                .polygon([tip, tip - SIMD2(corner.x * size, 0), tip - SIMD2(0, corner.y * size)])
            }
            let span = max(min(scene.width, scene.height), 1)
            let place = SIMD2(0.5 + 0.5 * corner.x, 0.5 + 0.5 * corner.y)
            return Choreography(
                foreground: [
                    .curve { .clip(triangle(tip, 0.4 + 2.02 * $0)) }, .from(.scale(1.06), easing: .easeOut),
                ],
                background: ClipShadow.on(
                    .to(.scale(1.1).anchor(corner).shade(0.3)), in: scene, reach: 28, darkness: 0.26, plates: 4
                ) { progress, outset in
                    // Both screens are enlarged about different points, and the edge is the new screen's.
                    let (near, far) = (1.06 - 0.06 * Easing.easeOut(progress), 1 + 0.1 * progress)
                    let seen = 0.5 + (tip - 0.5) * near
                    return triangle(
                        place + (seen - place) / far, ((0.4 + 2.02 * progress) * near + outset / span) / far)
                })
        }
    }
}
