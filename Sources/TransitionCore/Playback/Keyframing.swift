import Foundation

/// Samples of a run over time, and which of them Core Animation needs.
struct RunSamples {
    /// The most samples a second, besides those at bends: as many as the fastest screens show frames.
    static let rate = 120.0
    /// The most samples of a run, besides those at bends, however long it takes.
    static let most = 1200.0
    /// Fractions of the run's duration, from 0 to 1.
    let times: [Double]
    /// The progress at each time.
    let progresses: [Double]
    private let run: ProgressRun

    init(of run: ProgressRun) {
        let count = Int(min(max((run.duration * Self.rate).rounded(.up), 1), Self.most))
        self.run = run
        times = (0...count).map { Double($0) / Double(count) }
        progresses = times.map { run.progress(at: $0 * run.duration) }
    }

    private init(times: [Double], progresses: [Double], run: ProgressRun) {
        (self.times, self.progresses, self.run) = (times, progresses, run)
    }

    /// With further samples where the run passes through these progresses, in order: a line from before to after a bend
    /// would cut its corner.
    func passing(through bends: [Double]) -> RunSamples {
        guard !bends.isEmpty else { return self }
        var (newTimes, newProgresses) = ([times[0]], [progresses[0]])
        for index in times.indices.dropFirst() {
            let (from, to) = (progresses[index - 1], progresses[index])
            let passed = bends.filter { min(from, to) < $0 && $0 < max(from, to) }
            for bend in from < to ? passed : passed.reversed() {
                let time = self.time(of: bend, between: index - 1, and: index)
                guard time > newTimes[newTimes.count - 1], time < times[index] else { continue }
                newTimes.append(time)
                newProgresses.append(bend)
            }
            newTimes.append(times[index])
            newProgresses.append(to)
        }
        return RunSamples(times: newTimes, progresses: newProgresses, run: run)
    }

    /// When the run passes through a progress that lies between those of two neighbouring samples.
    private func time(of progress: Double, between first: Int, and last: Int) -> Double {
        let isRising = progresses[first] < progresses[last]
        var (low, high) = (times[first], times[last])
        // Halved so often, a sample's time is below a nanosecond.
        for _ in 0..<24 {
            let middle = (low + high) / 2
            if (run.progress(at: middle * run.duration) < progress) == isRising { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    /// The indices of the samples that must stay so that a straight line between neighbours is nowhere further than
    /// `tolerance` from what is left out. `error` gives the distance of sample `middle` from the line from `first` to
    /// `last`, at a fraction of the way.
    func thinned(tolerance: Double, error: (_ middle: Int, _ first: Int, _ last: Int, _ fraction: Double) -> Double)
        -> [Int]
    {
        var kept = [0]
        var open = [(first: 0, last: times.count - 1)]
        // Depth first, the earlier half on top, so that indices come out in order.
        while let span = open.popLast() {
            var worst = (index: span.first, error: tolerance)
            for middle in span.first + 1..<max(span.last, span.first + 1) {
                let fraction = (times[middle] - times[span.first]) / (times[span.last] - times[span.first])
                let distance = error(middle, span.first, span.last, fraction)
                if distance > worst.error { worst = (middle, distance) }
            }
            if worst.index == span.first {
                kept.append(span.last)
            } else {
                open.append((worst.index, span.last))
                open.append((span.first, worst.index))
            }
        }
        return kept
    }
}

extension Matrix4 {
    /// The matrix part of the way to another, nearly as Core Animation has it between close keyframes: it makes the last
    /// number of each 1 first, which changes nothing of the picture but all of the way between two depths.
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

    /// The greatest distance in points between where two matrices put a corner of an element of this size.
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
