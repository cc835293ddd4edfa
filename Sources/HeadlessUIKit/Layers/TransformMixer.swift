import Foundation

/// A transform as move, turn about x, y and z, and scale: what the key paths `transform.rotation.x` and so on address.
struct TransformParts {
    var move: [Double]
    var scale: [Double]
    /// Radians about x, y and z, applied in this order.
    var angles: [Double]
    private var perspective: [Double]

    init(_ t: CATransform3D) {
        let n = t.numbers
        move = [n[12], n[13], n[14]]
        perspective = [n[3], n[7], n[11]]
        var rows = [[n[0], n[1], n[2]], [n[4], n[5], n[6]], [n[8], n[9], n[10]]]
        var lengths = rows.map { ($0[0] * $0[0] + $0[1] * $0[1] + $0[2] * $0[2]).squareRoot() }
        if determinant(rows) < 0 { lengths[0] = -lengths[0] }
        for i in 0..<3 {
            let length = lengths[i]
            // A row of length 0 does not determine the rotation.
            rows[i] = length == 0 ? (0..<3).map { $0 == i ? 1 : 0 } : rows[i].map { $0 / length }
        }
        scale = lengths
        let sine = max(-1, min(1, -rows[0][2]))
        angles =
            abs(sine) < 0.999_999_9
            ? [atan2(rows[1][2], rows[2][2]), asin(sine), atan2(rows[0][1], rows[0][0])]
            : [atan2(-rows[2][1], rows[1][1]), asin(sine), 0]
    }

    var matrix: CATransform3D {
        var m = CATransform3DMakeScale(CGFloat(scale[0]), CGFloat(scale[1]), CGFloat(scale[2]))
        for (angle, axis) in zip(angles, [(1, 0, 0), (0, 1, 0), (0, 0, 1)] as [(CGFloat, CGFloat, CGFloat)])
        where angle != 0 {
            m = CATransform3DConcat(m, CATransform3DMakeRotation(CGFloat(angle), axis.0, axis.1, axis.2))
        }
        (m.m41, m.m42, m.m43) = (CGFloat(move[0]), CGFloat(move[1]), CGFloat(move[2]))
        (m.m14, m.m24, m.m34) = (CGFloat(perspective[0]), CGFloat(perspective[1]), CGFloat(perspective[2]))
        return m
    }
}

private func determinant(_ r: [[Double]]) -> Double {
    r[0][0] * (r[1][1] * r[2][2] - r[1][2] * r[2][1]) - r[0][1] * (r[1][0] * r[2][2] - r[1][2] * r[2][0])
        + r[0][2] * (r[1][0] * r[2][1] - r[1][1] * r[2][0])
}

/// Interpolates matrices by decomposing them into translation, scale, shear, rotation (a quaternion) and perspective.
enum TransformMixer {
    static func mix(_ a: CATransform3D, _ b: CATransform3D, _ t: Double) -> CATransform3D {
        if isStraight(a), isStraight(b) { return lerp(a, b, t) }
        guard let p = Parts(a), let q = Parts(b) else { return lerp(a, b, t) }
        return p.mixed(with: q, t).matrix
    }

    /// Translations and scales alone are interpolated number by number.
    private static func isStraight(_ t: CATransform3D) -> Bool {
        t.m12 == 0 && t.m13 == 0 && t.m14 == 0 && t.m21 == 0 && t.m23 == 0 && t.m24 == 0
            && t.m31 == 0 && t.m32 == 0 && t.m34 == 0 && t.m44 == 1
    }

    private static func lerp(_ a: CATransform3D, _ b: CATransform3D, _ t: Double) -> CATransform3D {
        CATransform3D(numbers: zip(a.numbers, b.numbers).map { $0 + ($1 - $0) * t })
    }

    private struct Parts {
        var move = SIMD3<Double>.zero
        var scale = SIMD3<Double>(1, 1, 1)
        /// xy, xz, yz
        var shear = SIMD3<Double>.zero
        var perspective = SIMD4<Double>(0, 0, 0, 1)
        var turn = SIMD4<Double>(0, 0, 0, 1)

