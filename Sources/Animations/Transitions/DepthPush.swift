import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The new screen flies in past your shoulder, and the old one goes back into the distance.
    @_alwaysEmitIntoClient
    public static var depthPush: Self {
        Self(
            "depthPush", tags: [.app, .depth, .threeD, .zoom], duration: 0.4, timing: .curve(0.2, 0, 0, 1),
            "The new screen flies in past your shoulder, and the old one goes back into the distance."
        ) { scene in
            // The new screen begins beside the viewer and outside of the container. Perspective enlarges the offset of
            // 0.92 widths, because the screen is near.
            let eye = max(1.25 * scene.longerSide, 1)
            // A corner of a long screen, as in a third of a tablet, reaches farther to the side.
            let length = max(scene.height / max(scene.width, 1) - 2.2, 0)
            let beside = Pose.offset(x: 0.92 + 0.1 * length, y: 0.05, depth: 0.42 * eye)
            let leaning = Pose.rotation(degrees: -42, axis: Pose.Axis(x: 0, y: 1, z: 0.25))
            let away = Pose.offset(x: -0.04, depth: -0.12 * eye)
            return Choreography(
                foreground: [
                    // It stands upright before it arrives, so that its edge shows no wedge of the ground.
                    .from(leaning, until: 0.75, easing: .easeOut), .from(beside.shade(0.25).cornerRadius(36)),
                    .passingShadow(opacity: 0.5, radius: 30),
                ],
                background: .to(away.shade(0.4).cornerRadius(36)), backdrop: .charcoal, eyeDistance: eye)
        }
    }
}
