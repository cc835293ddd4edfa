import Foundation
import TransitionCore

/// Samples of a run over time, and the choice of those that Core Animation needs.
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
        // A spring's duration is computed, and may be slightly above the one asked for.
        let count = Int(min(max((run.duration * Self.rate - 1e-6).rounded(.up), 1), Self.most))
        self.run = run
        times = (0...count).map { Double($0) / Double(count) }
        progresses = times.map { run.progress(at: $0 * run.duration) }
    }

    private init(times: [Double], progresses: [Double], run: ProgressRun) {
        (self.times, self.progresses, self.run) = (times, progresses, run)
    }

    /// The samples with additional ones where the run passes through these progresses, in order. Without them, a
    /// straight line from before a bend to after it would cut off the corner.
    func passing(through bends: [Double]) -> RunSamples {
        guard !bends.isEmpty else { return self }
        var (newTimes, newProgresses): ([Double], [Double]) = ([], [])
        newTimes.reserveCapacity(times.count + bends.count)
        newProgresses.reserveCapacity(times.count + bends.count)
        newTimes.append(times[0])
        newProgresses.append(progresses[0])
        for index in times.indices.dropFirst() {
            let (from, to) = (progresses[index - 1], progresses[index])
            let (low, high) = (min(from, to), max(from, to))
            for place in bends.indices {
                let bend = bends[from < to ? place : bends.count - 1 - place]
                guard low < bend, bend < high else { continue }
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

    /// Some of the times, as the `keyTimes` of a keyframe animation.
    func times(_ kept: [Int]) -> [NSNumber] { kept.map { NSNumber(value: times[$0]) } }

    /// The time at which the run passes through a progress that lies between those of two neighbouring samples, as a
    /// fraction of the duration.
    private func time(of progress: Double, between first: Int, and last: Int) -> Double {
        let isRising = progresses[first] < progresses[last]
        var (low, high) = (times[first], times[last])
        // After so many halvings the error is below a nanosecond.
        for _ in 0..<24 {
            let middle = (low + high) / 2
            if (run.progress(at: middle * run.duration) < progress) == isRising { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    /// The indices of the samples that remain, given one number for each sample, so that a straight line between
    /// neighbours is nowhere further than `tolerance` from a number left out. It takes one pass: a line is continued
    /// for as long as one slope is near enough to all numbers that it passes.
    func thinned(_ numbers: [Double], tolerance: Double) -> [Int] {
        var kept = [0]
        var first = 0
        var (least, greatest) = (-Double.infinity, Double.infinity)
        for index in 1..<max(times.count, 1) {
            let span = times[index] - times[first]
            let slope = (numbers[index] - numbers[first]) / span
            if !(slope >= least && slope <= greatest), index - 1 > first {
                first = index - 1
                kept.append(first)
                (least, greatest) = (-.infinity, .infinity)
            }
            let rest = times[index] - times[first]
            least = max(least, (numbers[index] - tolerance - numbers[first]) / rest)
            greatest = min(greatest, (numbers[index] + tolerance - numbers[first]) / rest)
        }
        if times.count > 1 { kept.append(times.count - 1) }
        return kept
    }

    /// The same for several numbers of each sample.
    func thinned(_ numbers: [SIMD8<Double>], tolerance: Double) -> [Int] {
        typealias Numbers = SIMD8<Double>
        let (lowest, highest) = (Numbers(repeating: -.infinity), Numbers(repeating: .infinity))
        var kept = [0]
        var first = 0
        var (least, greatest) = (lowest, highest)
        for index in 1..<max(times.count, 1) {
            let slope = (numbers[index] - numbers[first]) / (times[index] - times[first])
            if !all((slope .>= least) .& (slope .<= greatest)), index - 1 > first {
                first = index - 1
                kept.append(first)
                (least, greatest) = (lowest, highest)
            }
            let (way, rest) = (numbers[index] - numbers[first], times[index] - times[first])
            least = pointwiseMax(least, (way - tolerance) / rest)
            greatest = pointwiseMin(greatest, (way + tolerance) / rest)
        }
        if times.count > 1 { kept.append(times.count - 1) }
        return kept
    }

    /// The same for the matrices of an element of this size: none of its corners is further than `tolerance` from its
    /// place.
    func thinned(_ matrices: [Matrix4], size: CGSize, tolerance: Double) -> [Int] {
        if matrices.allSatisfy(\.isFlat) {
            // The corners of flat matrices move in straight lines where their numbers do.
            return thinned(matrices.map { $0.corners(of: size) }, tolerance: tolerance / 2.0.squareRoot())
        }
        return thinned(tolerance: tolerance) { middle, first, last, fraction in
            matrices[first].interpolated(to: matrices[last], at: fraction)
                .cornerDistance(to: matrices[middle], size: size)
        }
    }

    /// The indices of the samples that remain, so that a straight line between neighbours is nowhere further than
    /// `tolerance` from a sample left out. `error` returns the distance of sample `middle` from the line from `first`
    /// to `last`, at a fraction of the way.
    func thinned(tolerance: Double, error: (_ middle: Int, _ first: Int, _ last: Int, _ fraction: Double) -> Double)
        -> [Int]
    {
        var kept = [0]
        var open = [(first: 0, last: times.count - 1)]
        // Depth first, the earlier half on top of the stack, so that the indices are found in order.
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