        /// nil if the matrix flattens space.
        init?(_ t: CATransform3D) {
            guard t.m44 != 0 else { return nil }
            let n = t.numbers.map { $0 / Double(t.m44) }
            var flat = CATransform3D(numbers: n)
            (flat.m14, flat.m24, flat.m34, flat.m44) = (0, 0, 0, 1)
            guard abs(determinant([[n[0], n[1], n[2]], [n[4], n[5], n[6]], [n[8], n[9], n[10]]])) > 1e-12 else {
                return nil
            }
            let inverse = CATransform3DInvert(flat)
            if n[3] != 0 || n[7] != 0 || n[11] != 0 {
                // (the last column) · (the inverse of the rest, transposed)
                let i = inverse.numbers
                let c = [n[3], n[7], n[11], 1]
                func dot(_ row: Int) -> Double { (0..<4).reduce(0) { $0 + c[$1] * i[row * 4 + $1] } }
                perspective = SIMD4(dot(0), dot(1), dot(2), dot(3))
            }
            move = SIMD3(n[12], n[13], n[14])
            var x = SIMD3(n[0], n[1], n[2])
            var y = SIMD3(n[4], n[5], n[6])
            var z = SIMD3(n[8], n[9], n[10])
            scale.x = length(x)
            x /= scale.x
            shear.x = (x * y).sum()
            y -= x * shear.x
            scale.y = length(y)
            y /= scale.y
            shear.x /= scale.y
            shear.y = (x * z).sum()
            z -= x * shear.y
            shear.z = (y * z).sum()
            z -= y * shear.z
            scale.z = length(z)
            z /= scale.z
            shear.y /= scale.z
            shear.z /= scale.z
            guard scale.x.isNormal, scale.y.isNormal, scale.z.isNormal else { return nil }
            if determinant([[x.x, x.y, x.z], [y.x, y.y, y.z], [z.x, z.y, z.z]]) < 0 {
                scale *= -1
                x *= -1
                y *= -1
                z *= -1
            }
            turn = Parts.quaternion(x, y, z)
        }

        private static func quaternion(
            _ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>
        ) -> SIMD4<Double> {
            // From the largest part, so that nothing is divided by next to nothing.
            let squares = [1 + x.x + y.y + z.z, 1 + x.x - y.y - z.z, 1 - x.x + y.y - z.z, 1 - x.x - y.y + z.z]
            let biggest = squares.indices.max { squares[$0] < squares[$1] } ?? 0
            let root = max(squares[biggest], 0).squareRoot() / 2
            let k = 1 / (4 * root)
            let (yz, zx, xy) = (y.z - z.y, z.x - x.z, x.y - y.x)
            let q =
                switch biggest {
                case 0: SIMD4(yz * k, zx * k, xy * k, root)
                case 1: SIMD4(root, (x.y + y.x) * k, (z.x + x.z) * k, yz * k)
                case 2: SIMD4((x.y + y.x) * k, root, (y.z + z.y) * k, zx * k)
                default: SIMD4((z.x + x.z) * k, (y.z + z.y) * k, root, xy * k)
                }
            return q
        }

        func mixed(with other: Parts, _ t: Double) -> Parts {
            var result = self
            result.move += (other.move - move) * t
            result.scale += (other.scale - scale) * t
            result.shear += (other.shear - shear) * t
            result.perspective += (other.perspective - perspective) * t
            var target = other.turn
            var cosine = (turn * target).sum()
            if cosine < 0 {
                target *= -1
                cosine = -cosine
            }
            if cosine > 0.999_999_999 {
                result.turn += (target - turn) * t
            } else {
                let angle = acos(min(1, cosine))
                result.turn = (turn * sin((1 - t) * angle) + target * sin(t * angle)) / sin(angle)
            }
            return result
        }

        var matrix: CATransform3D {
            let q = turn / (turn * turn).sum().squareRoot()
            var x = SIMD3(
                1 - 2 * (q.y * q.y + q.z * q.z), 2 * (q.x * q.y + q.z * q.w), 2 * (q.x * q.z - q.y * q.w))
            var y = SIMD3(
                2 * (q.x * q.y - q.z * q.w), 1 - 2 * (q.x * q.x + q.z * q.z), 2 * (q.y * q.z + q.x * q.w))
            var z = SIMD3(
                2 * (q.x * q.z + q.y * q.w), 2 * (q.y * q.z - q.x * q.w), 1 - 2 * (q.x * q.x + q.y * q.y))
            z = (z + y * shear.z + x * shear.y) * scale.z
            y = (y + x * shear.x) * scale.y
            x *= scale.x
            var rows = [
                x.x, x.y, x.z, 0, y.x, y.y, y.z, 0, z.x, z.y, z.z, 0, move.x, move.y, move.z, 1,
            ]
            for row in 0..<4 {
                let r = (rows[row * 4], rows[row * 4 + 1], rows[row * 4 + 2], row == 3 ? 1.0 : 0.0)
                rows[row * 4 + 3] =
                    r.0 * perspective.x + r.1 * perspective.y + r.2 * perspective.z + r.3 * perspective.w
            }
            return CATransform3D(numbers: rows)
        }
    }
}

private func length(_ v: SIMD3<Double>) -> Double { (v * v).sum().squareRoot() }

extension CATransform3D {
    init(numbers n: [Double]) {
        self.init(
            m11: CGFloat(n[0]), m12: CGFloat(n[1]), m13: CGFloat(n[2]), m14: CGFloat(n[3]),
            m21: CGFloat(n[4]), m22: CGFloat(n[5]), m23: CGFloat(n[6]), m24: CGFloat(n[7]),
            m31: CGFloat(n[8]), m32: CGFloat(n[9]), m33: CGFloat(n[10]), m34: CGFloat(n[11]),
            m41: CGFloat(n[12]), m42: CGFloat(n[13]), m43: CGFloat(n[14]), m44: CGFloat(n[15]))
    }
}
