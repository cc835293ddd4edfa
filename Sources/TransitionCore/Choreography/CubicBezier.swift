import Foundation

/// The curve of a timing function: a cubic Bézier from (0, 0) to (1, 1), evaluated as y over x.
public struct CubicBezier: Equatable, Sendable {
    /// The x of the first control point, 0 to 1.
    public let x1: Double
    /// The y of the first control point.
    public let y1: Double
    /// The x of the second control point, 0 to 1.
    public let x2: Double
    /// The y of the second control point.
    public let y2: Double
    // The coefficients of the two cubics in Horner's form, computed once.
    private let ax, bx, cx, ay, by, cy: Double

    /// Creates the curve with these control points. `x1` and `x2` are clamped to 0…1, so that the curve has exactly one
    /// y for each x. `y1` and `y2` are clamped to -1000…1000. A non-finite coordinate counts as 0 in the first point
    /// and as 1 in the second.
    public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.x1 = x1.isFinite ? min(max(x1, 0), 1) : 0
        self.y1 = y1.isFinite ? min(max(y1, -1000), 1000) : 0
        self.x2 = x2.isFinite ? min(max(x2, 0), 1) : 1
        self.y2 = y2.isFinite ? min(max(y2, -1000), 1000) : 1
        cx = 3 * self.x1
        bx = 3 * (self.x2 - self.x1) - cx
        ax = 1 - cx - bx
        cy = 3 * self.y1
        by = 3 * (self.y2 - self.y1) - cy
        ay = 1 - cy - by
    }

    /// No easing. Like the three curves below, it equals Core Animation's curve of the same name.
    public static let linear = CubicBezier(0, 0, 1, 1)
    /// Slow at the start.
    public static let easeIn = CubicBezier(0.42, 0, 1, 1)
    /// Slow at the end.
    public static let easeOut = CubicBezier(0, 0, 0.58, 1)
    /// Slow at both ends.
    public static let easeInOut = CubicBezier(0.42, 0, 0.58, 1)

    /// Whether y equals x.
    public var isLinear: Bool { x1 == y1 && x2 == y2 }

    /// The curve in reverse.
    public var reversed: CubicBezier { CubicBezier(1 - x2, 1 - y2, 1 - x1, 1 - y1) }

    /// Returns the y at `x`, with an error of about 1e-12. Below 0 and above 1 the curve continues as a straight line
    /// with the slope at that end.
    // Not inlined, because each caller would contain it, some several times.
    @inline(never)
    public func callAsFunction(_ x: Double) -> Double {
        if isLinear { return x }
        guard x > 0 else { return x == 0 ? 0 : x * startSlope }
        guard x < 1 else { return x == 1 ? 1 : 1 + (x - 1) * endSlope }
        let t = parameter(at: x)
        return ((ay * t + by) * t + cy) * t
    }

    /// Returns dy/dx at `x`.
    public func slope(at x: Double) -> Double {
        if isLinear { return 1 }
        guard x > 0 else { return startSlope }
        guard x < 1 else { return endSlope }
        // Slower than `parameter(at:)`, which would be here a second time.
        let t = bisected(at: x)
        let dx = (3 * ax * t + 2 * bx) * t + cx
        let dy = (3 * ay * t + 2 * by) * t + cy
        return dx > 1e-12 ? dy / dx : startSlope
    }

    // The slopes are clamped, because the quotient would be enormous for a control point very close to the end.
    private var startSlope: Double {
        (x1 > 0 ? y1 / x1 : (y1 == 0 && x2 > 0 ? y2 / x2 : 0)).tamed(to: -1e6...1e6, otherwise: 0)
    }
    private var endSlope: Double {
        (x2 < 1 ? (1 - y2) / (1 - x2) : (y2 == 1 && x1 < 1 ? (1 - y1) / (1 - x1) : 0))
            .tamed(to: -1e6...1e6, otherwise: 0)
    }

    /// Returns the parameter of the cubic polynomials at `x`. Halley's method (Newton's with the second derivative)
    /// needs two or three steps, where Newton's needs four. If the slope vanishes, bisection finds the parameter.
    @inline(__always)
    private func parameter(at x: Double) -> Double {
        var t = x
        for _ in 0..<8 {
            let error = ((ax * t + bx) * t + cx) * t - x
            let slope = (3 * ax * t + 2 * bx) * t + cx
            // Where the slope nearly vanishes, a small error in x does not mean a small error in t.
            if abs(error) < 1e-13 { if t >= 0, t <= 1, slope > 0.01 { return t } else { break } }
            let bend = 3 * ax * t + bx  // half the second derivative
            t -= error * slope / (slope * slope - error * bend)
        }
        return bisected(at: x)
    }

    @inline(never)
    private func bisected(at x: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        while high - low > 1e-15 {
            let middle = (low + high) / 2
            if middle == low || middle == high { break }
            if ((ax * middle + bx) * middle + cx) * middle < x { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
