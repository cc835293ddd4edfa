import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The old screen fades out, and the new one grows a little as it fades in.
    @_alwaysEmitIntoClient
    public static var fadeThrough: Self { fadeThrough(nil) }

    /// The screens fade through a colour.
    ///
    /// - Parameters:
    ///   - color: The colour between the screens; nil chooses the ground of the new screen, as it is at
    ///     its sides.
    ///   - size: The size that the new screen grows from, 1 for its full size, 0.8 to 1.
    @_alwaysEmitIntoClient
    public static func fadeThrough(_ color: Choreography.Backdrop? = nil, from size: Double = 0.92) -> Self {
        let size = size.isFinite ? min(max(size, 0.8), 1) : 0.92
        return Self(
            "fadeThrough", tags: [.app, .calm, .dissolve], duration: 0.3,
            // Linear: each screen has its own easing. The old one goes in the first 90 ms of 300, as in Material.
            timing: .linear,
            "The old screen fades out quickly, and the new one grows a little as it fades in.",
            settings: [
                .color("color", color, isLabelled: false) { .fadeThrough($0, from: size) },
                .number("from", size, in: 0.8...1, step: 0.04, title: "Starting size") {
                    .fadeThrough(color, from: $0)
                },
            ]
        ) { scene in
            let grows = Motion.from(.scale(size), after: 0.15, easing: .curve(0, 0, 0.2, 1))
            guard color == nil else {
                // Only one screen is visible at a time, so that their texts never overlap.
                return Choreography(
                    foreground: [grows, .from(.opacity(0), after: 0.3, easing: .curve(0, 0, 0.2, 1))],
                    background: .to(.opacity(0), until: 0.3), backdrop: color)
            }
            // The ground of the new screen covers the old one before the new content appears, so that their texts never
            // overlap and nothing is blank.
            return Choreography(
                foreground: .pieces(
                    Ground.pieces(of: scene, .from(.opacity(0), until: 0.3, easing: .easeIn)) + [
                        Piece(.full, grows, .from(.opacity(0), after: 0.2, until: 0.85, easing: .easeOut))
                    ]),
                background: .to(.opacity(0), after: 0.1, until: 0.3), backdrop: scene.emptyScreen)
        }
    }
}
