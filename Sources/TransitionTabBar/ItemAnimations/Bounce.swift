import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The icon bounces twice like a ball, and is squashed where it lands.
    @_alwaysEmitIntoClient
    public static var bounce: Self {
        Self(
            "bounce", tags: [.bounce, .vertical],
            "The icon bounces twice like a ball, and is squashed where it lands."
        ) { _ in
            // It is squashed only on the ground, and stretched by its speed.
            func up(_ points: Double) -> Pose { .offset(dy: -points).anchor(.bottom) }
            func squashed(_ part: Double) -> Pose { .scale(x: 1 + part, y: 1 - part).anchor(.bottom) }
            let (rises, falls) = (Easing.curve(0.2, 0.5, 0.5, 1), Easing.curve(0.5, 0, 0.8, 0.5))
            return TabItemChoreography(icon: [
                .keyframes([
                    .at(0, .rest, easing: rises), .at(0.22, up(6), easing: falls),
                    .at(0.38, squashed(-0.05), easing: .easeOut), .at(0.46, squashed(0.12), easing: .easeInOut),
                    .at(0.52, squashed(0), easing: rises), .at(0.65, up(2.5), easing: falls),
                    .at(0.77, squashed(0), easing: .easeOut), .at(0.84, squashed(0.06), easing: .easeInOut),
                    .at(1, .rest),
                ])
            ])
        }
    }
}
