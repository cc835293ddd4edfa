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
        // The distance from the point to the farthest corner, measured along x plus along y, and a little more.
        let reach = max(focus.x, 1 - focus.x) + max(focus.y, 1 - focus.y) + 0.02
        @Sendable func diamond(_ radius: Double) -> Clip {
            let (across, down) = (SIMD2(radius, 0), SIMD2(0, radius))
            return .polygon([focus - down, focus + across, focus + down, focus - across])
        }
        // The area grows with the square of the radius, so that the radius may take its time at first.
        @Sendable func radius(_ progress: Double) -> Double { reach * pow(max(progress, 0), 1.4) }
        let span = max(min(scene.width, scene.height), 1)
        return Choreography(
            foreground: [.curve { .clip(diamond(radius($0))) }, .from(.scale(1.15), easing: .easeOut)],
            background: ClipShadow.on(.to(.shade(0.45))) { diamond(radius($0) + $1 / span) })
    }
}

extension TransitionAnimator where Self == DiamondAnimator {
    /// The new screen is seen through a diamond that grows from a point.
    public static var diamond: Self { Self() }
}
