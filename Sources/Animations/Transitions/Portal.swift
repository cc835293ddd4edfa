import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The old screen opens inwards like a double door, and you walk through it to the new one.
    @_alwaysEmitIntoClient
    public static var portal: Self {
        Self(
            "portal", tags: [.door, .pieces, .show, .threeD, .zoom], duration: 0.55,
            timing: .curve(0.25, 0.25, 0.5, 0.95),
            "The old screen opens inwards like a double door, and you walk through it to the new one."
        ) { scene in
            // The leaves come nearer as they open, so that at the end perspective shows them beside the container. The
            // new screen's own background continues it to the edges while it is small.
            // On dark screens the new one is the light behind leaves that are soon darker.
            let near = Motion.from(.shade(scene.isDark ? 0.05 : 0.25), easing: .easeOut)
            let darker: [Motion] = scene.isDark ? [.to(.shade(0.5), until: 0.4, easing: .easeOut)] : []
            return Choreography(
                foreground: .pieces(
                    Ground.pieces(of: scene, near) + [Piece(.full, .from(.scale(0.9), easing: .easeOut), near)]),
                background: .pieces(
                    Tiling.leaves(opening: -90, shade: 0.3, further: darker, in: scene),
                    riding: .to(.offset(depth: scene.width / 2 + 1), easing: .easeIn)),
                front: .background, backdrop: scene.surround)
        }
    }
}
