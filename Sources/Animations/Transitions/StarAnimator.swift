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
        guard let star = RegularPolygon(around: scene.focus, corners: points, slenderness: 0.46, in: scene) else {
            return FadeAnimator().choreography(in: scene)
        }
        // At the end a notch points to the corner that is farthest away.
        let focus = scene.focus
        let far = SIMD2((focus.x < 0.5 ? 1 : 0) - focus.x, (focus.y < 0.5 ? 1 : 0) - focus.y)
        let part = Double.pi / Double(points)
        let (end, size) = (atan2(far.x * scene.width, -far.y * scene.height) - part, 1.03 * cos(part))
        let reach = Clip.reach(x: scene.focus.x, y: scene.focus.y, width: scene.width, height: scene.height)
        @Sendable func pose(_ progress: Double, larger outset: Double) -> Pose {
            star.pose(
                size: size * pow(max(progress, 0), 1.8) + outset / reach, turned: end + 0.9 * (progress - 1))
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
