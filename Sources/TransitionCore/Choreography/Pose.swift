import Foundation

/// The appearance of a screen, or a piece of a screen, at one instant, relative to its place at rest.
///
/// A pose is a plain value. The element is scaled and turned about its anchor, and then moved. Poses are interpolated
/// component by component and can be mirrored. Two poses cannot be multiplied into one: a rotation followed by
/// different scales of width and height, for example, is a shear, which is not a pose. Several motions of an element
/// are therefore a list.
///
///     Pose.offset(x: 1)                              // a container's width to the trailing side
///     Pose.scale(0.9).opacity(0).shade(0.4)          // members chain
public struct Pose: Equatable, Sendable {
    /// All components except the clip.
    var body = Body()
    /// The visible part of the element.
    public var clip = Clip.none

    /// The translation from the place at rest.
    public var offset: Offset {
        get { body.offset }
        set { body.offset = newValue }
    }
    /// The scale relative to the size at rest.
    public var scale: Scale {
        get { body.scale }
        set { body.scale = newValue }
    }
    /// The rotation about the anchor.
    public var rotation: Rotation {
        get { body.rotation }
        set { body.rotation = newValue }
    }
    /// The fixed point of scale and rotation.
    public var anchor: Anchor {
        get { body.anchor }
        set { body.anchor = newValue }
    }
    /// The opacity, from 0 (invisible) to 1.
    public var opacity: Double {
        get { body.opacity }
        set { body.opacity = newValue }
    }
    /// The radius of all four corners, in points, at least 0.
    public var cornerRadius: Double {
        get { body.cornerRadius }
        set { body.cornerRadius = newValue }
    }
    /// The opacity of a black shade over the element, 0 to 1.
    public var shade: Double {
        get { body.shade }
        set { body.shade = newValue }
    }
    /// The element's shadow. A clipped element casts none.
    public var shadow: Shadow {
        get { body.shadow }
        set { body.shadow = newValue }
    }

    /// Creates the pose at rest, the identity.
    public init() {}

    /// The pose at rest, the identity.
    public static let rest = Pose()

    /// Whether the pose changes the element's place or shape, and not only its colours.
    public var isTransforming: Bool { body.isTransforming }

    /// Whether the anchor has an effect, which requires a scale or a rotation.
    var usesAnchor: Bool { body.usesAnchor }

    /// The pose mirrored left to right. Mirroring twice restores the original.
    public var mirrored: Pose {
        var pose = self
        pose.offset.x = -offset.x
        pose.offset.dx = -offset.dx
        pose.rotation.axis.y = -rotation.axis.y
        pose.rotation.axis.z = -rotation.axis.z
        pose.anchor.x = 1 - anchor.x
        pose.shadow.dx = -shadow.dx
        pose.clip = clip.mirrored
        return pose
    }

    /// Whether every number in the pose is finite.
    public var isFinite: Bool {
        offset.isFinite && scale.x.isFinite && scale.y.isFinite && rotation.isFinite && anchor.isFinite
            && opacity.isFinite && cornerRadius.isFinite && shade.isFinite && shadow.isFinite && clip.isFinite
    }
}

extension Pose {
    /// The numbers of a pose, without its clip. A run interpolates them for every frame. Clips are interpolated
    /// separately, because they are rare and take several times the memory.
    struct Body: Equatable, Sendable {
        var offset = Offset()
        var scale = Scale()
        var rotation = Rotation()
        var anchor = Anchor()
        var opacity: Double = 1
        var cornerRadius: Double = 0
        var shade: Double = 0
        var shadow = Shadow()

        var isTransforming: Bool {
            usesAnchor || offset.x != 0 || offset.y != 0 || offset.dx != 0 || offset.dy != 0 || offset.depth != 0
        }

        var usesAnchor: Bool { scale.x != 1 || scale.y != 1 || rotation.angle != 0 }
    }

    /// A translation from the place at rest: fractions of the container plus points.
    public struct Offset: Equatable, Sendable {
        /// The fraction of the container's width, positive towards the trailing edge.
        public var x: Double = 0
        /// The fraction of the container's height, positive downwards.
        public var y: Double = 0
        /// The points towards the trailing edge.
        public var dx: Double = 0
        /// The points downwards.
        public var dy: Double = 0
        /// The points towards the viewer.
        public var depth: Double = 0

