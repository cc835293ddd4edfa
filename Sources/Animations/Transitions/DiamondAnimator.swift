import Foundation
import TransitionCore

/// The new screen is seen through a diamond that grows from a point.
public struct DiamondAnimator: TransitionAnimator {
    /// A diamond that grows.
    public init() {}

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "diamond", title: "Diamond", tags: [.clip, .reveal, .source],
            summary: "The new screen is seen through a diamond that grows from the source or the middle.")
    }
    public var duration: Double { 0.55 }
    public var timing: Timing { .easeInOut }

    public func choreography(in scene: TransitionScene) -> Choreography {
        let focus = scene.focus
        let span = max(min(scene.width, scene.height), 1)
        @Sendable func diamond(_ progress: Double, larger outset: Double) -> Clip {
            // The area grows with the square of the radius, so that the radius may take its time at first.
            let growth = pow(max(progress, 0), 1.4)
            // On its way to the middle, so that all corners are reached together: half a width and half a height away.
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

extension TransitionAnimator where Self == DiamondAnimator {
    /// The new screen is seen through a diamond that grows from a point.
    public static var diamond: Self { Self() }
}
