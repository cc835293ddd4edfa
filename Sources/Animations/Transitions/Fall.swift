import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The old screen loses its hold, tips aside and falls out, and the new one is behind it.
    @_alwaysEmitIntoClient
    public static var fall: Self {
        Self(
            "fall", tags: [.fall, .rotation, .show, .vertical], duration: 0.55,
            // Linear: the acceleration is part of the motion itself.
            timing: .linear,
            "The old screen loses its hold, tips aside and falls out, and the new one is behind it."
        ) { scene in
            // A turned screen is higher than an upright one, so the screen falls farther than its own height.
            let slope = scene.height > 0 ? scene.width / scene.height : 0
            let depth = 0.56 + 0.5 * (cos(22 * .pi / 180) + slope * sin(22 * .pi / 180))
            return Choreography(
                // The new screen comes to rest after the old one is gone.
                foreground: .from(.scale(1.08).shade(0.2), easing: .easeOut),
                background: [
                    // Its foot comes off first.
                    .to(.rotation(degrees: 24, axis: .x), until: 0.98, easing: .easeOut),
                    .curve { progress in
                        let time = min(max(progress / 0.98, 0), 1)
                        return .offset(x: -0.08 * time, y: depth * (0.1 * time + 0.9 * pow(time, 2.2)))
                            .rotation(degrees: -22 * pow(time, 1.2)).cornerRadius(44 * min(12 * time, 1))
                    },
                    .passingShadow(opacity: 0.45, radius: 28),
                ],
                front: .background)
        }
    }
}
