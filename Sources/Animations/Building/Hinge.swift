import Foundation
import TransitionCore

/// Poses of stiff plates: doors on their hinges, and links of a chain.
extension Pose {
    /// Turned about an edge of the element, so that the opposite one comes towards the viewer (a positive angle) or goes
    /// away (a negative one). At 90 degrees it stands on edge.
    static func hinged(on edge: TransitionEdge, degrees: Double) -> Pose {
        .rotation(degrees: edge.isHorizontal ? edge.x * degrees : -edge.y * degrees, axis: edge.isHorizontal ? .y : .x)
            .anchor(edge)
    }
}
