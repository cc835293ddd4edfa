import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The old screen shrinks to a card, and the card flies off beyond an upper corner.
    @_alwaysEmitIntoClient
    public static var flyAway: Self {
        Self(
            "flyAway", tags: [.arc, .card, .rotation, .show], duration: 0.6,
            // Linear: the changes of speed are part of the motion itself.
            timing: .linear,
            "The old screen shrinks to a card, and the card flies off beyond an upper corner."
        ) { _ in
            Choreography(
                // The new screen comes to rest after the card is gone.
                foreground: .from(.scale(1.08).shade(0.2), easing: .easeOut),
                background: [
                    .to(.rotation(degrees: 40, axis: Pose.Axis(x: 0.5, y: 1, z: 0)), easing: .easeIn),
                    .curve { progress in
                        // The card sinks and leans back, and is faster and faster from then on.
                        let time = min(max(progress, 0), 1)
                        let (sunk, thrown) = (sin(.pi * time), pow(time, 4))
                        return .scale(1 - 0.62 * (1 - pow(1 - time, 1.8)))
                            .offset(x: 0.81 * thrown - 0.02 * sunk, y: 0.05 * sunk - 0.68 * thrown)
                            .rotation(degrees: 34 * thrown - 8 * sunk).cornerRadius(56 * min(12 * time, 1))
                    },
                    .passingShadow(opacity: 0.45, radius: 30),
                ],
                front: .background)
        }
    }
}
