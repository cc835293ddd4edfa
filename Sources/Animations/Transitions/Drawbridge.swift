import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The old screen is let down like a drawbridge, and the new one stands at its far end.
    @_alwaysEmitIntoClient
    public static var drawbridge: Self {
        Self(
            "drawbridge", tags: [.hinge, .machine, .show, .threeD, .vertical], duration: 0.65,
            // Linear: the fall is part of the motion itself.
            timing: .linear,
            "The old screen is let down like a drawbridge, and the new one stands at its far end."
        ) { scene in
            let eye = max(1.25 * scene.longerSide, 1)
            // Below the eye, the bridge is seen on edge at this angle.
            let gone = 90.5 + atan2(scene.height / 2, eye) * 180 / .pi
            // The bridge falls faster and faster, brakes as it lies flat, and goes down out of sight.
            @Sendable func degrees(_ progress: Double) -> Double {
                let fall = min(max(progress / 0.6, 0), 1)
                let rest = min(max((progress - 0.6) / 0.4, 0), 1)
                return 90 * fall * (0.3 + 0.7 * fall) + (gone - 90) * rest * (1.6 - 0.6 * rest)
            }
            return Choreography(
                foreground: [
                    .from(.scale(1.08), easing: .easeOut), .from(.shade(0.25), until: 0.8),
                    .curve { progress in
                        // What stands at its end shakes as the bridge lands.
                        let landed = min(max((progress - 0.58) / 0.24, 0), 1)
                        return .scale(1 + 0.014 * sin(.pi * landed) * (1 - landed))
                    },
                ],
                background: [
                    .curve { progress in
                        .rotation(degrees: degrees(progress), axis: .x).anchor(.bottom)
                            .cornerRadius(44 * min(10 * max(progress, 0), 1))
                    },
                    .to(.shade(0.3), until: 0.6, easing: .easeIn), .passingShadow(opacity: 0.45, radius: 30),
                ],
                front: .background, eyeDistance: eye)
        }
    }
}
