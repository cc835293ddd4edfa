import Foundation

/// Samples of a run over time, and the selection of those that Core Animation needs.
package final class RunSamples {
    /// The greatest number of samples per second, excluding those at bends: the frame rate of the fastest screens.
    static let rate = 120.0
    /// The greatest number of samples of a run of any duration, excluding those at bends.
    static let most = 1200.0
    /// The times as fractions of the run's duration, from 0 to 1.
    package let times: [Double]
    /// The progress at each time.
    package let progresses: [Double]
    private let run: ProgressRun
    /// The times as objects, created when needed and shared by all animations.
    private var numbers: [NSNumber?] = []

    package init(of run: ProgressRun) {
        // A spring's duration is computed, and may be slightly longer than requested.
        let count = Int(min(max((run.duration * Self.rate - 1e-6).rounded(.up), 1), Self.most))
        self.run = run
        times = (0...count).map { Double($0) / Double(count) }
        progresses = times.map { run.progress(at: $0 * run.duration) }
    }

    private init(times: [Double], progresses: [Double], run: ProgressRun) {
        (self.times, self.progresses, self.run) = (times, progresses, run)
    }

    /// Returns the samples with additional ones where the run passes through these progresses, in order. Without them,
    /// a straight line across a bend would cut off the corner.
    package func passing(through bends: [Double]) -> RunSamples {
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

    /// Returns some of the times, as the `keyTimes` of a keyframe animation.
    package func times(_ kept: [Int]) -> [NSNumber] {
        var (all, result): ([NSNumber?], [NSNumber]) = ([], [])
        swap(&all, &numbers)
        if all.isEmpty { all = Array(repeating: nil, count: times.count) }
        result.reserveCapacity(kept.count)
        for index in kept {
            if all[index] == nil { all[index] = NSNumber(value: times[index]) }
            if let number = all[index] { result.append(number) }
        }
        numbers = all
        return result
    }

    /// Returns the time, as a fraction of the duration, at which the run passes through a progress that lies between
    /// two neighbouring samples.
    private func time(of progress: Double, between first: Int, and last: Int) -> Double {
        var (low, high) = (times[first], times[last])
        var (below, above) = (progresses[first] - progress, progresses[last] - progress)
        // The run is nearly straight between two samples, so a line through both finds the time in a few steps (regula
        // falsi; an end that stays counts half, which is the Illinois variant).
        let run = run
        for _ in 0..<24 {
            let middle = low - below * (high - low) / (above - below)
            let error = run.progress(at: middle * run.duration) - progress
            if abs(error) < 1e-9 { return middle }
            if (error < 0) == (below < 0) {
                (low, below, above) = (middle, error, above / 2)
            } else {
                (high, above, below) = (middle, error, below / 2)
            }
        }
        return (low + high) / 2
    }

    /// Returns the indices of the samples to keep, given one number for each sample. A straight line between two kept
    /// neighbours stays within `tolerance` of every number between them. The method reads the numbers once. It
    /// continues a line from the last kept sample while the slope to the next number is within the range that suits all
    /// numbers since then.
    package func thinned(_ numbers: [Double], tolerance: Double) -> [Int] {
        var kept: [Int] = []
        kept.reserveCapacity(times.count)
        kept.append(0)
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

    /// Returns the indices of the samples to keep, given several numbers for each sample.
    package func thinned(_ numbers: [SIMD8<Double>], tolerance: Double) -> [Int] {
        typealias Numbers = SIMD8<Double>
        let (lowest, highest) = (Numbers(repeating: -.infinity), Numbers(repeating: .infinity))
        var kept: [Int] = []
        kept.reserveCapacity(times.count)
        kept.append(0)
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
            let (low, high) = ((way - tolerance) / rest, (way + tolerance) / rest)
            least.replace(with: low, where: low .> least)
            greatest.replace(with: high, where: high .< greatest)
        }
        if times.count > 1 { kept.append(times.count - 1) }
        return kept
    }

    /// Returns the indices of the samples to keep, given the matrices of an element of this size. Between them, each
    /// corner of the element stays within `tolerance` points of its place.
    package func thinned(_ matrices: [Matrix4], size: CGSize, tolerance: Double) -> [Int] {
        if matrices.allSatisfy(\.isFlat) {
            // The corners of flat matrices move along straight lines if their numbers do.
            return thinned(matrices.map { $0.corners(of: size) }, tolerance: tolerance / 2.0.squareRoot())
        }
        return thinned(tolerance: tolerance) { middle, first, last, fraction in
            matrices[first].interpolated(to: matrices[last], at: fraction)
                .cornerDistance(to: matrices[middle], size: size)
        }
    }

    /// Returns the indices of the samples to keep. A straight line between two kept neighbours stays within `tolerance`
    /// of every sample between them. `error` returns the distance of the sample `middle` from the line between `first`
    /// and `last`, at a fraction of the way.
    func thinned(tolerance: Double, error: (_ middle: Int, _ first: Int, _ last: Int, _ fraction: Double) -> Double)
        -> [Int]
    {
        var kept = [0]
        var open = [(first: 0, last: times.count - 1)]
        // Depth first, with the earlier half on top of the stack, so that the indices are found in order.
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
