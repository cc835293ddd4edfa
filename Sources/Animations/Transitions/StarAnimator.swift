import Foundation
import TransitionCore

/// The new screen is seen through a star that turns as it grows.
public struct StarAnimator: TransitionAnimator {
    /// The number of points.
    public let points: Int

    /// A star with 4 to 6 points.
    public init(points: Int = 5) { self.points = min(max(points, 4), 6) }

    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "star", title: "Star", tags: [.clip, .reveal, .source],
            summary: "The new screen is seen through a star that turns as it grows.")
    }
    public var duration: Double { 0.7 }
    public var timing: Timing { .easeInOut }
    public var settings: [AnimatorSetting] { [.count("points", points, in: 4...6) { Self(points: $0) }] }

    public func choreography(in scene: TransitionScene) -> Choreography {
        let middle = SIMD2(0.5, 0.5)
        guard let star = RegularPolygon(around: middle, corners: points, slenderness: 0.46, in: scene) else {
            return FadeAnimator().choreography(in: scene)
        }
        let start = scene.focus - middle
        // At the end a notch, which is nearest to the middle, points to a corner.
        let part = Double.pi / Double(points)
        let (end, size) = (atan2(scene.width, scene.height) - part, 1.03 * cos(part))
        let reach = Clip.reach(x: 0.5, y: 0.5, width: scene.width, height: scene.height)
        @Sendable func pose(_ progress: Double, larger outset: Double) -> Pose {
            // On its way to the middle, so that all corners are reached together.
            let growth = pow(max(progress, 0), 1.8)
            return star.pose(
                size: size * growth + outset / reach, turned: end + 0.9 * (progress - 1), moved: start * (1 - growth))
        }
        return Choreography(
            foreground: .curve { pose($0, larger: 0) },
            background: ClipShadow.on(.to(.shade(0.5))) { pose($0, larger: $1).clip })
    }
}

extension TransitionAnimator where Self == StarAnimator {
    /// The new screen is seen through a star that turns as it grows.
    public static var star: Self { Self() }
    /// The new screen is seen through a star with the given number of points.
    public static func star(points: Int) -> Self { Self(points: points) }
}
