import Foundation

/// Methods for writing animators. Each exists twice: as a static method to start a chain (`.scale(0.9)`) and as an
/// instance method to continue one (`.offset(x: 1).scale(0.9)`).
extension Pose {
    /// Moves the element by fractions of the container plus points. `depth` is in points towards the viewer.
    @_alwaysEmitIntoClient
    public func offset(x: Double = 0, y: Double = 0, dx: Double = 0, dy: Double = 0, depth: Double = 0) -> Pose {
        with { $0.offset = Offset(x: x, y: y, dx: dx, dy: dy, depth: depth) }
    }

    /// Moves the element towards an edge by a fraction of the container's width or height. 1 moves a full-size screen
    /// completely out of the container.
    @_alwaysEmitIntoClient
    public func offset(toward edge: TransitionEdge, by fraction: Double = 1) -> Pose {
        offset(x: edge.x * fraction, y: edge.y * fraction)
    }

    /// Moves the element towards a corner by a fraction of the container's width and height. 1 moves a full-size screen
    /// completely out of the container.
    @_alwaysEmitIntoClient
    public func offset(toward corner: TransitionCorner, by fraction: Double = 1) -> Pose {
        offset(x: corner.x * fraction, y: corner.y * fraction)
    }

    /// Scales the element about the anchor; 1 is the size at rest.
    @_alwaysEmitIntoClient
    public func scale(_ factor: Double) -> Pose { scale(x: factor, y: factor) }

    /// Scales the element about the anchor, with a factor for the width and one for the height.
    @_alwaysEmitIntoClient
    public func scale(x: Double = 1, y: Double = 1) -> Pose { with { $0.scale = Scale(x: x, y: y) } }

    /// Turns the element about an axis through the anchor, in degrees.
    @_alwaysEmitIntoClient
    public func rotation(degrees: Double, axis: Axis = .z) -> Pose {
        with { $0.rotation = Rotation(angle: degrees * .pi / 180, axis: axis) }
    }

    /// Sets the fixed point of scale and rotation, in fractions of the element's size; `depth` is in points.
    @_alwaysEmitIntoClient
    public func anchor(x: Double = 0.5, y: Double = 0.5, depth: Double = 0) -> Pose {
        with { $0.anchor = Anchor(x: x, y: y, depth: depth) }
    }

    /// Sets the fixed point of scale and rotation to the middle of an edge; `depth` is in points.
    @_alwaysEmitIntoClient
    public func anchor(_ edge: TransitionEdge, depth: Double = 0) -> Pose {
        with { $0.anchor = Anchor(edge, depth: depth) }
    }

    /// Sets the fixed point of scale and rotation to a corner; `depth` is in points.
    @_alwaysEmitIntoClient
    public func anchor(_ corner: TransitionCorner, depth: Double = 0) -> Pose {
        anchor(x: 0.5 + corner.x / 2, y: 0.5 + corner.y / 2, depth: depth)
    }

    /// Sets the opacity, from 0 (invisible) to 1.
    @_alwaysEmitIntoClient
    public func opacity(_ value: Double) -> Pose { with { $0.opacity = value } }

    /// Darkens the element with a black shade of this opacity, 0 to 1.
    @_alwaysEmitIntoClient
    public func shade(_ value: Double) -> Pose { with { $0.shade = value } }

    /// Rounds the corners, with the radius in points.
    @_alwaysEmitIntoClient
    public func cornerRadius(_ points: Double) -> Pose { with { $0.cornerRadius = points } }

    /// Adds a shadow with an opacity from 0 to 1, and the other values in points.
    @_alwaysEmitIntoClient
    public func shadow(opacity: Double, radius: Double = 12, dx: Double = 0, dy: Double = 0) -> Pose {
        with { $0.shadow = Shadow(opacity: opacity, radius: radius, dx: dx, dy: dy) }
    }

    /// Clips the element to a shape.
    @_alwaysEmitIntoClient
    public func clip(_ clip: Clip) -> Pose { with { $0.clip = clip } }

    @_alwaysEmitIntoClient
    func with(_ change: (inout Pose) -> Void) -> Pose {
        var pose = self
        change(&pose)
        return pose
    }
}

extension Pose {
    /// Moves the element by fractions of the container plus points. `depth` is in points towards the viewer.
    @_alwaysEmitIntoClient
    public static func offset(x: Double = 0, y: Double = 0, dx: Double = 0, dy: Double = 0, depth: Double = 0) -> Pose {
        rest.offset(x: x, y: y, dx: dx, dy: dy, depth: depth)
    }

    /// Moves the element towards an edge by a fraction of the container's width or height. 1 moves a full-size screen
    /// completely out of the container.
    @_alwaysEmitIntoClient
    public static func offset(toward edge: TransitionEdge, by fraction: Double = 1) -> Pose {
        rest.offset(toward: edge, by: fraction)
    }

    /// Moves the element towards a corner by a fraction of the container's width and height. 1 moves a full-size screen
    /// completely out of the container.
    @_alwaysEmitIntoClient
    public static func offset(toward corner: TransitionCorner, by fraction: Double = 1) -> Pose {
        rest.offset(toward: corner, by: fraction)
    }

    /// Scales the element about its centre; 1 is the size at rest.
    @_alwaysEmitIntoClient
    public static func scale(_ factor: Double) -> Pose { rest.scale(factor) }

    /// Scales the element about its centre, with a factor for the width and one for the height.
    @_alwaysEmitIntoClient
    public static func scale(x: Double = 1, y: Double = 1) -> Pose { rest.scale(x: x, y: y) }

    /// Turns the element about an axis through its centre, in degrees.
    @_alwaysEmitIntoClient
    public static func rotation(degrees: Double, axis: Axis = .z) -> Pose {
        rest.rotation(degrees: degrees, axis: axis)
    }

    /// Sets the opacity, from 0 (invisible) to 1.
    @_alwaysEmitIntoClient
    public static func opacity(_ value: Double) -> Pose { rest.opacity(value) }

    /// Darkens the element with a black shade of this opacity, 0 to 1.
    @_alwaysEmitIntoClient
    public static func shade(_ value: Double) -> Pose { rest.shade(value) }

    /// Rounds the corners, with the radius in points.
    @_alwaysEmitIntoClient
    public static func cornerRadius(_ points: Double) -> Pose { rest.cornerRadius(points) }

    /// Adds a shadow with an opacity from 0 to 1, and the other values in points.
    @_alwaysEmitIntoClient
    public static func shadow(opacity: Double, radius: Double = 12, dx: Double = 0, dy: Double = 0) -> Pose {
        rest.shadow(opacity: opacity, radius: radius, dx: dx, dy: dy)
    }

    /// Clips the element to a shape.
    @_alwaysEmitIntoClient
    public static func clip(_ clip: Clip) -> Pose { rest.clip(clip) }
}
