import Foundation

/// Turns the movement of a finger into a fraction of a transition.
struct SwipeTracker: Equatable, Sendable {
    /// The edge that the finger moves towards while the transition goes on.
    var edge: ScreenEdge
    /// The points that a whole transition has.
    var distance: Double
    /// The fraction that the transition had come to when the finger took hold of it.
    var base: Double

    /// - Parameters:
    ///   - edge: The edge that the finger moves towards.
    ///   - distance: The points that a whole transition has.
    ///   - base: The fraction that the finger found, 0 for a transition that it starts.
    init(towards edge: ScreenEdge, distance: Double, base: Double = 0) {
        self.edge = edge
        self.distance = distance
        self.base = base
    }

    /// The fraction after a movement of the finger in points; below 0 where it has crossed the start. Without a distance
    /// it stays where it was.
    func fraction(x: Double, y: Double) -> Double {
        let moved = x * edge.x + y * edge.y
        guard distance > 0, moved.isFinite else { return base }
        return base + moved / distance
    }

    /// The speed towards the end, in points per second.
    func velocity(x: Double, y: Double) -> Double {
        let velocity = x * edge.x + y * edge.y
        return velocity.isFinite ? velocity : 0
    }

    /// Whether a movement goes towards the edge more than across.
    func isAlong(x: Double, y: Double) -> Bool {
        let along = x * edge.x + y * edge.y
        return along > abs(edge.isHorizontal ? y : x)
    }
}
