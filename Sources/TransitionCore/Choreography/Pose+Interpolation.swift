import Foundation

extension Pose {
    /// Returns the pose at a fraction of the way to another one, interpolated component by component.
    ///
    /// Within 0…1 every component changes linearly. Below 0 and above 1, where springs overshoot, the transform is
    /// extrapolated and every other component is clamped: an opacity of 1.1 has no meaning. If one of the two poses has
    /// no scale and no rotation, the anchor of the other pose counts. If one has no rotation, the axis of the other
    /// counts. A hinge therefore stays in place.
    ///
    /// - Parameters:
    ///   - other: The pose at 1.
    ///   - fraction: The fraction; 0 is this pose, 1 the other one.
    public func interpolated(to other: Pose, at fraction: Double) -> Pose {
        if fraction == 0 { return self }
        if fraction == 1 { return other }
        var pose = self
        withUnsafePointer(to: Motion.Keyframe.at(1, other)) {
            pose.advance(to: $0, at: fraction, varying: Varying(between: self, and: other))
        }
        return pose
    }

    /// Interpolates this pose towards the pose of a keyframe, in the components that vary. The keyframe is not copied.
    @inline(__always)
    mutating func advance(to next: UnsafePointer<Motion.Keyframe>, at fraction: Double, varying: Varying) {
        body.advance(to: next, at: fraction, varying: varying)
        if varying.contains(.clip) {
            clip = clip.interpolated(to: next.pointee.pose.clip, at: min(max(fraction, 0), 1))
        }
    }
}

extension Pose.Rotation {
    func interpolated(to other: Self, at fraction: Double) -> Self {
        // A rotation about the opposite axis equals the negative rotation about this axis. Two opposite axes have no
        // axis between them, so the angles are interpolated.
        let isOpposite = axis.x == -other.axis.x && axis.y == -other.axis.y && axis.z == -other.axis.z
        let turned = lerp(angle, isOpposite ? -other.angle : other.angle, fraction)
        if axis == other.axis || isOpposite || other.angle == 0 { return Self(angle: turned, axis: axis) }
        if angle == 0 { return Self(angle: turned, axis: other.axis) }
        let between = Pose.Axis(
            x: lerp(axis.x, other.axis.x, fraction),
            y: lerp(axis.y, other.axis.y, fraction),
            z: lerp(axis.z, other.axis.z, fraction)
        )
        return Self(angle: turned, axis: between)
    }
}

extension Pose.Shadow {
    /// If one of the two shadows is missing, it takes the radius and the offset of the other, so that the shadow fades
    /// and does not grow.
    func interpolated(to other: Self, at fraction: Double) -> Self {
        let from = opacity == 0 ? other : self
        let to = other.opacity == 0 ? self : other
        return Self(
            opacity: lerp(opacity, other.opacity, fraction),
            radius: lerp(from.radius, to.radius, fraction),
            dx: lerp(from.dx, to.dx, fraction),
            dy: lerp(from.dy, to.dy, fraction)
        )
    }
}

extension Clip {
    /// Returns the clip at a fraction of the way to another one. Clips of the same kind are interpolated. `none` counts
    /// as the full rectangle or the full circle, depending on the other clip. For clips of different kinds the result
    /// is the nearer one.
    func interpolated(to other: Clip, at fraction: Double) -> Clip {
        switch (self, other) {
        case (.none, .none):
            return .none
        case (.roundedRect(let a, let ra), .roundedRect(let b, let rb)):
            return .roundedRect(a.interpolated(to: b, at: fraction), radius: lerp(ra, rb, fraction))
        case (.none, .roundedRect(let b, let radius)):
            return .roundedRect(UnitRect.full.interpolated(to: b, at: fraction), radius: lerp(0, radius, fraction))
        case (.roundedRect(let a, let radius), .none):
            return .roundedRect(a.interpolated(to: .full, at: fraction), radius: lerp(radius, 0, fraction))
        case (.circle(let ax, let ay, let ar), .circle(let bx, let by, let br)):
            return .circle(x: lerp(ax, bx, fraction), y: lerp(ay, by, fraction), radius: lerp(ar, br, fraction))
        case (.none, .circle(let x, let y, let radius)):
            return .circle(x: x, y: y, radius: lerp(1, radius, fraction))
        case (.circle(let x, let y, let radius), .none):
            return .circle(x: x, y: y, radius: lerp(radius, 1, fraction))
        case (.polygon(let a), .polygon(let b)):
            return .polygon(a.interpolated(to: b, at: fraction))
        default:
            return fraction < 0.5 ? self : other
        }
    }
}

extension UnitRect {
    func interpolated(to other: UnitRect, at fraction: Double) -> UnitRect {
        UnitRect(
            x: lerp(x, other.x, fraction),
            y: lerp(y, other.y, fraction),
            width: lerp(width, other.width, fraction),
            height: lerp(height, other.height, fraction)
        )
    }
}

/// Returns the number at a fraction of the way from `a` to `b`.
@inline(__always)
package func lerp(_ a: Double, _ b: Double, _ fraction: Double) -> Double { a + (b - a) * fraction }
