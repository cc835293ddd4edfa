import Foundation

@testable import TransitionCore

#if arch(x86_64)
typealias Wide = Float80
#else
typealias Wide = Double
#endif

/// The damped spring solved another way than the code under test does: as the exponential of the system's matrix, by a
/// Taylor series with scaling and squaring. It knows no regimes, so it is as good at ζ = 1 as anywhere.
struct SpringReference {
    let omega: Wide
    let zeta: Wide
    let displacement: Wide
    let velocity: Wide

    init(_ spring: SpringTiming, displacement: Double, velocity: Double) {
        omega = 2 * Wide.pi / Wide(spring.response)
        zeta = Wide(spring.dampingRatio)
        self.displacement = Wide(displacement)
        self.velocity = Wide(velocity)
    }

    /// Displacement and velocity after `time` seconds.
    func state(at time: Double) -> (displacement: Double, velocity: Double) {
        // The second number of the state is velocity / ω, which keeps the matrix balanced.
        let angle = omega * Wide(time)
        let generator = Matrix2(a: 0, b: angle, c: -angle, d: -2 * zeta * angle)
        let matrix = generator.exponential
        let scaled = velocity / omega
        let x = matrix.a * displacement + matrix.b * scaled
        let v = (matrix.c * displacement + matrix.d * scaled) * omega
        return (Double(x), Double(v))
    }

    private struct Matrix2 {
        var a, b, c, d: Wide

        static func * (m: Matrix2, n: Matrix2) -> Matrix2 {
            Matrix2(
                a: m.a * n.a + m.b * n.c, b: m.a * n.b + m.b * n.d,
                c: m.c * n.a + m.d * n.c, d: m.c * n.b + m.d * n.d)
        }

        var exponential: Matrix2 {
            var halvings = 0
            var factor: Wide = 1
            while max(abs(a), abs(b), abs(c), abs(d)) * factor > 0.25 {
                factor /= 2
                halvings += 1
            }
            let small = Matrix2(a: a * factor, b: b * factor, c: c * factor, d: d * factor)
            var sum = Matrix2(a: 1, b: 0, c: 0, d: 1)
            var term = sum
            for k in 1...24 {
                term = term * small
                let k = Wide(k)
                term = Matrix2(a: term.a / k, b: term.b / k, c: term.c / k, d: term.d / k)
                sum = Matrix2(a: sum.a + term.a, b: sum.b + term.b, c: sum.c + term.c, d: sum.d + term.d)
            }
            for _ in 0..<halvings { sum = sum * sum }
            return sum
        }
    }
}
