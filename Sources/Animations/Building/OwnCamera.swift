import Foundation
import TransitionCore

/// The turn of a tile about its own middle as a camera sees it that stands above that middle. The viewer's eye is above
/// the middle of the container, from where a tile elsewhere would lean and be on edge too early or too late.
struct OwnCamera {
    private let axis: Pose.Axis
    /// How far the tile is from the container's middle where it turns to, and across that, in distances of the eye.
    private let along: Double
    private let across: Double

    /// A camera above a point of the screen, in unit coordinates, where a tile turns about the x or the y axis.
    init(above point: SIMD2<Double>, axis: Pose.Axis, eyeDistance: Double, in scene: TransitionScene) {
        let x = (point.x - 0.5) * scene.width / eyeDistance
        let y = (point.y - 0.5) * scene.height / eyeDistance
        self.axis = axis
        (along, across) = axis == .x ? (-y, -x) : (x, y)
    }

    /// The motions of the tile. On edge it is at a right angle.
    ///
    /// - Parameters:
    ///   - degrees: The angle at a progress, from -180 to 180.
    ///   - scale: The size at a progress.
    ///   - pose: What else the tile shows at a progress: shade, corners and shadow.
    func motions(
        degrees: @escaping @Sendable (Double) -> Double, scale: @escaping @Sendable (Double) -> Double,
        pose: @escaping @Sendable (Double) -> Pose
    ) -> [Motion] {
        let isUpright = axis == .x
        // What the eye would see leaning is leant the other way before it turns: a shear, which is two turns of the
        // picture with a stretch between them.
        let lean: @Sendable (Double) -> (angle: Double, first: Double, second: Double, stretch: Pose.Scale) = {
            progress in
            let angle = degrees(progress) * .pi / 180
            let (up, flat) = (sin(angle), cos(angle) + along * sin(angle))
            let (length, shear) = ((up * up + flat * flat).squareRoot(), across * up)
            let (e, f) = ((1 + length) / 2, isUpright ? (1 - length) / 2 : (length - 1) / 2)
            let (g, h) = (shear / 2, isUpright ? -shear / 2 : shear / 2)
            let (even, odd) = ((e * e + h * h).squareRoot(), (f * f + g * g).squareRoot())
            let (sum, difference) = (atan2(h, e), atan2(g, f))
            return (
                atan2(up, flat), (sum - difference) / 2, (sum + difference) / 2,
                Pose.Scale(x: even + odd, y: even - odd)
            )
        }
        return [
            .curve { .rotation(degrees: lean($0).first * 180 / .pi) },
            .curve { progress in
                let (lean, scale) = (lean(progress), scale(progress))
                return .scale(x: lean.stretch.x * scale, y: lean.stretch.y * scale)
                    .rotation(degrees: lean.second * 180 / .pi)
            },
            .curve { pose($0).rotation(degrees: lean($0).angle * 180 / .pi, axis: axis) },
        ]
    }
}
