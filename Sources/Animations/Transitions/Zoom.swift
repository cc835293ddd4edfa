import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The new screen grows out of the view that was tapped.
    @_alwaysEmitIntoClient
    public static var zoom: Self {
        Self(
            "zoom", tags: [.app, .source, .zoom], duration: 0.4, timing: .spring(response: 0.32),
            "The new screen grows out of the view that was tapped while the old one sinks back, and goes back into it."
        ) { scene in
            // Without a source, the new screen comes forward from just behind its place.
            guard let source = scene.sourceUnitRect else {
                return Choreography(
                    foreground: [
                        .from(.scale(0.86).cornerRadius(scene.displayRadius)), .from(.opacity(0), until: 0.25),
                        .passingShadow(opacity: 0.3, radius: 30),
                    ],
                    background: .to(.scale(1 - Opening.depth).cornerRadius(scene.displayRadius).shade(0.4)),
                    backdrop: .charcoal)
            }
            // The target, or the whole new screen without a target, begins at the size at which it just covers the
            // source. The rest is clipped.
            let target = scene.targetUnitRect ?? .full
            let scale = max(source.width / target.width, source.height / target.height)
            let shape = UnitRect(around: target.center, size: SIMD2(source.width, source.height) / scale)
            let way = source.center - 0.5 - (target.center - 0.5) * scale
            let opening = Opening(in: scene) { progress in
                let (left, size) = (1 - progress, scale + (1 - scale) * progress)
                let center = 0.5 + way * left + (shape.center - 0.5) * left * size
                return UnitRect(
                    around: center, size: SIMD2(shape.width * left + progress, shape.height * left + progress) * size)
            }
            return Choreography(
                foreground: Choreography.Track(
                    [
                        .from(.offset(x: way.x, y: way.y).scale(scale)),
                        .curve { progress in
                            .clip(
                                .roundedRect(
                                    shape.moved(to: .full, at: progress),
                                    radius: opening.radius(progress) / (scale + (1 - scale) * progress)))
                        },
                        .from(.opacity(0), until: 0.2, easing: .easeIn),
                    ], followsFinger: true),
                background: opening.old(source), backdrop: .charcoal)
        }
    }
}
