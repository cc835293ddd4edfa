import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The old screen is a curtain whose halves gather in folds at the sides.
    @_alwaysEmitIntoClient
    public static var curtain: Self { curtain(folds: 3) }

    /// A curtain with the given number of folds in each half.
    ///
    /// - Parameter folds: The number of folds in each half, 2 to 12.
    @_alwaysEmitIntoClient
    public static func curtain(folds: Int) -> Self {
        let folds = min(max(folds, 2), 12)
        return Self(
            "curtain", tags: [.machine, .pieces, .show, .stretch, .strips], duration: 0.65, timing: .easeInOut,
            "The old screen is a curtain whose halves gather in folds at the sides.",
            settings: [.count("folds", folds, in: 2...12) { .curtain(folds: $0) }]
        ) { scene in
            // The width of each half when it is gathered, as a fraction of its full width.
            let gathered = 0.3
            let strips = Tiling(columns: 4 * folds, in: scene).pieces { strip in
                let side = strip.corner.side
                // Until progress 0.7 the outermost strip of each half stays at the edge of the container, and the
                // innermost strip moves farthest.
                let fromEdge = side == .leading ? strip.rect.x : 1 - strip.rect.x - strip.rect.width
                let shade = (strip.column % 2 == 0) == (side == .leading) ? 0.15 : 0.5
                func pose(_ width: Double, off: Double) -> Pose {
                    .scale(x: width).anchor(side).offset(toward: side, by: fromEdge * (1 - width) + off).shade(shade)
                }
                return .keyframes([
                    .at(0, .rest), .at(0.7, pose(gathered + 0.08, off: 0)),
                    .at(1, pose(gathered, off: 0.5 * gathered + 0.01)),
                ])
            }
            return Choreography(
                foreground: .from(.scale(0.94).shade(0.55)), background: strips,
                front: .background, backdrop: scene.surround)
        }
    }
}
