import Foundation
import TransitionCore

/// The new screen is seen through a star that turns as it grows.
public struct StarAnimator: TransitionAnimator {
    /// The number of points.
    public let points: Int

    /// A star with 4 to 6 points.
    public init(points: Int = 5) { self.points = min(max(points, 4), 6) }

    /// What the catalogue says about it.
    public var info: AnimatorInfo {
        AnimatorInfo(
            name: "star",
            title: "Star",
            summary: "The new screen is seen through a star that turns as it grows.",
            tags: ["reveal", "clip", "polygon", "source"]
        )
    }

    /// Seconds.
    public var duration: Double { 0.7 }
    /// Slow at both ends.
    public var timing: Timing { .easeInOut }

    /// The way in. The star begins at the middle of the source, or else of the container.
    public func choreography(in scene: TransitionScene) -> Choreography {
        let focus = scene.focus
        let slenderness = 0.46
        // In the end the notches between the points, too, are outside of the container: beyond its farthest corner.
        let reach =
            Clip.reach(x: focus.x, y: focus.y, width: scene.width, height: scene.height)
            / (slenderness * cos(.pi / Double(points)))
        guard reach.isFinite, scene.width >= 1, scene.height >= 1 else {
            return Choreography(foreground: .from(.opacity(0)))
        }
        let unit = SIMD2(reach / scene.width, reach / scene.height)
        let growth = (0...8).map { step in
            let progress = Double(step) / 8
            let size = 1.02 * pow(progress, 1.8)
            let corners = (0..<2 * points).map { corner in
                let angle = Double(corner) * .pi / Double(points) + 0.7 * (progress - 1)
                let radius = size * (corner % 2 == 0 ? 1 : slenderness)
                return focus + SIMD2(sin(angle), -cos(angle)) * unit * radius
            }
            return Motion.Keyframe.at(progress, .clip(.polygon(Polygon(corners))))
        }
        return Choreography(foreground: .keyframes(growth), background: .to(.shade(0.5)))
    }
}

extension TransitionAnimator where Self == StarAnimator {
    /// The new screen is seen through a star that turns as it grows.
    public static var star: StarAnimator { StarAnimator() }

    /// The new screen is seen through a star with so many points.
    public static func star(points: Int) -> StarAnimator { StarAnimator(points: points) }
}
