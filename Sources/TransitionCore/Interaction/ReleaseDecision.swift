import Foundation

/// Whether a swipe that the finger let go of goes on to its end or back to its start.
///
/// A flick decides by its direction. Slower, the place decides where the finger would have come to a moment later.
public struct ReleaseDecision: Equatable, Sendable {
    /// The fraction of the way, 0 to 1, from which on a slow release finishes.
    public var threshold: Double
    /// Points per second from which on the direction alone decides.
    public var flickVelocity: Double
    /// Seconds that the movement is thought to go on for after a slow release.
    public var horizon: Double

    /// - Parameters:
    ///   - threshold: The fraction of the way, 0 to 1, from which on a slow release finishes.
    ///   - flickVelocity: Points per second from which on the direction alone decides.
    ///   - horizon: Seconds that the movement is thought to go on for after a slow release.
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
    ///   - distance: The points that the whole way has.
    public func finishes(progress: Double, velocity: Double, distance: Double) -> Bool {
        guard progress.isFinite, velocity.isFinite, distance > 0 else { return false }
        if abs(velocity) >= flickVelocity { return velocity > 0 }
        return progress + velocity * horizon / distance >= threshold
    }
}
