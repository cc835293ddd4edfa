import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The old screen loses all its nails but one, swings from it and falls off the new one.
    @_alwaysEmitIntoClient
    public static var hingeFall: Self { hingeFall(from: .topLeading) }

    /// The old screen swings from an upper corner and falls.
    ///
    /// - Parameter corner: The upper corner at which the screen hangs; a lower corner counts as the one above it.
    @_alwaysEmitIntoClient
    public static func hingeFall(from corner: TransitionCorner) -> Self {
        let nail: TransitionCorner = corner.side == .leading ? .topLeading : .topTrailing
        return Self(
            "hingeFall", tags: [.corner, .fall, .rotation, .show], duration: 0.55,
            // Linear: the swing and the acceleration are part of the motion itself.
            timing: .linear,
            "The old screen loses its nails but one, swings from a corner and falls off the new one.",
            settings: [.corner("from", nail, among: [.topLeading, .topTrailing]) { .hingeFall(from: $0) }]
        ) { scene in
            // The plate comes to rest when its centre is below the nail, or at 32 degrees: at a greater angle, most of
            // the plate would be outside of a wide container.
            let hanging = min(atan2(scene.width, scene.height) * 180 / .pi, 32)
            let size = SIMD2(max(scene.width, 1), max(scene.height, 1))
            let inset = SIMD2(min(24 / size.x, 0.1), min(24 / size.y, 0.1))
            let place = SIMD2(nail.x < 0 ? inset.x : 1 - inset.x, inset.y)
            let head = SIMD2(min(13 / size.x, 0.1), min(13 / size.y, 0.1))
            return Choreography(
                foreground: .from(.scale(1.05).shade(0.15), easing: .easeOut),
                background: Choreography.Track(
                    [
                        .curve { progress in
                            // A pendulum's swing that begins at rest. The nail comes out shortly before the plate
                            // would turn back, and the plate turns on at the speed that it has.
                            let (progress, out) = (max(progress, 0), 0.42)
                            let swing = Double.pi / 0.52
                            let turned =
                                (1 - cos(swing * min(progress, out))) / 2
                                + swing / 2 * sin(swing * out) * max(progress - out, 0)
                            let fallen = max(progress - out, 0) / (1 - out)
                            return .rotation(degrees: -nail.x * hanging * turned)
                                .anchor(x: place.x, y: place.y).offset(y: 1.3 * fallen * fallen)
                                .cornerRadius(44 * min(6 * progress, 1))
                                .shadow(opacity: 0.35 * min(5 * progress, 1) * (1 - min(fallen, 1)), radius: 24)
                        }
                    ],
                    pieces: [
                        .dark(UnitRect(around: place, size: head), 0.7, motions: [.fixed(.cornerRadius(6.5))])
                    ], showsScreen: true),
                front: .background)
        }
    }
}
