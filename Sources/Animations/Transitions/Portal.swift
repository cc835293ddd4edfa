import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The old screen opens inwards like a double door, and you walk through it to the new one.
    @_alwaysEmitIntoClient
    public static var portal: Self {
        Self(
            "portal", tags: [.door, .pieces, .show, .threeD, .zoom], duration: 0.65, timing: .curve(0.25, 0.1, 0.25, 1),
            "The old screen opens inwards like a double door, and you walk through it to the new one."
        ) { scene in
            // The leaves come nearer as they open, so that at the end perspective shows them beside the container.
            Choreography(
                foreground: .from(.offset(depth: -1.8 * scene.width).shade(0.7)),
                background: .pieces(
                    Tiling.leaves(opening: -90, shade: 0.6, in: scene),
                    riding: .to(.offset(depth: scene.width / 2 + 1), easing: .easeIn)),
                front: .background, backdrop: scene.surround)
        }
    }
}
