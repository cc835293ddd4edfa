import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The new screen comes in from the trailing edge while the old one gives way.
    @_alwaysEmitIntoClient
    public static var push: Self { push() }

    /// The new screen comes in from an edge while the old one moves by a fraction of the container, 0 to 1.
    ///
    /// - Parameters:
    ///   - edge: The edge that the new screen comes from.
    ///   - parallax: The distance that the old screen moves, as a fraction of the container, from 0 (no movement) to 1
    ///     (the distance of the new screen). Other values are clamped to this range; NaN counts as 0.
    @_alwaysEmitIntoClient
    public static func push(from edge: TransitionEdge = .trailing, parallax: Double = 0.3) -> Self {
        Self(
            "push", tags: [.app, .edge, .parallax, .system], duration: 0.4,
            "The new screen comes in from the side while the old one gives way by a third.",
            settings: [
                .edge("from", edge) { .push(from: $0, parallax: parallax) },
                .number("parallax", parallax, in: 0...1, step: 0.05) { .push(from: edge, parallax: $0) },
            ]
        ) { _ in
            let parallax = parallax > 0 ? min(parallax, 1) : 0
            return Choreography(
                foreground: [.from(.offset(toward: edge)), .passingShadow(opacity: 0.18, radius: 14)],
                background: .to(.offset(toward: edge.opposite, by: parallax).shade(0.1)))
        }
    }
}
