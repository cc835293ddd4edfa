import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The new screen grows out of the middle as it appears.
    @_alwaysEmitIntoClient
    public static var scale: Self { scale(from: 0.5) }

    /// The new screen grows out of the middle, starting at a fraction of its size.
    ///
    /// - Parameter start: The size that the new screen starts with, as a fraction of its own.
    @_alwaysEmitIntoClient
    public static func scale(from start: Double) -> Self {
        Self(
            "scale", tags: [.app, .zoom], duration: 0.4,
            "The new screen grows out of the middle as it appears, while the old one sinks back.",
            settings: [.number("from", start, in: 0.1...1.5, step: 0.05, title: "Starting size") { .scale(from: $0) }]
        ) { _ in
            Choreography(
                foreground: [
                    .from(.scale(start).cornerRadius(36)), .from(.opacity(0), until: 0.1),
                    .passingShadow(opacity: 0.4, radius: 28),
                ],
                background: .to(.scale(0.92).shade(0.45).cornerRadius(36)), backdrop: .charcoal)
        }
    }
}
