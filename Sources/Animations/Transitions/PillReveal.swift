import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The view that was tapped widens to a pill and opens to a card, which shows the new screen.
    @_alwaysEmitIntoClient
    public static var pillReveal: Self {
        Self(
            "pillReveal", tags: [.app, .clip, .reveal, .source], duration: 0.4, timing: .curve(0.2, 0.35, 0.25, 1),
            "The view that was tapped, or a pill in the middle, widens and opens to a card with the new screen."
        ) { scene in
            let (size, display) = (SIMD2(max(scene.width, 1), max(scene.height, 1)), scene.displayRadius)
            let source = scene.sourceUnitRect
            let seed = source ?? UnitRect(around: SIMD2(0.5, 0.5), size: SIMD2(0.26, min(40 / size.y, 0.2)))
            // The frame is first as wide as a pill, and then opens upwards and downwards.
            @Sendable func frame(_ progress: Double) -> UnitRect {
                let across = Easing.curve(0.2, 0.45, 0.5, 1)(progress)
                let down = Easing.curve(0.45, 0.1, 0.6, 0.9)(progress)
                let start = SIMD2(seed.x * (1 - across), seed.y * (1 - down))
                let (right, bottom) = (seed.x + seed.width, seed.y + seed.height)
                return UnitRect(
                    x: start.x, y: start.y, width: right + (1 - right) * across - start.x,
                    height: bottom + (1 - bottom) * down - start.y)
            }
            @Sendable func radius(_ progress: Double) -> Double {
                (16 + (display - 16) * min(max(progress, 0) / 0.3, 1)) * min(max(1 - progress, 0) / 0.06, 1)
            }
            // The new screen is as wide as the frame, which shows its upper half first.
            @Sendable func picture(_ progress: Double) -> (frame: UnitRect, size: Double, top: Double) {
                let frame = frame(progress)
                let size = max(frame.width, frame.height)
                return (frame, size, 0.18 * (size - frame.height))
            }
            return Choreography(
                foreground: [
                    .curve { progress in
                        let (frame, size, top) = picture(progress)
                        return .offset(x: frame.center.x - 0.5, y: frame.y - top + size / 2 - 0.5).scale(size)
                    },
                    .curve { progress in
                        let (frame, size, top) = picture(progress)
                        let (width, height) = (frame.width / size, frame.height / size)
                        return .clip(
                            .roundedRect(
                                UnitRect(x: (1 - width) / 2, y: top / size, width: width, height: height),
                                radius: radius(progress) / size))
                    },
                    .from(.opacity(0), until: source == nil ? 0.1 : 0.14),
                ],
                background: ClipShadow.on(.to(.shade(0.35)), in: scene, darkness: 0.26) { progress, outset in
                    let frame = frame(progress)
                    return .roundedRect(
                        UnitRect(
                            around: frame.center, size: SIMD2(frame.width, frame.height) + 2 * outset / size),
                        radius: radius(progress) + outset)
                })
        }
    }
}
