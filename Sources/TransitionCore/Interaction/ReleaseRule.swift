import Foundation

/// Decides whether a released swipe continues to its end or returns to its start.
///
/// A release with at least ``flickVelocity`` is a flick, and finishes if it moves towards the end. A slower release
/// finishes if the finger, at its velocity, would be at ``threshold`` or beyond after ``horizon`` seconds.
public struct ReleaseRule: Equatable, Sendable {
    /// The fraction of the distance, 0 to 1, from which a slow release finishes.
    public var threshold: Double
    /// The velocity from which the direction alone decides, in points per second.
    public var flickVelocity: Double
    /// The time for which a slow release is extrapolated, in seconds.
    public var horizon: Double

    /// - Parameters:
    ///   - threshold: The fraction of the distance, 0 to 1, from which a slow release finishes.
    ///   - flickVelocity: The velocity from which the direction alone decides, in points per second.
    ///   - horizon: The time for which a slow release is extrapolated, in seconds.
    public init(threshold: Double = 0.5, flickVelocity: Double = 500, horizon: Double = 0.1) {
        self.threshold = threshold
        self.flickVelocity = flickVelocity
        self.horizon = horizon
    }

    /// Returns whether the swipe finishes.
    ///
    /// - Parameters:
    ///   - progress: The covered fraction of the distance, 0 to 1.
    ///   - velocity: The velocity towards the end, in points per second.
    ///   - distance: The whole distance, in points.
    public func finishes(progress: Double, velocity: Double, distance: Double) -> Bool {
        guard progress.isFinite, velocity.isFinite, distance > 0 else { return false }
        if abs(velocity) >= flickVelocity { return velocity > 0 }
        return progress + velocity * horizon / distance >= threshold
    }
}
