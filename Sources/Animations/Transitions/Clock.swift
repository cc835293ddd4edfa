import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// A hand sweeps once around the clock and leaves the new screen behind it.
    @_alwaysEmitIntoClient
    public static var clock: Self {
        Self(
            "clock", tags: [.clip, .film, .reveal], duration: 0.7, timing: .easeInOut,
            "A hand sweeps once around the clock and leaves the new screen behind it."
        ) { scene in
            let middle = SIMD2(0.5, 0.5)
            guard let octagon = RegularPolygon(around: middle, corners: 8, in: scene) else {
                return Self.fade.choreography(in: scene)
            }
            // The tip of the hand moves along the sides of an octagon around the container. An hour is an eighth of a
            // turn.
            @Sendable func rim(_ hour: Double) -> Polygon.Point {
                let whole = hour.rounded(.down)
                let (from, to) = (octagon.corner(Int(whole), size: 1.02), octagon.corner(Int(whole) + 1, size: 1.02))
                return from + (to - from) * (hour - whole)
            }
            @Sendable func sector(from start: Double, to end: Double) -> Clip {
                .polygon(
                    Polygon([middle] + ([start] + (1...7).map { min(max(Double($0), start), end) } + [end]).map(rim)))
            }
            return Choreography(
                foreground: [.curve { .clip(sector(from: 0, to: 8 * $0)) }, .from(.scale(1.08), easing: .easeOut)],
                background: ClipShadow.on(.to(.shade(0.35))) { progress, outset in
                    // At twelve o'clock the shadow shrinks to 30 % of its width, because the moving hand casts it.
                    let start = outset / 160 * max(1 - 4 * progress, 0.3)
                    return sector(from: -start, to: min(8 * progress + outset / 160, 8 - start))
                })
        }
    }
}
