import Foundation
import Testing

@testable import TransitionCore

/// Samples of a run for Core Animation, which draws straight lines between them.
struct RunSamplesTests {
    static let runs = [
        ProgressRun(from: 0, to: 1, timing: .linear, duration: 0.6),
        ProgressRun(from: 0, to: 1, timing: .easeInOut, duration: 0.613),
        ProgressRun(from: 1, to: 0, timing: .spring(response: 0.36), duration: 0.53),
        ProgressRun(
            from: 0.2, to: 1, velocity: 6, timing: .spring(response: 0.4, dampingRatio: 0.4), duration: 0.9,
            allowsOvershoot: true),
    ]

    @Test("The run passes exactly through the bends, and between them its samples stay", arguments: runs)
    func bends(run: ProgressRun) {
        let plain = RunSamples(of: run)
        let samples = plain.passing(through: [0.31, 0.450001, 0.8])
        #expect(samples.times.count > plain.times.count)
        #expect(Set(plain.times).isSubset(of: samples.times))
        #expect(zip(samples.times, samples.times.dropFirst()).allSatisfy { $0 < $1 })
        for (time, progress) in zip(samples.times, samples.progresses) {
            #expect(abs(run.progress(at: time * run.duration) - progress) < 1e-6)
        }
        for bend in [0.31, 0.450001, 0.8] where (min(run.start, 0.9)..<1).contains(bend) {
            #expect(samples.progresses.contains(bend))
        }
    }

    @Test("A spring that swings back passes through a bend each time")
    func swinging() {
        let samples = RunSamples(of: Self.runs[3])
        let crossings = zip(samples.progresses, samples.progresses.dropFirst())
            .count { min($0, $1) < 0.95 && 0.95 < max($0, $1) }
        #expect(crossings > 1)
        #expect(samples.passing(through: [0.95]).progresses.count { $0 == 0.95 } == crossings)
    }

    @Test("A bend that no sample hits is a corner, not a cut one")
    func corner() {
        let motion = Motion.keyframes([.at(0, .offset(y: -1)), .at(0.4567, .rest), .at(1, .offset(y: -0.4))])
        let run = Self.runs[0]
        func worst(_ samples: RunSamples) -> Double {
            let heights = samples.progresses.map { motion.pose(at: $0).offset.y * 844 }
            return (0...2000).map { step in
                let time = Double(step) / 2000
                let next = max(samples.times.firstIndex { $0 >= time } ?? 1, 1)
                let (from, to) = (samples.times[next - 1], samples.times[next])
                let drawn = lerp(heights[next - 1], heights[next], (time - from) / (to - from))
                return abs(drawn - motion.pose(at: run.progress(at: time * run.duration)).offset.y * 844)
            }.max() ?? 0
        }
        #expect(worst(RunSamples(of: run)) > 3)
        #expect(worst(RunSamples(of: run).passing(through: motion.bends)) < 0.05)
    }

    @Test("Numbers that are left out lie near the lines between those that stay", arguments: runs)
    func thinnedNumbers(run: ProgressRun) {
        let samples = RunSamples(of: run).passing(through: [0.2, 0.7])
        let motion = Motion.passingShadow(opacity: 0.5, radius: 9)
        let numbers = samples.progresses.map { motion.pose(at: $0).shadow.opacity }
        let kept = samples.thinned(numbers, tolerance: 1.0 / 512)
        #expect(kept.first == 0 && kept.last == numbers.count - 1 && kept.count < numbers.count / 2)
        for (first, last) in zip(kept, kept.dropFirst()) {
            #expect(first < last)
            for middle in first...last {
                let fraction =
                    (samples.times[middle] - samples.times[first]) / (samples.times[last] - samples.times[first])
                #expect(abs(lerp(numbers[first], numbers[last], fraction) - numbers[middle]) <= 1.0 / 512 + 1e-12)
            }
        }
        let wild = numbers.map { _ in Double.nan }
        let all = samples.thinned(wild, tolerance: 1)
        #expect(zip(all, all.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test("Flat matrices that are left out show no corner away from the lines between those that stay", arguments: runs)
    func thinnedMatrices(run: ProgressRun) {
        let samples = RunSamples(of: run).passing(through: [0.4])
        let size = CGSize(width: 300, height: 500)
        let placement = Placement(frame: CGRect(origin: .zero, size: size), containerSize: size)
        let motion = Motion.curve { .offset(x: $0 * $0, dy: 90 * $0).scale(1 - 0.5 * $0 * $0) }
        let matrices = samples.progresses.map {
            Appearance(of: [motion], at: $0, placement: placement).matrix(eyeDistance: 800, placement: placement)
        }
        #expect(matrices.allSatisfy { $0.isFlat })
        let kept = samples.thinned(matrices, size: size, tolerance: 0.5)
        #expect(kept.first == 0 && kept.last == matrices.count - 1 && kept.count < matrices.count * 2 / 3)
        for (first, last) in zip(kept, kept.dropFirst()) {
            #expect(first < last)
            for middle in first...last {
                let fraction =
                    (samples.times[middle] - samples.times[first]) / (samples.times[last] - samples.times[first])
                let drawn = matrices[first].interpolated(to: matrices[last], at: fraction)
                #expect(drawn.cornerDistance(to: matrices[middle], size: size) <= 0.5 + 1e-9)
            }
        }
    }

    @Test("Where there is no bend on the way, nothing is added")
    func straight() {
        let samples = RunSamples(of: ProgressRun(from: 0.5, to: 1, timing: .easeIn, duration: 0.3))
        #expect(samples.passing(through: []).times == samples.times)
        #expect(samples.passing(through: [0.2, 0.5, 1]).times == samples.times)
        #expect(Motion.from(.offset(x: 1)).bends == [])
        #expect(Motion.curve { .offset(x: $0) }.bends == [])
    }
}
