import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The new screen is seen through a diamond that grows from a point.
    @_alwaysEmitIntoClient
    public static var diamond: Self {
        Self(
            "diamond", tags: [.clip, .reveal, .source], duration: 0.55, timing: .easeInOut,
            "The new screen is seen through a diamond that grows from the source or the middle."
        ) { scene in
            let focus = scene.focus
            let span = max(min(scene.width, scene.height), 1)
            @Sendable func diamond(_ progress: Double, larger outset: Double) -> Clip {
                // The radius grows slowly at first, because the area grows with the square of the radius.
                let growth = pow(max(progress, 0), 1.4)
                // The diamond moves to the middle of the container as it grows, so that it covers all corners at the
                // same time.
                let center = focus + (SIMD2(0.5, 0.5) - focus) * growth
                let radius = 1.02 * growth + outset / span
                let (across, down) = (SIMD2(radius, 0), SIMD2(0, radius))
                return .polygon([center - down, center + across, center + down, center - across])
            }
            return Choreography(
                foreground: [.curve { .clip(diamond($0, larger: 0)) }, .from(.scale(1.15), easing: .easeOut)],
                background: ClipShadow.on(.to(.shade(0.45))) { diamond($0, larger: $1) })
        }
    }
}
