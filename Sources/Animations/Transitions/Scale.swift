import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The new screen grows as it appears, about the place of the tap.
    @_alwaysEmitIntoClient
    public static var scale: Self { scale(from: 0.6) }

    /// The new screen grows about the source or the middle, starting at a fraction of its size.
    ///
    /// - Parameter start: The size that the new screen starts with, as a fraction of its own.
    @_alwaysEmitIntoClient
    public static func scale(from start: Double) -> Self {
        Self(
            "scale", tags: [.app, .source, .zoom], duration: 0.4,
            "The new screen grows as it appears, from the source or the middle, while the old one sinks back.",
            settings: [.number("from", start, in: 0.1...1.5, step: 0.05, title: "Starting size") { .scale(from: $0) }]
        ) { scene in
            // It grows about the place of the tap, so that it is seen to come from there.
            let focus = scene.focus
            return Choreography(
                foreground: [
                    .from(.scale(start).cornerRadius(36).anchor(x: focus.x, y: focus.y)),
                    .from(.opacity(0), until: 0.14),
                    .passingShadow(opacity: 0.4, radius: 28),
                ],
                background: .to(.scale(0.94).shade(0.4).cornerRadius(36)), backdrop: .charcoal)
        }
    }
}
