import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The old screen breaks into four quarters that leave through the corners.
    @_alwaysEmitIntoClient
    public static var omniSplit: Self {
        Self(
            "omniSplit", title: "Omni-split", tags: [.corner, .pieces, .reveal], duration: 0.6, timing: .easeInOut,
            "The old screen breaks into four quarters that leave through the corners."
        ) { scene in
            // The quarters come nearer as they leave, and turn a little.
            let quarters = Tiling(columns: 2, rows: 2, in: scene).pieces { quarter in
                let corner = quarter.corner
                let gone = Pose.offset(x: 0.54 * corner.x, y: 0.54 * corner.y, depth: 0.12 * scene.longerSide)
                    .rotation(degrees: 6 * corner.x * corner.y)
                return [.to(gone, easing: .curve(0.4, 0.15, 0.9, 0.75)), .passingShadow(opacity: 0.55, radius: 24)]
            }
            return Choreography(
                foreground: .from(.scale(1.1).shade(0.6)), background: quarters, front: .background)
        }
    }
}
