import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The new screen flies in past your shoulder, and the old one goes back into the distance.
    @_alwaysEmitIntoClient
    public static var depthPush: Self {
        Self(
            "depthPush", tags: [.app, .depth, .threeD, .zoom], duration: 0.4, timing: .curve(0.25, 0.3, 0.25, 1),
            "The new screen flies in past your shoulder, and the old one goes back into the distance."
        ) { scene in
            // The new screen begins beside the viewer and outside of the container. Perspective enlarges the offset of
            // 0.9 widths, because the screen is near.
            let eye = max(1.25 * scene.longerSide, 1)
            // A corner of a long screen, as in a third of a tablet, reaches farther to the side.
            let length = max(scene.height / max(scene.width, 1) - 2.2, 0)
            let beside = Pose.offset(x: 0.9 + 0.1 * length, y: 0.03, depth: 0.36 * eye)
            let leaning = Pose.rotation(degrees: -26, axis: Pose.Axis(x: 0, y: 1, z: 0.08))
            let away = Pose.offset(x: -0.05, depth: -0.1 * eye)
            let display = scene.displayRadius
            return Choreography(
                foreground: [
                    // It leans for most of the way, and stands upright just before it arrives.
                    .from(leaning, until: 0.92, easing: .curve(0.4, 0.1, 0.6, 1)), .from(beside.shade(0.15)),
                    .from(.cornerRadius(display), after: 0.88),
                    .passingShadow(opacity: 0.45, radius: 30),
                ],
                background: [.to(away.shade(0.3)), .to(.cornerRadius(display), until: 0.08)],
                backdrop: scene.surround, eyeDistance: eye)
        }
    }
}
