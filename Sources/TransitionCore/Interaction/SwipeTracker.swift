import Foundation

/// Turns the movement of a finger into a fraction of a transition.
package struct SwipeTracker: Equatable, Sendable {
    /// The edge that the finger moves towards while the transition goes on.
    package var edge: ScreenEdge
    /// How far the finger moves for a whole transition, in points.
    package var distance: Double
    /// The fraction that the transition had reached when the finger took hold of it.
    package var base: Double

    /// - Parameters:
    ///   - edge: The edge that the finger moves towards.
    ///   - distance: How far the finger moves for a whole transition, in points.
    ///   - base: The fraction at which the finger took hold; 0 for a transition that it starts.
    package init(towards edge: ScreenEdge, distance: Double, base: Double = 0) {
        self.edge = edge
        self.distance = distance
        self.base = base
    }

    /// The fraction after a movement of the finger in points; below 0 if the finger has crossed the start. If the
    /// distance is 0, the fraction stays the same.
    package func fraction(x: Double, y: Double) -> Double {
        let moved = x * edge.x + y * edge.y
        guard distance > 0, moved.isFinite else { return base }
        return base + moved / distance
    }

    /// The speed towards the end, in points per second.
    package func velocity(x: Double, y: Double) -> Double {
        let velocity = x * edge.x + y * edge.y
        return velocity.isFinite ? velocity : 0
    }

    /// Whether a movement goes towards the edge, and farther in that direction than across it.
    package func isAlong(x: Double, y: Double) -> Bool {
        let along = x * edge.x + y * edge.y
        return along > abs(edge.isHorizontal ? y : x)
    }
}
