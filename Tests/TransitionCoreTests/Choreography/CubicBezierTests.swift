import Foundation
import Testing

@testable import TransitionCore

/// A reference timing function: bisection with as many digits as the machine has.
private struct BezierReference {
    let curve: CubicBezier

    private func value(_ a: Double, _ b: Double, at t: Wide) -> Wide {
        let u = 1 - t
        return 3 * u * u * t * Wide(a) + 3 * u * t * t * Wide(b) + t * t * t
    }

    func y(at x: Double) -> Double {
        var (low, high): (Wide, Wide) = (0, 1)
        for _ in 0..<80 {
            let middle = (low + high) / 2
            if value(curve.x1, curve.x2, at: middle) < Wide(x) { low = middle } else { high = middle }
        }
        return Double(value(curve.y1, curve.y2, at: (low + high) / 2))
    }

    /// How much y differs when x is off by a rounding: where the curve is vertical no answer can be exact.
    func uncertainty(at x: Double) -> Double {
        let y = y(at: x)
        let shift = 4e-16
        return max(abs(self.y(at: min(x + shift, 1)) - y), abs(self.y(at: max(x - shift, 0)) - y))
    }
}

struct CubicBezierTests {
    static let named: [CubicBezier] = [
        .linear, .easeIn, .easeOut, .easeInOut, CubicBezier(0.25, 0.1, 0.25, 1), CubicBezier(0.32, 0.72, 0, 1),
        CubicBezier(0.68, -0.55, 0.265, 1.55), CubicBezier(0, 1, 0, 1), CubicBezier(1, 0, 1, 0),
    ]
    /// Control points whose curves stand upright somewhere, or nearly.
    static let degenerate: [CubicBezier] = [
        CubicBezier(1, 0, 0, 1), CubicBezier(1, 1, 0, 0), CubicBezier(0, 0, 0, 0), CubicBezier(1, 1, 1, 1),
        CubicBezier(0, 1, 1, 0), CubicBezier(0, 0, 0, 1), CubicBezier(1, 0, 1, 1), CubicBezier(0, 1, 0, 0),
        CubicBezier(0.999_999, 0, 1e-6, 1), CubicBezier(1e-9, 1, 1e-9, 1), CubicBezier(1 - 1e-9, 0, 1 - 1e-9, 0),
        CubicBezier(1, -3, 0, 4),
    ]

    func expectExact(_ curve: CubicBezier, at points: some Sequence<Double>) {
        let reference = BezierReference(curve: curve)
        for x in points {
            let error = abs(curve(x) - reference.y(at: x))
            if error > 1e-9 {
                #expect(error <= 1e-9 + 2 * reference.uncertainty(at: x), "\(curve) at \(x) is off by \(error)")
            }
        }
    }

    @Test("y is exact", arguments: named + degenerate)
    func exact(curve: CubicBezier) {
        expectExact(curve, at: (0...500).map { Double($0) / 500 })
        // Close to the ends and to the middle, where degenerate curves stand upright.
        for exponent in 3...15 {
            let tiny = pow(10, -Double(exponent))
            expectExact(curve, at: [tiny, 1 - tiny, 0.5 - tiny, 0.5 + tiny])
        }
    }

    @Test("y is exact on random curves", arguments: 0..<20 as Range<UInt64>)
    func exactAtRandom(seed: UInt64) {
        var g = SeededGenerator(seed: seed)
        for _ in 0..<60 {
            func x() -> Double {
                let x = Double.random(in: -0.2...1.2, using: &g)
                return min(max(x, 0), 1)  // one in six on an end
            }
            let curve = CubicBezier(x(), .random(in: -1...2, using: &g), x(), .random(in: -1...2, using: &g))
            expectExact(curve, at: (0..<20).map { _ in .random(in: 0...1, using: &g) })
        }
    }

    @Test("The ends are hit exactly", arguments: named + degenerate)
    func ends(curve: CubicBezier) {
        #expect(curve(0) == 0)
        #expect(curve(1) == 1)
    }

    @Test(
        "With y of the control points within 0…1, y never falls",
        arguments: [.easeIn, .easeOut, .easeInOut] as [CubicBezier])
    func monotone(curve: CubicBezier) {
        var last = -1.0
        for step in 0...5000 {
            let y = curve(Double(step) / 5000)
            #expect(y >= last)
            #expect((0...1).contains(y))
            last = y
        }
    }

    @Test("The x of control points is clamped, so that each x has one y")
    func clamped() {
        let curve = CubicBezier(-3, 0.2, 7, 0.9)
        #expect(curve == CubicBezier(0, 0.2, 1, 0.9))
        #expect(curve.x1 == 0 && curve.x2 == 1)
    }

    @Test("Outside 0…1 the curve goes on along its end slopes")
    func outside() {
        let curve = CubicBezier(0.25, 0.5, 0.75, 0.25)  // slopes 2 and 3 at the ends
        #expect(abs(curve(-0.1) + 0.2) < 1e-12)
        #expect(abs(curve(1.1) - 1.3) < 1e-12)
        #expect(curve.slope(at: -5) == 2)
        #expect(curve.slope(at: 5) == 3)
        // A control point on the end itself: the slope is that towards the other one.
        #expect(abs(CubicBezier(0, 0, 0.5, 1)(-0.1) + 0.2) < 1e-12)
        #expect(abs(CubicBezier(0.5, 0, 1, 1)(1.1) - 1.2) < 1e-12)
        #expect(CubicBezier.linear(-2) == -2 && CubicBezier.linear(3) == 3)
        // Level ends stay level.
        #expect(CubicBezier.easeInOut(-1) == 0 && CubicBezier.easeInOut(2) == 1)
        for curve in Self.degenerate { #expect(curve(-0.5).isFinite && curve(1.5).isFinite) }
    }

    @Test("The slope is that of the curve, the ends included", arguments: named)
    func slope(curve: CubicBezier) {
        for step in 1..<200 {
            let (x, h) = (Double(step) / 200, 1e-5)
            let difference = (curve(x + h) - curve(x - h)) / (2 * h)
            #expect(abs(curve.slope(at: x) - difference) < 1e-4 * max(1, abs(difference)), "at \(x)")
        }
    }

    @Test("Slopes are finite where the curve stands upright", arguments: degenerate)
    func uprightSlope(curve: CubicBezier) {
        for x in [0, 1e-15, 0.25, 0.5 - 1e-16, 0.5, 0.75, 1 - 1e-16, 1] { #expect(curve.slope(at: x).isFinite) }
    }

    @Test("Reversed is the curve turned half round", arguments: named + degenerate)
    func reversed(curve: CubicBezier) {
        for step in 1..<100 {
            let x = Double(step) / 100
            guard BezierReference(curve: curve).uncertainty(at: x) < 1e-12 else { continue }
            #expect(abs(curve.reversed(x) - (1 - curve(1 - x))) < 1e-9)
        }
        let twice = curve.reversed.reversed
        #expect(abs(twice.x1 - curve.x1) < 1e-15 && abs(twice.y2 - curve.y2) < 1e-15)
    }

    @Test("What is not a number counts as that of the straight line")
    func notANumber() {
        #expect(CubicBezier(.nan, .nan, .nan, .nan) == .linear)
        #expect(CubicBezier(.infinity, -.infinity, .nan, .infinity).isLinear)
        #expect(CubicBezier(0.3, .nan, 0.6, 1) == CubicBezier(0.3, 0, 0.6, 1))
        #expect(CubicBezier.easeInOut(.nan).isNaN)
    }
}
