import Foundation

/// A cubic Bézier from (0, 0) to (1, 1) as a function of x.
struct BezierCurve: Equatable {
    var x1: Double, y1: Double, x2: Double, y2: Double

    init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        // x must rise for the curve to be a function.
        self.x1 = min(max(x1, 0), 1)
        self.x2 = min(max(x2, 0), 1)
        self.y1 = y1
        self.y2 = y2
    }

    static let linear = BezierCurve(0, 0, 1, 1)

    private func along(_ a: Double, _ b: Double, _ t: Double) -> Double {
        ((1 + 3 * a - 3 * b) * t + 3 * b - 6 * a) * t * t + 3 * a * t
    }

    private func slope(_ a: Double, _ b: Double, _ t: Double) -> Double {
        3 * (1 + 3 * a - 3 * b) * t * t + 2 * (3 * b - 6 * a) * t + 3 * a
    }

    /// The curve at x, 0…1; outside it stays at its ends.
    func callAsFunction(_ x: Double) -> Double {
        if x <= 0 { return 0 }
        if x >= 1 { return 1 }
        if x1 == y1, x2 == y2 { return x }
        return along(y1, y2, parameter(at: x, x1, x2))
    }

    /// The x at which the curve first reaches y. Only for curves that rise throughout.
    func inverse(_ y: Double) -> Double {
        if y <= 0 { return 0 }
        if y >= 1 { return 1 }
        return along(x1, x2, parameter(at: y, y1, y2))
    }

    private func parameter(at value: Double, _ a: Double, _ b: Double) -> Double {
        var t = value
        for _ in 0..<8 {
            let error = along(a, b, t) - value
            if abs(error) < 1e-12 { return t }
            let rate = slope(a, b, t)
            if abs(rate) < 1e-9 { break }
            t -= error / rate
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            t = (low + high) / 2
            if along(a, b, t) < value { low = t } else { high = t }
        }
        return t
    }
}
