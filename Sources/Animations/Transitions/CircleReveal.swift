import Foundation
import TransitionCore

extension CatalogueAnimator {
    /// The shape of the opening in ``TransitionCore/TransitionAnimator/circleReveal``.
    public enum Shape: String, CaseIterable, Sendable {
        /// A circle.
        case circle
        /// A square on its corner.
        case diamond
        /// A star with five points, which turns as it grows.
        case star
    }
}

extension TransitionAnimator where Self == CatalogueAnimator {
    /// The new screen is seen through a circle that grows from a point.
    @_alwaysEmitIntoClient
    public static var circleReveal: Self { circleReveal(.circle) }

    /// The new screen is seen through a shape that grows from a point.
    ///
    /// - Parameter shape: The shape of the opening.
    @_alwaysEmitIntoClient
    public static func circleReveal(_ shape: CatalogueAnimator.Shape) -> Self {
        Self(
            "circleReveal", tags: [.app, .clip, .reveal, .source], duration: 0.4, timing: .curve(0.25, 0.1, 0.25, 1),
            "The new screen is seen through a circle, or another shape, that grows from the source or the middle.",
            settings: [.choice("shape", shape, isLabelled: false) { .circleReveal($0) }]
        ) { scene in
            let middle = SIMD2(0.5, 0.5)
            let (corners, slenderness) = shape == .star ? (5, 0.46) : (4, nil)
            guard shape != .circle,
                let polygon = RegularPolygon(around: middle, corners: corners, slenderness: slenderness, in: scene)
            else {
                func circle(_ radius: Double) -> Pose {
                    .clip(.circle(x: scene.focus.x, y: scene.focus.y, radius: radius))
                }
                return Choreography(
                    foreground: [.from(circle(0), to: circle(1)), .from(.scale(1.06), easing: .easeOut)],
                    background: scene.isDark
                        ? ClipShadow.on(.to(.shade(0.4)), in: scene) { progress, outset in
                            // The circle is enlarged together with the new screen.
                            let larger = 1.06 - 0.06 * Easing.easeOut(progress)
                            func reach(_ point: SIMD2<Double>) -> Double {
                                max(Clip.reach(x: point.x, y: point.y, width: scene.width, height: scene.height), 1)
                            }
                            let center = middle + (scene.focus - middle) * larger
                            let radius = reach(scene.focus) * progress * larger + outset
                            return .circle(x: center.x, y: center.y, radius: radius / reach(center))
                        } : .to(.shade(0.4)))
            }
            // The shape moves to the middle as it grows, so that it reaches all corners together. At the end a notch of
            // the star, which is nearest to the middle, points to a corner.
            let part = Double.pi / Double(corners)
            let end = shape == .star ? atan2(scene.width, scene.height) - part : 0
            let size = 1.03 * (shape == .star ? cos(part) : 1)
            let turn = shape == .star ? 0.9 : 0
            let reach = Clip.reach(x: 0.5, y: 0.5, width: scene.width, height: scene.height)
            let start = scene.focus - middle
            @Sendable func pose(_ progress: Double, larger outset: Double) -> Pose {
                // Slowly at first, because the area grows with the square of the size.
                let growth = pow(max(progress, 0), 1.5)
                return polygon.pose(
                    size: size * growth + outset / reach, turned: end + turn * (progress - 1),
                    moved: start * (1 - growth))
            }
            return Choreography(
                foreground: .curve { pose($0, larger: 0) },
                background: ClipShadow.on(.to(.shade(0.45)), in: scene) { pose($0, larger: $1).clip })
        }
    }
}
