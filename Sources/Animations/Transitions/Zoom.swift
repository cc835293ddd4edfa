import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The new screen grows out of the view that was tapped.
    @_alwaysEmitIntoClient
    public static var zoom: Self {
        Self(
            "zoom", tags: [.source, .zoom], duration: 0.5, timing: .spring(response: 0.4),
            "The new screen grows out of the view that was tapped, and goes back into it."
        ) { scene in
            guard let source = scene.sourceUnitRect else { return Self.scale.choreography(in: scene) }
            // The target, or the whole new screen without a target, begins at the size at which it just covers the
            // source. The rest is clipped.
            let target = scene.targetUnitRect ?? .full
            let scale = max(source.width / target.width, source.height / target.height)
            let shape = UnitRect(around: target.center, size: SIMD2(source.width, source.height) / scale)
            let way = source.center - 0.5 - (target.center - 0.5) * scale
            // The visible part of the new screen, in the container.
            @Sendable func frame(_ progress: Double) -> UnitRect {
                let (left, size) = (1 - progress, scale + (1 - scale) * progress)
                let center = 0.5 + way * left + (shape.center - 0.5) * left * size
                return UnitRect(
                    around: center, size: SIMD2(shape.width * left + progress, shape.height * left + progress) * size)
            }
            // The source's picture flies along behind the new screen until the new screen has faded in. A plate casts
            // the shadow, because a clipped screen casts none.
            let picture = Motion.curve { progress in
                let frame = frame(progress)
                let growth = max(frame.width / source.width, frame.height / source.height)
                let seen = SIMD2(frame.width / source.width, frame.height / source.height) / growth
                let way = frame.center - source.center
                return .offset(x: way.x, y: way.y).scale(growth)
                    .clip(.roundedRect(UnitRect(around: SIMD2(0.5, 0.5), size: seen), radius: 12 / growth))
            }
            let plate = Motion.curve { progress in
                let frame = frame(progress)
                return .offset(x: frame.center.x - 0.5, y: frame.center.y - 0.5)
                    .scale(x: 0.98 * frame.width, y: 0.98 * frame.height).cornerRadius(40)
            }
            let shadow = Motion.passingShadow(opacity: 0.5, radius: 50)
            return Choreography(
                foreground: Choreography.Track(
                    [
                        .from(.offset(x: way.x, y: way.y).scale(scale)),
                        .from(.clip(.roundedRect(shape, radius: 12 / scale)), to: .clip(.rect(.full))),
                        .from(.opacity(0), until: 0.3),
                    ], followsFinger: true),
                background: Choreography.Track(
                    [.to(.shade(0.45))],
                    pieces: [
                        Piece(.full, plate, shadow, .from(.opacity(0), until: 0.1)).followingFinger(),
                        Piece(source, picture, .to(.opacity(0), after: 0.3, until: 0.4)).followingFinger(),
                    ], showsScreen: true))
        }
    }
}
