import TransitionCore

extension TabItemAnimator where Self == CatalogueTabItemAnimator {
    /// The badge bounces above the icon.
    @_alwaysEmitIntoClient
    public static var badgeBounce: Self { badgeBounce(height: 5, seconds: 0.45) }

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
                .at(0, .rest, easing: rises), .at(0.28, up(1, -7), easing: falls),
                .at(0.56, .rest, easing: rises), .at(0.74, up(0.36, 4), easing: falls), .at(0.92, .rest),
            ])
            return TabItemChoreography(badge: [hops])
        }
    }
}
