import Foundation

extension Pose {
    /// The components in which two neighbouring keyframes differ, computed once so that each frame interpolates only
    /// these.
    struct Varying: OptionSet, Equatable, Sendable {
        let rawValue: UInt16
        static let offset = Varying(rawValue: 1)
        static let scale = Varying(rawValue: 2)
        static let rotation = Varying(rawValue: 4)
        static let anchor = Varying(rawValue: 8)
        static let opacity = Varying(rawValue: 16)
        static let cornerRadius = Varying(rawValue: 32)
        static let shade = Varying(rawValue: 64)
        static let shadow = Varying(rawValue: 128)
        static let clip = Varying(rawValue: 256)

        init(rawValue: UInt16) { self.rawValue = rawValue }

        init(between a: Pose, and b: Pose) {
            var varying: Varying = []
            if a.offset != b.offset { varying.insert(.offset) }
            if a.scale != b.scale { varying.insert(.scale) }
            if a.rotation != b.rotation { varying.insert(.rotation) }
            if a.anchor != b.anchor { varying.insert(.anchor) }
            if a.opacity != b.opacity { varying.insert(.opacity) }
            if a.cornerRadius != b.cornerRadius { varying.insert(.cornerRadius) }
            if a.shade != b.shade { varying.insert(.shade) }
            if a.shadow != b.shadow { varying.insert(.shadow) }
            if a.clip != b.clip { varying.insert(.clip) }
            self = varying
        }
    }
}

extension Pose.Body {
    /// Interpolates this pose towards the pose of a keyframe, in the components that vary. The keyframe is not copied.
    mutating func advance(to next: UnsafePointer<Motion.Keyframe>, at fraction: Double, varying: Pose.Varying) {
        if varying.contains(.anchor) { advanceAnchor(to: next.pointee.pose.body, at: fraction) }
        if varying.contains(.offset) {
            let other = next.pointee.pose.body.offset
            offset.x = lerp(offset.x, other.x, fraction)
            offset.y = lerp(offset.y, other.y, fraction)
            offset.dx = lerp(offset.dx, other.dx, fraction)
            offset.dy = lerp(offset.dy, other.dy, fraction)
            offset.depth = lerp(offset.depth, other.depth, fraction)
        }
        if varying.contains(.scale) {
            scale.x = lerp(scale.x, next.pointee.pose.body.scale.x, fraction)
            scale.y = lerp(scale.y, next.pointee.pose.body.scale.y, fraction)
        }
        if varying.contains(.rotation) {
            rotation = rotation.interpolated(to: next.pointee.pose.body.rotation, at: fraction)
        }

        let within = min(max(fraction, 0), 1)
        if varying.contains(.opacity) { opacity = lerp(opacity, next.pointee.pose.body.opacity, within) }
        if varying.contains(.cornerRadius) {
            cornerRadius = lerp(cornerRadius, next.pointee.pose.body.cornerRadius, within)
        }
        if varying.contains(.shade) { shade = lerp(shade, next.pointee.pose.body.shade, within) }
        if varying.contains(.shadow) { shadow = shadow.interpolated(to: next.pointee.pose.body.shadow, at: within) }
    }

    /// Must be called before scale and rotation are interpolated, because these determine whether the anchor matters.
    private mutating func advanceAnchor(to b: Pose.Body, at fraction: Double) {
        if !usesAnchor {
            anchor = b.anchor
        } else if b.usesAnchor {
            anchor.x = lerp(anchor.x, b.anchor.x, fraction)
            anchor.y = lerp(anchor.y, b.anchor.y, fraction)
            anchor.depth = lerp(anchor.depth, b.anchor.depth, fraction)
        }
    }
}
