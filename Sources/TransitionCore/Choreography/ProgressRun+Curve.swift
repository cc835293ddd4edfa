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
            var (aa, ab, bb, ay, by, yy) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
            for index in parts.indices {
                let t = straight(parts[index])
                let (a, b) = (3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t))
                let y = ways[index] - t * t * t
                aa += a * a
                ab += a * b
                bb += b * b
                ay += a * y
                by += b * y
                yy += y * y
            }
            let determinant = aa * bb - ab * ab
            guard abs(determinant) > 1e-9 else { continue }
            let (y1, y2) = ((ay * bb - by * ab) / determinant, (by * aa - ay * ab) / determinant)
            let error = yy - y1 * ay - y2 * by
            if error < best.error { best = (error, CubicBezier(x1, y1, x2, y2)) }
        }
        return best.curve
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
