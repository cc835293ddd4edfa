import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The new screen grows as it appears, from the place of the tap.
    @_alwaysEmitIntoClient
    public static var scale: Self { scale(from: 0.35) }

    /// The new screen grows from the source or the middle, starting at a fraction of its size.
    ///
    /// - Parameter start: The size that the new screen starts with, as a fraction of its own.
    @_alwaysEmitIntoClient
    public static func scale(from start: Double) -> Self {
        Self(
            "scale", tags: [.app, .source, .zoom], duration: 0.4, timing: .curve(0.2, 0.35, 0.25, 1),
            "The new screen grows as a card from the source or the middle, while the old one comes nearer and darkens.",
            settings: [.number("from", start, in: 0.1...1.5, step: 0.05, title: "Starting size") { .scale(from: $0) }]
        ) { scene in
            // The card begins around the source, but not outside of the container.
            let focus = scene.focus
            let half = min(max(start, 0), 1) / 2
            let way = SIMD2(min(max(focus.x, half), 1 - half), min(max(focus.y, half), 1 - half)) - 0.5
            let display = scene.displayRadius
            return Choreography(
                foreground: [
                    .curve { progress in
                        // The corners become square only at the edge, where the display itself is round.
                        let seen = (14 + (display - 14) * min(progress / 0.8, 1)) * min((1 - progress) / 0.06, 1)
                        let (left, size) = (1 - progress, start + (1 - start) * progress)
                        return .offset(x: way.x * left, y: way.y * left).scale(size)
                            .cornerRadius(max(seen, 0) / max(size, 0.05))
                            .shadow(
                                opacity: (scene.isDark ? 0.7 : 0.4)
                                    * max(min(progress / 0.1, (1 - progress) / 0.1, 1), 0), radius: 28)
                    },
                    .from(.opacity(0), until: 0.1),
                ],
                // Both screens come nearer, so nothing shows behind the old one.
                background: .to(.scale(1.08).anchor(x: focus.x, y: focus.y).shade(scene.isDark ? 0.6 : 0.4)))
        }
    }
}
