import TransitionCore

/// Poses of rigid plates, such as doors on their hinges and the faces of a cube.
extension Pose {
    /// Returns a rotation about an edge of the element. A positive angle moves the opposite edge towards the viewer, a
    /// negative one moves it away. At 90 degrees the element is perpendicular to the screen.
    @_alwaysEmitIntoClient
    static func hinged(on edge: TransitionEdge, degrees: Double) -> Pose {
        facing(edge, degrees: degrees).anchor(edge)
    }

    /// Returns a rotation about the middle of the element. A positive angle turns its front towards the given edge, a
    /// negative one away from it. At 90 degrees the element is perpendicular to the screen.
    @_alwaysEmitIntoClient
    static func facing(_ edge: TransitionEdge, degrees: Double) -> Pose {
        .rotation(degrees: edge.isHorizontal ? edge.x * degrees : -edge.y * degrees, axis: edge.isHorizontal ? .y : .x)
    }
}
