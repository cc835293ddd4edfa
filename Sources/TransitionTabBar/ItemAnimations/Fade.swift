import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The old picture dissolves into the new one in a soft glow, and nothing moves.
    @_alwaysEmitIntoClient
    public static var fade: Self {
        Self(
            "fade", tags: [.calm, .dissolve], isReduceMotionSafe: true, duration: 0.35,
            "The old picture dissolves into the new one in a soft glow, and nothing moves."
        ) { _ in
            // The filling goes ahead of the outline, so that the picture never becomes pale.
            let glow = (0..<5).map { step in
                TabItemShape(
                    .disc, side: 0.8 + 0.12 * Double(step), isBehind: true,
                    motions: [
                        .keyframes([
                            .at(0, .opacity(0), easing: .easeOut),
                            .at(0.3, .opacity(0.06 - 0.008 * Double(step)), easing: .easeInOut),
                            .at(1, .opacity(0)),
                        ])
                    ])
            }
            return TabItemChoreography(
                icon: [.from(.opacity(0), until: 0.5, easing: .easeOut)],
                alternateIcon: [.to(.opacity(0), after: 0.06, until: 0.42)], shapes: glow)
        }
    }
}