        /// Creates a translation; none by default.
        public init(x: Double = 0, y: Double = 0, dx: Double = 0, dy: Double = 0, depth: Double = 0) {
            (self.x, self.y, self.dx, self.dy, self.depth) = (x, y, dx, dy, depth)
        }

        var isFinite: Bool { x.isFinite && y.isFinite && dx.isFinite && dy.isFinite && depth.isFinite }
    }

    /// The width and the height as multiples of those at rest.
    public struct Scale: Equatable, Sendable {
        /// The factor of the width.
        public var x: Double = 1
        /// The factor of the height.
        public var y: Double = 1

        /// Creates a scale; the size at rest by default.
        public init(x: Double = 1, y: Double = 1) { (self.x, self.y) = (x, y) }

        var isIdentity: Bool { x == 1 && y == 1 }
    }

    /// A turn about an axis through the anchor.
    public struct Rotation: Equatable, Sendable {
        /// The angle in radians. With an axis towards the viewer, positive angles turn clockwise, as in UIKit.
        public var angle: Double = 0
        /// The direction of the axis; its length has no meaning.
        public var axis = Axis.z

        /// Creates a turn; none by default.
        public init(angle: Double = 0, axis: Axis = .z) { (self.angle, self.axis) = (angle, axis) }

        var isFinite: Bool { angle.isFinite && axis.x.isFinite && axis.y.isFinite && axis.z.isFinite }
    }

    /// A direction in space: x towards the trailing side, y downwards, z towards the viewer.
    public struct Axis: Equatable, Sendable {
        /// The component along the width.
        public var x: Double
        /// The component along the height.
        public var y: Double
        /// The component towards the viewer.
        public var z: Double

        /// Creates the direction with these components.
        public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }

        /// The horizontal axis. A positive angle tips the top away from the viewer.
        public static let x = Axis(x: 1, y: 0, z: 0)
        /// The vertical axis, about which a door turns.
        public static let y = Axis(x: 0, y: 1, z: 0)
        /// The axis towards the viewer, about which a wheel turns.
        public static let z = Axis(x: 0, y: 0, z: 1)
    }

    /// The fixed point of scale and rotation.
    public struct Anchor: Equatable, Sendable {
        /// The fraction of the element's own width, 0 at its leading edge.
        public var x: Double = 0.5
        /// The fraction of the element's own height, 0 at its top.
        public var y: Double = 0.5
        /// The points towards the viewer. Negative values lie behind the screen, like the centre of a cube.
        public var depth: Double = 0

        /// Creates an anchor; the element's centre by default.
        public init(x: Double = 0.5, y: Double = 0.5, depth: Double = 0) {
            (self.x, self.y, self.depth) = (x, y, depth)
        }

        /// Creates an anchor in the middle of an edge.
        public init(_ edge: TransitionEdge, depth: Double = 0) {
            self.init(x: 0.5 + edge.x / 2, y: 0.5 + edge.y / 2, depth: depth)
        }

        var isFinite: Bool { x.isFinite && y.isFinite && depth.isFinite }
    }

    /// A soft black shadow around the element. In a dark appearance, where black cannot be seen, the player draws a thin
    /// line of light of the same opacity instead, and ignores the other values.
    public struct Shadow: Equatable, Sendable {
        /// The opacity, from 0 (no shadow) to 1.
        public var opacity: Double = 0
        /// The blur radius, in points.
        public var radius: Double = 0
        /// The points towards the trailing side.
        public var dx: Double = 0
        /// The points downwards.
        public var dy: Double = 0

        /// Creates a shadow; none by default.
        public init(opacity: Double = 0, radius: Double = 0, dx: Double = 0, dy: Double = 0) {
            (self.opacity, self.radius, self.dx, self.dy) = (opacity, radius, dx, dy)
        }

        var isFinite: Bool { opacity.isFinite && radius.isFinite && dx.isFinite && dy.isFinite }
    }
}
