import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// Both screens shrink to cards, circle half-way round each other, and the new one grows.
    @_alwaysEmitIntoClient
    public static var swap: Self {
        Self(
            "swap", tags: [.arc, .card, .rotation, .show], duration: 0.5, timing: .curve(0.3, 0.25, 0.35, 1),
            "Both screens shrink to cards, circle half-way round each other, and the new one grows."
        ) { scene in
            // The cards face the middle a little, so that both are whole when they are side by side.
            let radius = scene.displayRadius
            @Sendable func circled(_ progress: Double, side: Double) -> Pose {
                let (aside, near) = (sin(progress * .pi), side * cos(progress * .pi))
                // They shrink before they go aside, so that the sides of the container do not cut them.
                let size = 0.52 + 0.48 * pow(max(near, 0), 4) - 0.1 * max(-near, 0)
                return .offset(x: -side * 0.244 * aside).scale(size)
                    .rotation(degrees: side * 32 * aside, axis: .y)
                    .cornerRadius(radius * min(8 * aside, 1))
                    .shade(max(0, -near) * 0.3).shadow(opacity: 0.35 * aside, radius: 24, dy: 8 * aside)
            }
            return Choreography(
                foreground: .curve { circled($0, side: -1) }, background: .curve { circled($0, side: 1) },
                // The other card comes to the front half-way, when the two are side by side.
                front: .switchingHalfway, backdrop: scene.surround)
        }
    }
}
