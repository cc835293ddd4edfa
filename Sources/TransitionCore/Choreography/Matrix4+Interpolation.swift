import Foundation

extension Matrix4 {
    /// Returns the matrix at a fraction of the way to another one, nearly as Core Animation interpolates between close
    /// keyframes. Core Animation first divides each matrix by its last number. This does not change either matrix's
    /// picture, but if their depths differ, it changes the matrices between them.
    func interpolated(to other: Matrix4, at t: Double) -> Matrix4 {
        let (a, b) = (normalized, other.normalized)
        var m = Matrix4()
        (m.m11, m.m12, m.m13, m.m14) = (
            lerp(a.m11, b.m11, t), lerp(a.m12, b.m12, t), lerp(a.m13, b.m13, t), lerp(a.m14, b.m14, t)
        )
        (m.m21, m.m22, m.m23, m.m24) = (
            lerp(a.m21, b.m21, t), lerp(a.m22, b.m22, t), lerp(a.m23, b.m23, t), lerp(a.m24, b.m24, t)
        )
        (m.m31, m.m32, m.m33, m.m34) = (
            lerp(a.m31, b.m31, t), lerp(a.m32, b.m32, t), lerp(a.m33, b.m33, t), lerp(a.m34, b.m34, t)
        )
        (m.m41, m.m42, m.m43, m.m44) = (
            lerp(a.m41, b.m41, t), lerp(a.m42, b.m42, t), lerp(a.m43, b.m43, t), lerp(a.m44, b.m44, t)
        )
        return m
    }

    private var normalized: Matrix4 {
        guard m44 != 1, m44 > 1e-9 else { return self }
        var m = self
        (m.m11, m.m12, m.m13, m.m14) = (m11 / m44, m12 / m44, m13 / m44, m14 / m44)
        (m.m21, m.m22, m.m23, m.m24) = (m21 / m44, m22 / m44, m23 / m44, m24 / m44)
        (m.m31, m.m32, m.m33, m.m34) = (m31 / m44, m32 / m44, m33 / m44, m34 / m44)
        (m.m41, m.m42, m.m43, m.m44) = (m41 / m44, m42 / m44, m43 / m44, 1)
        return m
    }

    /// Whether the matrix has no perspective, so that it maps the layer's plane by two linear functions.
    var isFlat: Bool { m14 == 0 && m24 == 0 && m44 == 1 }

    /// Returns the places of the four corners of an element of this size under a flat matrix, alternating x and y.
    func corners(of size: CGSize) -> SIMD8<Double> {
        let (w, h) = (Double(size.width) / 2, Double(size.height) / 2)
        let right = SIMD8(-w, -w, w, w, -w, -w, w, w)
        let down = SIMD8(-h, -h, -h, -h, h, h, h, h)
        return right * SIMD8(m11, m12, m11, m12, m11, m12, m11, m12)
            + down * SIMD8(m21, m22, m21, m22, m21, m22, m21, m22)
            + SIMD8(m41, m42, m41, m42, m41, m42, m41, m42)
    }

    /// Returns the greatest distance between the places of one corner under two matrices, in points, for an element of
    /// this size.
    func cornerDistance(to other: Matrix4, size: CGSize) -> Double {
        let (w, h) = (Double(size.width) / 2, Double(size.height) / 2)
        var greatest = 0.0
        for (x, y) in [(-w, -h), (w, -h), (-w, h), (w, h)] {
            guard let a = project(x: x, y: y), let b = other.project(x: x, y: y) else { return .infinity }
            greatest = max(greatest, ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot())
        }
        return greatest
    }
}
