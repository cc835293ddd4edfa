import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The old screen loses its hold, tips aside and falls out, and the new one is behind it.
    @_alwaysEmitIntoClient
    public static var fall: Self {
        Self(
            "fall", tags: [.fall, .rotation, .show, .vertical], duration: 0.6,
            // Linear: the acceleration is part of the motion itself.
            timing: .linear,
            "The old screen loses its hold, tips aside and falls out, and the new one is behind it."
        ) { scene in
            // A turned screen is higher than an upright one, so the screen falls farther than its own height.
            let slope = scene.height > 0 ? scene.width / scene.height : 0
            let depth = 0.55 + 0.5 * (cos(24 * .pi / 180) + slope * sin(24 * .pi / 180))
            return Choreography(
                foreground: .from(.shade(0.25), easing: .easeOut),
                background: [
                    // The screen tips before it comes off, and then falls faster and faster.
                    .curve { progress in
                        let time = min(max(progress, 0), 1)
                        return .offset(x: -0.06 * time, y: depth * pow(time, 2.4)).rotation(
                            degrees: -24 * pow(time, 1.5)
                        ).cornerRadius(32 * min(10 * time, 1))
                    },
                    .passingShadow(opacity: 0.5, radius: 24),
                ],
                front: .background)
        }
    }
}
