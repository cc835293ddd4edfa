import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The badge bounces above the icon.
    @_alwaysEmitIntoClient
    public static var badgeBounce: Self { badgeBounce(height: 6, seconds: 0.6) }

    /// The badge bounces above the icon.
    ///
    /// - Parameters:
    ///   - height: The height of the first bounce, in points.
    ///   - seconds: The duration of the bounces, in seconds.
    @_alwaysEmitIntoClient
    public static func badgeBounce(height: Double, seconds: Double) -> Self {
        Self(
            "badgeBounce", tags: [.bounce, .vertical], duration: seconds,
            "The badge bounces above the icon."
        ) { _ in
            // It crouches, and is squashed each time it lands.
            func squashed(_ part: Double) -> Pose { .scale(x: 1 + part, y: 1 - part).anchor(.bottom) }
            func up(_ part: Double) -> Pose { .offset(dy: -height * part).scale(x: 0.96, y: 1.06).anchor(.bottom) }
            let hops = Motion.keyframes([
                .at(0, .rest, easing: .easeOut), .at(0.1, squashed(0.16), easing: .easeOut),
                .at(0.3, up(1), easing: .easeIn), .at(0.5, squashed(0.2), easing: .easeOut),
                .at(0.66, up(0.4), easing: .easeIn), .at(0.84, squashed(0.1), easing: .easeOut), .at(1, .rest),
            ])
            return TabItemChoreography(badge: [hops])
        }
    }
}
