import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The badge bounces above the icon.
    @_alwaysEmitIntoClient
    public static var badgeBounce: Self { badgeBounce(height: 5, seconds: 0.55) }

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
            // The digits keep their shape: the badge bounces like a hard ball, and tilts in the air.
            func up(_ part: Double, _ degrees: Double) -> Pose {
                .offset(dy: -height * part).scale(1 + 0.07 * part).rotation(degrees: degrees)
            }
            let (rises, falls) = (Easing.curve(0.2, 0.5, 0.5, 1), Easing.curve(0.5, 0, 0.8, 0.5))
            let hops = Motion.keyframes([
                .at(0, .rest, easing: rises), .at(0.2, up(1, -7), easing: falls), .at(0.4, .rest, easing: rises),
                .at(0.55, up(0.42, 4), easing: falls), .at(0.7, .rest, easing: rises),
                .at(0.8, up(0.16, 0), easing: falls), .at(0.9, .rest),
            ])
            return TabItemChoreography(badge: [hops])
        }
    }
}
