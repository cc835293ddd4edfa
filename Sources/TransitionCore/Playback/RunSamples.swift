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
