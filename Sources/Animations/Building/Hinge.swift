import TransitionCore

/// Poses of stiff plates: doors on their hinges, and the faces of a cube.
extension Pose {
    /// Turned about an edge of the element, so that the opposite one comes towards the viewer (a positive angle) or
    /// goes away (a negative one). At 90 degrees it stands on edge.
    static func hinged(on edge: TransitionEdge, degrees: Double) -> Pose {
        facing(edge, degrees: degrees).anchor(edge)
    }

    /// Turned about the middle of the element, so that its front looks towards an edge (a positive angle) or away from
    /// it (a negative one). At 90 degrees it stands on edge.
    static func facing(_ edge: TransitionEdge, degrees: Double) -> Pose {
        .rotation(degrees: edge.isHorizontal ? edge.x * degrees : -edge.y * degrees, axis: edge.isHorizontal ? .y : .x)
    }
}
