import TransitionCore

extension CatalogueAnimator {
    /// The direction that two screens share in ``TransitionCore/TransitionAnimator/sharedAxis``.
    public enum Axis: String, CaseIterable, Sendable {
        /// Sideways: steps of a task, or places side by side.
        case x
        /// Upwards: the steps of a list or a form.
        case y
        /// Towards the viewer: one level deeper.
        case z
    }
}

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The screens move a little to the leading side while one fades through to the other.
    @_alwaysEmitIntoClient
    public static var sharedAxis: Self { sharedAxis() }

    /// The screens move a little along an axis while one fades through to the other.
    ///
    /// - Parameters:
    ///   - axis: The axis: sideways, upwards, or towards the viewer.
    ///   - distance: How far the screens move sideways or upwards, in points, 0 to 120.
    @_alwaysEmitIntoClient
    public static func sharedAxis(_ axis: CatalogueAnimator.Axis = .x, distance: Double = 30) -> Self {
        let distance = distance.isFinite ? min(max(distance, 0), 120) : 30
        return Self(
            "sharedAxis", tags: [.app, .calm, .dissolve], duration: 0.3,
            // Linear: motion and fading have their own easings. The old screen goes in the first 90 ms of 300, as in
            // Material.
            timing: .linear,
            "The screens move a little along the same axis while one fades through to the other.",
            settings: [
                .choice("axis", axis, isLabelled: false) { .sharedAxis($0, distance: distance) },
                .number("distance", distance, in: 0...120, step: 10, unit: .points) { .sharedAxis(axis, distance: $0) },
            ]
        ) { scene in
            let (start, end): (Pose, Pose) =
                switch axis {
                case .x: (.offset(dx: distance), .offset(dx: -distance))
                case .y: (.offset(dy: distance), .offset(dy: -distance))
                case .z: (.scale(0.8), .scale(1.1))
                }
            // The ground of the new screen covers the old one before the new content appears, so that their texts never
            // overlap and nothing is blank. Each content moves as long as it is visible, so that both are seen to go the
            // same way.
            // Between dark screens it is black, and stretched colours of a screen would be glaring.
            let ground =
                scene.isDark ? [] : Ground.pieces(of: scene, .from(.opacity(0), until: 0.3, easing: .easeIn))
            let arrives = Easing.curve(0.4, 0.2, 0.65, 1)
            return Choreography(
                foreground: .pieces(
                    ground + [
                        Piece(
                            .full, .from(start, after: 0.15, easing: arrives),
                            .from(.opacity(0), after: scene.isDark ? 0.27 : 0.2, until: 0.85, easing: .easeOut))
                    ]),
                // It is gone when it is covered: the strips of the ground are soft at the sides.
                background: [
                    .to(end, until: 0.4, easing: .easeInOut),
                    .to(.opacity(0), after: scene.isDark ? 0 : 0.1, until: scene.isDark ? 0.27 : 0.3),
                ],
                backdrop: scene.emptyScreen)
        }
    }
}
