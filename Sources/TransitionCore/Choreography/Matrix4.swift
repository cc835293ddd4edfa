import Foundation

/// A 4 × 4 matrix for row vectors with the layout of Core Animation's `CATransform3D`: `[x y z 1] · M`.
///
/// This module does not use Core Animation, so it has a matrix type. `LayerAnimationWriter` copies the numbers into a
/// `CATransform3D`.
package struct Matrix4: Equatable, Sendable {
    // The rows. Their names are those of `CATransform3D`'s fields.
    package internal(set) var m11 = 1.0, m12 = 0.0, m13 = 0.0, m14 = 0.0
    package internal(set) var m21 = 0.0, m22 = 1.0, m23 = 0.0, m24 = 0.0
    package internal(set) var m31 = 0.0, m32 = 0.0, m33 = 1.0, m34 = 0.0
    package internal(set) var m41 = 0.0, m42 = 0.0, m43 = 0.0, m44 = 1.0

    /// Creates the identity.
    init() {}

    /// The identity.
    package static let identity = Matrix4()

    /// The sixteen numbers, row by row.
    package var numbers: [Double] {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
    }

    /// Moves the projection on the screen by points.
    package mutating func move(by offset: SIMD2<Double>) {
        m11 += offset.x * m14
        m12 += offset.y * m14
        m21 += offset.x * m24
        m22 += offset.y * m24
        m31 += offset.x * m34
        m32 += offset.y * m34
        m41 += offset.x * m44
        m42 += offset.y * m44
    }

    /// Returns the matrix for a layer with its anchor at (x, y), in points from the element's centre.
    package func about(x: Double, y: Double) -> Matrix4 {
        if x == 0, y == 0 { return self }
        // T(x, y) · M · T(-x, -y)
        var m = self
        m.m41 += x * m11 + y * m21
        m.m42 += x * m12 + y * m22
        m.m43 += x * m13 + y * m23
        m.m44 += x * m14 + y * m24
        m.m11 -= x * m.m14
        m.m12 -= y * m.m14
        m.m21 -= x * m.m24
        m.m22 -= y * m.m24
        m.m31 -= x * m.m34
        m.m32 -= y * m.m34
        m.m41 -= x * m.m44
        m.m42 -= y * m.m44
        return m
    }

    /// Whether all numbers are finite. One sum is enough, because it is finite only if all of its terms are.
    var isFinite: Bool {
        (m11 + m12 + m13 + m14 + m21 + m22 + m23 + m24 + m31 + m32 + m33 + m34 + m41 + m42 + m43 + m44).isFinite
    }

    /// Returns the projection of a point of the layer's plane onto the screen, and the depth of that point.
    ///
    /// - Returns: x and y after perspective division, and z (towards the viewer) before it; nil for a point behind the
    ///   eye.
    package func project(x: Double, y: Double) -> (x: Double, y: Double, z: Double)? {
        let w = x * m14 + y * m24 + m44
        guard w > 1e-9 else { return nil }
        return ((x * m11 + y * m21 + m41) / w, (x * m12 + y * m22 + m42) / w, x * m13 + y * m23 + m43)
    }

    /// Returns the point of the layer's plane that appears at a place on the screen; nil if the layer is seen edge-on
    /// or from behind the eye.
    @_alwaysEmitIntoClient
    package func unproject(x: Double, y: Double) -> (x: Double, y: Double)? {
        // Two linear equations in the layer's own coordinates u and v.
        let a = m11 - x * m14, b = m21 - x * m24, c = x * m44 - m41
        let d = m12 - y * m14, e = m22 - y * m24, f = y * m44 - m42
        let determinant = a * e - b * d
        guard abs(determinant) > 1e-9 else { return nil }
        let u = (c * e - b * f) / determinant
        let v = (a * f - c * d) / determinant
        guard u * m14 + v * m24 + m44 > 1e-9 else { return nil }
        return (u, v)
    }
}

/// Scale, rotation and translation in space: the part of a matrix that comes from poses, without perspective.
package struct Affine3: Equatable, Sendable {
    package internal(set) var xx = 1.0, xy = 0.0, xz = 0.0
    package internal(set) var yx = 0.0, yy = 1.0, yz = 0.0
    var zx = 0.0, zy = 0.0, zz = 1.0
    package internal(set) var tx = 0.0, ty = 0.0, tz = 0.0

    /// Returns this transform followed by `next`.
    @inline(__always)
    func then(_ n: Affine3) -> Affine3 {
        var r = Affine3()
        r.xx = xx * n.xx + xy * n.yx + xz * n.zx
        r.xy = xx * n.xy + xy * n.yy + xz * n.zy
        r.xz = xx * n.xz + xy * n.yz + xz * n.zz
        r.yx = yx * n.xx + yy * n.yx + yz * n.zx
        r.yy = yx * n.xy + yy * n.yy + yz * n.zy
        r.yz = yx * n.xz + yy * n.yz + yz * n.zz
        r.zx = zx * n.xx + zy * n.yx + zz * n.zx
        r.zy = zx * n.xy + zy * n.yy + zz * n.zy
        r.zz = zx * n.xz + zy * n.yz + zz * n.zz
        r.tx = tx * n.xx + ty * n.yx + tz * n.zx + n.tx
        r.ty = tx * n.xy + ty * n.yy + tz * n.zy + n.ty
        r.tz = tx * n.xz + ty * n.yz + tz * n.zz + n.tz
        return r
    }

    /// Returns the same transform for an origin at (x, y).
    func about(x: Double, y: Double) -> Affine3 {
        var r = self
        r.tx += x * xx + y * yx - x
        r.ty += x * xy + y * yy - y
        r.tz += x * xz + y * yz
        return r
    }

    /// Returns this transform with the perspective of an eye at `distance` points in front of the point (-x, -y).
    func projected(eyeDistance distance: Double, x: Double, y: Double) -> Matrix4 {
        var m = Matrix4()
        let p = -1 / distance
        m.m14 = xz * p
        m.m24 = yz * p
        m.m34 = zz * p
        m.m44 = 1 + tz * p
        m.m11 = xx - x * m.m14
        m.m12 = xy - y * m.m14
        m.m13 = xz
        m.m21 = yx - x * m.m24
        m.m22 = yy - y * m.m24
        m.m23 = yz
        m.m31 = zx - x * m.m34
        m.m32 = zy - y * m.m34
        m.m33 = zz
        m.m41 = tx + x - x * m.m44
        m.m42 = ty + y - y * m.m44
        m.m43 = tz
        return m
    }
}
