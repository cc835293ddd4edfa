import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// Both screens shrink to cards, circle half-way round each other, and the new one grows.
    @_alwaysEmitIntoClient
    public static var swap: Self {
        Self(
            "swap", tags: [.arc, .card, .rotation, .show], duration: 0.5, timing: .curve(0.25, 0.1, 0.25, 1),
            "Both screens shrink to cards, circle half-way round each other, and the new one grows."
        ) { scene in
            @Sendable func circled(_ progress: Double, side: Double) -> Pose {
                let (angle, near) = (progress * .pi, side * cos(progress * .pi))
                return .offset(x: -side * 0.275 * sin(angle)).scale(pow(0.54, 1 - near))
                    .rotation(degrees: -6 * sin(2 * angle)).cornerRadius(28 * sin(angle))
                    .shade(max(0, 0.5 - near) * 0.4).shadow(opacity: 0.3 * sin(angle), radius: 18)
            }
            return Choreography(
                foreground: .curve { circled($0, side: -1) }, background: .curve { circled($0, side: 1) },
                // The other card comes to the front half-way, when the two are side by side.
                front: .switchingHalfway, backdrop: scene.surround)
        }
    }
}
