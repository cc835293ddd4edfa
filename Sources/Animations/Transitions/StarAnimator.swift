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
        let growth = (0...8).map { step in
            let progress = Double(step) / 8
            return Motion.Keyframe.at(
                progress, star.pose(size: 1.02 * pow(progress, 1.8), turned: 0.7 * (progress - 1)))
        }
        return Choreography(foreground: .keyframes(growth), background: .to(.shade(0.5)))
    }
}

extension TransitionAnimator where Self == StarAnimator {
    /// The new screen is seen through a star that turns as it grows.
    public static var star: Self { Self() }
    /// The new screen is seen through a star with the given number of points.
    public static func star(points: Int) -> Self { Self(points: points) }
}
