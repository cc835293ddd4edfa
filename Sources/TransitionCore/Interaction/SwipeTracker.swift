import Foundation

/// Converts the movement of a finger to a fraction of a transition.
package struct SwipeTracker: Equatable, Sendable {
    /// The edge that the finger moves towards as the transition progresses.
    package let edge: ScreenEdge
    /// The distance that the finger moves for a whole transition, in points.
    package let distance: Double
    /// The fraction of the transition when the finger grabbed it.
    package var base: Double

    /// - Parameters:
    ///   - edge: The edge that the finger moves towards.
    ///   - distance: The distance that the finger moves for a whole transition, in points.
    ///   - base: The fraction when the finger grabbed the transition; 0 for a transition that it starts.
    package init(towards edge: ScreenEdge, distance: Double, base: Double = 0) {
        self.edge = edge
        self.distance = distance
        self.base = base
    }

    /// Returns the fraction after the finger has moved by (x, y) points since it started or grabbed the transition;
    /// negative beyond the start. If ``distance`` is 0, the fraction is ``base``.
    package func fraction(x: Double, y: Double) -> Double {
        let moved = x * edge.x + y * edge.y
        guard distance > 0, moved.isFinite else { return base }
        return base + moved / distance
    }

    /// Returns the velocity towards the end, in points per second.
    package func velocity(x: Double, y: Double) -> Double {
        let velocity = x * edge.x + y * edge.y
        return velocity.isFinite ? velocity : 0
    }

    /// Returns whether a movement goes towards the edge, and is longer in that direction than across it.
    package func isAlong(x: Double, y: Double) -> Bool {
        let along = x * edge.x + y * edge.y
        return along > abs(edge.isHorizontal ? y : x)
    }
}
