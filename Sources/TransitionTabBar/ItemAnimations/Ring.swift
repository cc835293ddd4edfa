import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// A ring spreads from the icon and fades.
    @_alwaysEmitIntoClient
    public static var ring: Self {
        Self(
            "ring", tags: [.zoom], timing: .easeOut,
            "A ring spreads from the icon and fades."
        ) { _ in
            // Outside of the icon, and above the title at its widest. A second ring follows, fainter.
            func ring(after start: Double, _ opacity: Double) -> TabItemShape {
                TabItemShape(
                    .ring(width: 1.25), side: 1.24, isBehind: true,
                    motions: [
                        .keyframes([
                            .at(start, .scale(0.8).opacity(0)), .at(start + 0.1, .scale(0.85).opacity(opacity)),
                            .at(start + 0.3, .scale(0.95).opacity(opacity * 0.8)),
                            .at(start + 0.65, .scale(1).opacity(0)),
                        ])
                    ])
            }
            return TabItemChoreography(shapes: [ring(after: 0, 0.9), ring(after: 0.32, 0.55)])
        }
    }
}
