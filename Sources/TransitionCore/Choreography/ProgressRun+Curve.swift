import Foundation

extension ProgressRun {
    /// Returns the fraction of the way from start to target at a fraction of the run's duration. The result is within
    /// 0…1, unless a spring overshoots.
    private func way(at part: Double) -> Double {
        target == start ? part : (progress(at: part * duration) - start) / (target - start)
    }

    /// The timing function nearest to the run: the run's own, or else the candidate with the least sum of squared
    /// differences at eleven moments.
    package var nearestCurve: CubicBezier {
        if case .curve(let curve) = course { return curve }
        let parts = (1...11).map { Double($0) / 12 }
        let ways = parts.map { way(at: $0) }
        var best = (error: Double.infinity, curve: CubicBezier.linear)
        for step in 0..<81 {
            let (x1, x2) = (Double(step / 9) / 8, Double(step % 9) / 8)
            // At each moment the curve's parameter depends on `x1` and `x2` alone, and y is linear in `y1` and `y2`. So
            // linear least squares finds the best `y1` and `y2`.
            let straight = CubicBezier(x1, 1.0 / 3, x2, 2.0 / 3)
            let basis = parts.map { part in
                let t = straight(part)
                return (first: 3 * t * (1 - t) * (1 - t), second: 3 * t * t * (1 - t), rest: t * t * t)
            }
            guard let (y1, y2) = Self.leastSquares(basis, ways) else { continue }
            let error = zip(basis, ways).reduce(0) { sum, pair in
                let (basis, way) = pair
                let off = y1 * basis.first + y2 * basis.second + basis.rest - way
                return sum + off * off
            }
            if error < best.error { best = (error, CubicBezier(x1, y1, x2, y2)) }
        }
        return best.curve
    }

    private static func leastSquares(
        _ basis: [(first: Double, second: Double, rest: Double)], _ ways: [Double]
    ) -> (Double, Double)? {
        var (aa, ab, bb, ay, by) = (0.0, 0.0, 0.0, 0.0, 0.0)
        for ((a, b, rest), way) in zip(basis, ways) {
            aa += a * a
            ab += a * b
            bb += b * b
            ay += a * (way - rest)
            by += b * (way - rest)
        }
        let determinant = aa * bb - ab * ab
        guard abs(determinant) > 1e-9 else { return nil }
        return ((ay * bb - by * ab) / determinant, (by * aa - ay * ab) / determinant)
    }

    /// Returns the index of the timing function among `curves` that is nearest to the run.
    package func nearest(of curves: [CubicBezier]) -> Int? {
        let (early, middle, late) = (way(at: 0.25), way(at: 0.5), way(at: 0.75))
        var nearest: Int?
        var least = Double.infinity
        for (index, curve) in curves.enumerated() {
            let distance = max(abs(curve(0.25) - early), abs(curve(0.5) - middle), abs(curve(0.75) - late))
            if distance < least { (nearest, least) = (index, distance) }
        }
        return nearest
    }
}
