import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The old screen loses all its nails but one, dangles from a corner and falls off the new one.
    @_alwaysEmitIntoClient
    public static var hingeFall: Self { hingeFall(from: .topLeading) }

    /// The old screen dangles from an upper corner and falls.
    ///
    /// - Parameter corner: The upper corner at which the screen hangs; a lower corner counts as the one above it.
    @_alwaysEmitIntoClient
    public static func hingeFall(from corner: TransitionCorner) -> Self {
        let nail: TransitionCorner = corner.side == .leading ? .topLeading : .topTrailing
        return Self(
            "hingeFall", tags: [.corner, .fall, .rotation, .show], duration: 0.75,
            // Linear: the acceleration is part of the motion itself.
            timing: .linear,
            "The old screen loses its nails but one, dangles from a corner and falls off the new one.",
            settings: [.corner("from", nail, among: [.topLeading, .topTrailing]) { .hingeFall(from: $0) }]
        ) { scene in
            // The plate turns about its nail until progress 0.55, and falls from progress 0.42 on. The turn ends when
            // the centre of the plate is below the nail, or at 32 degrees: at a greater angle, most of the plate would
            // be outside of a wide container.
            let hanging = min(atan2(scene.width, scene.height) * 180 / .pi, 32)
            return Choreography(
                foreground: .from(.shade(0.25), easing: .easeOut),
                background: .curve { progress in
                    let turned = pow(min(progress / 0.55, 1), 0.8)
                    let fallen = max(progress - 0.42, 0) / 0.58
                    return .rotation(degrees: -nail.x * hanging * turned * turned * (3 - 2 * turned))
                        .anchor(nail).offset(y: 1.2 * fallen * fallen)
                        .cornerRadius(32 * min(max(10 * progress, 0), 1))
                        .shadow(opacity: 0.4 * min(8 * progress, 1) * (1 - fallen), radius: 24)
                },
                front: .background)
        }
    }
}
