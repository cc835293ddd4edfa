import Foundation
import TransitionCore

extension Tiling.Tile {
    /// The angle, in degrees, at which the viewer sees a tile on edge that turns about an axis through its centre. It
    /// is a right angle only in the middle of the container.
    ///
    /// - Parameters:
    ///   - axis: The axis, in the plane of the screen.
    ///   - distance: The eye's distance, in points.
    ///   - scene: The scene.
    func degreesOnEdge(about axis: Pose.Axis, eyeDistance distance: Double, in scene: TransitionScene) -> Double {
        let (x, y) = ((center.x - 0.5) * scene.width, (center.y - 0.5) * scene.height)
        let length = max((axis.x * axis.x + axis.y * axis.y).squareRoot(), 1e-9)
        return atan2(distance, (axis.y * x - axis.x * y) / length) * 180 / .pi
    }
}
