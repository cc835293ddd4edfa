import Foundation
import TransitionCore

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The new screen is seen through a star that turns as it grows.
    @_alwaysEmitIntoClient
    public static var star: Self { star(points: 5) }

    /// The new screen is seen through a star with the given number of points.
    ///
    /// - Parameter points: The number of points, 4 to 6.
    @_alwaysEmitIntoClient
    public static func star(points: Int) -> Self {
        let points = min(max(points, 4), 6)
        return Self(
            "star", tags: [.clip, .reveal, .source], duration: 0.7, timing: .easeInOut,
            "The new screen is seen through a star that turns as it grows.",
            settings: [.count("points", points, in: 4...6) { .star(points: $0) }]
        ) { scene in
            let middle = SIMD2(0.5, 0.5)
            guard let star = RegularPolygon(around: middle, corners: points, slenderness: 0.46, in: scene) else {
                return Self.fade.choreography(in: scene)
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
                    size: size * growth + outset / reach, turned: end + 0.9 * (progress - 1),
                    moved: start * (1 - growth))
            }
            return Choreography(
                foreground: .curve { pose($0, larger: 0) },
                background: ClipShadow.on(.to(.shade(0.5))) { pose($0, larger: $1).clip })
        }
    }
}
