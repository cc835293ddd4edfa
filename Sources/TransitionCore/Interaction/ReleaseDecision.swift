import Foundation

/// Decides whether a swipe goes on to its end or back to its start after its finger was lifted.
///
/// With a flick the direction decides. With a slower release the place decides that the finger would have reached
/// ``horizon`` seconds later.
public struct ReleaseDecision: Equatable, Sendable {
    /// The fraction of the way, 0 to 1, from which on a slow release finishes.
    public var threshold: Double
    /// The velocity, in points per second, from which on the direction alone decides.
    public var flickVelocity: Double
    /// How long the movement is assumed to go on after a slow release, in seconds.
    public var horizon: Double

    /// - Parameters:
    ///   - threshold: The fraction of the way, 0 to 1, from which on a slow release finishes.
    ///   - flickVelocity: The velocity, in points per second, from which on the direction alone decides.
    ///   - horizon: How long the movement is assumed to go on after a slow release, in seconds.
    public init(threshold: Double = 0.5, flickVelocity: Double = 500, horizon: Double = 0.1) {
        self.threshold = threshold
        self.flickVelocity = flickVelocity
        self.horizon = horizon
    }

    /// Whether to finish.
    ///
    /// - Parameters:
    ///   - progress: The fraction of the way covered, 0 to 1.
    ///   - velocity: Points per second, positive towards the end.
    ///   - distance: The length of the whole way, in points.
    public func finishes(progress: Double, velocity: Double, distance: Double) -> Bool {
        guard progress.isFinite, velocity.isFinite, distance > 0 else { return false }
        if abs(velocity) >= flickVelocity { return velocity > 0 }
        return progress + velocity * horizon / distance >= threshold
    }
}
