import Foundation

/// The place and size of an element at rest, and the size of its container. The fractions in a ``Pose`` are fractions
/// of these sizes.
package struct Placement: Equatable, Sendable {
    /// The element's size in points.
    package internal(set) var size: CGSize
    /// The container's size in points.
    package internal(set) var containerSize: CGSize
    /// The element's centre minus the container's centre, in points.
    package internal(set) var center: CGPoint

    /// Creates the place of an element with this frame in the container's coordinates.
    package init(frame: CGRect, containerSize: CGSize) {
        size = frame.size
        self.containerSize = containerSize
        center = CGPoint(x: frame.midX - containerSize.width / 2, y: frame.midY - containerSize.height / 2)
    }
}

/// The combination of all motions of an element at one progress. Transforms are multiplied in order, opacities are
/// multiplied, and shades lie over one another. The largest corner radius and the shadow with the highest opacity
/// count. Clips are not included, because a mask shows each motion's clip separately.
package struct Appearance: Equatable, Sendable {
    package internal(set) var affine = Affine3()
    /// Whether ``affine`` differs from the identity.
    private var isTransformed = false
    /// The opacity, 0 to 1.
    package internal(set) var opacity = 1.0
    /// The corner radius, in points.
    package internal(set) var cornerRadius = 0.0
    /// The opacity of the black shade, 0 to 1.
    package internal(set) var shade = 0.0
    /// The shadow.
    package internal(set) var shadow = Pose.Shadow()

    /// Creates the appearance at rest.
    package init() {}

    /// Combines a list of motions at one progress.
    package init(of motions: [Motion], at progress: Double, placement: Placement) {
        let progress = progress.isFinite ? progress : 0
        for motion in motions {
            motion.withBody(at: progress) { add($0, placement: placement) }
        }
    }

    /// Returns the matrix of the element's layer about its centre, including perspective.
    ///
    /// The vanishing point is the container's centre. The matrix itself contains the perspective, so that neighbouring
    /// layers do not depend on a `sublayerTransform` of the container.
    package func matrix(eyeDistance: Double, placement: Placement) -> Matrix4 {
        let matrix = affine.projected(eyeDistance: eyeDistance, x: placement.center.x, y: placement.center.y)
        return matrix.isFinite ? matrix : Matrix4()
    }

    /// Combines this appearance with a pose. A number of the pose that is NaN or infinite counts as its value at rest.
    // Not inlined, because each caller has a loop for keyframes and another for functions, with this in both.
    @inline(never)
    mutating func add(_ pose: Pose.Body, placement: Placement) {
        if pose.isTransforming {
            let own = Affine3(pose, placement: placement)
            if own.isFinite { transform(by: own) }
        }
        if pose.opacity < 1 { opacity *= max(pose.opacity, 0) }
        if pose.cornerRadius > cornerRadius { cornerRadius = pose.cornerRadius }
        if pose.shade > 0 { shade = 1 - (1 - shade) * (1 - min(pose.shade, 1)) }
        if pose.shadow.opacity > 0 { shadow = shadow.union(pose.shadow) }
    }

    @inline(__always)
    private mutating func transform(by next: Affine3) {
        affine = isTransformed ? affine.then(next) : next
        isTransformed = true
    }

    /// Returns the values of this appearance that are not on the straight line from `start` to `end` at a fraction. A
    /// transform must be flat to be on the line, because a matrix in space is not a linear function of the pose.
    func traits(
        offLineFrom start: Appearance, to end: Appearance, at fraction: Double, size: CGSize
    ) -> Traits {
        func isOff(_ number: Double, _ first: Double, _ last: Double, scale: Double = 1) -> Bool {
            !(abs(number - lerp(first, last, fraction)) * scale < 1e-6)
        }
        let (a, b, extent) = (start.affine, end.affine, Double(max(size.width, size.height)))
        var traits: Traits = []
        if !affine.isFlat || isOff(affine.xx, a.xx, b.xx, scale: extent) || isOff(affine.xy, a.xy, b.xy, scale: extent)
            || isOff(affine.yx, a.yx, b.yx, scale: extent) || isOff(affine.yy, a.yy, b.yy, scale: extent)
            || isOff(affine.tx, a.tx, b.tx) || isOff(affine.ty, a.ty, b.ty)
        {
            traits.insert(.transform)
        }
        if isOff(opacity, start.opacity, end.opacity) { traits.insert(.opacity) }
        if isOff(cornerRadius, start.cornerRadius, end.cornerRadius) { traits.insert(.cornerRadius) }
        if isOff(shade, start.shade, end.shade) { traits.insert(.shade) }
        if isOff(shadow.opacity, start.shadow.opacity, end.shadow.opacity) { traits.insert(.shadow) }
        return traits
    }

    /// Combines the appearance of an element with that of the screen that carries it.
    mutating func ride(on screen: Appearance, of carrier: DrawList.Carrier, placement: Placement) {
        ride(
            on: screen, offsetX: placement.center.x - carrier.placement.center.x,
            offsetY: placement.center.y - carrier.placement.center.y)
    }

    /// Combines the appearance of a piece with that of its screen.
    mutating func ride(on screen: Appearance, offsetX: Double, offsetY: Double) {
        if screen.isTransformed { transform(by: screen.affine.about(x: offsetX, y: offsetY)) }
        opacity *= screen.opacity
        shade = 1 - (1 - shade) * (1 - screen.shade)
    }
}

extension Affine3 {
    /// Whether the transform stays in the plane of the screen.
    fileprivate var isFlat: Bool { xz == 0 && yz == 0 && tz == 0 }

    /// Whether all numbers are finite. One sum is enough, because it is finite only if all of its terms are.
    var isFinite: Bool { (xx + xy + xz + yx + yy + yz + zx + zy + zz + tx + ty + tz).isFinite }

    init(_ pose: Pose.Body, placement: Placement) {
        self.init()
        let rotation = pose.rotation
        if rotation.angle != 0 {
            let axis = rotation.axis
            let (s, c) = (sin(rotation.angle), cos(rotation.angle))
            let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
            let (x, y, z) = length > 0 ? (axis.x / length, axis.y / length, axis.z / length) : (0, 0, 1)
            let k = 1 - c
            xx = c + x * x * k
            xy = x * y * k + z * s
            xz = x * z * k - y * s
            yx = x * y * k - z * s
            yy = c + y * y * k
            yz = y * z * k + x * s
            zx = x * z * k + y * s
            zy = y * z * k - x * s
            zz = c + z * z * k
        }
        let scale = pose.scale
        if scale.x != 1 || scale.y != 1 {
            xx *= scale.x
            xy *= scale.x
            xz *= scale.x
            yx *= scale.y
            yy *= scale.y
            yz *= scale.y
        }
        if pose.usesAnchor {
            let ax = (pose.anchor.x - 0.5) * placement.size.width
            let ay = (pose.anchor.y - 0.5) * placement.size.height
            let az = pose.anchor.depth
            tx = ax - (ax * xx + ay * yx + az * zx)
            ty = ay - (ax * xy + ay * yy + az * zy)
            tz = az - (ax * xz + ay * yz + az * zz)
        }
        let offset = pose.offset
        tx += offset.x * placement.containerSize.width + offset.dx
        ty += offset.y * placement.containerSize.height + offset.dy
        tz += offset.depth
    }
}

extension Pose.Shadow {
    func union(_ other: Pose.Shadow) -> Pose.Shadow {
        opacity >= other.opacity ? self : other
    }
}
