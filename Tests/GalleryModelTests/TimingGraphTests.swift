import Foundation
import GalleryModel
import Testing
import TransitionCore

/// The drawn graph of a timing.
struct TimingGraphTests {
    private static let timings: [Timing] = [
        .linear, .easeInOut, .curve(0.3, -0.4, 0.7, 1.5), .spring(response: 0.36), .spring(dampingRatio: 0.4),
        .spring(response: 1.2, dampingRatio: 1.6), .spring(response: 0.05, dampingRatio: 0.1),
    ]

    @Test("It is the run that the player plays", arguments: timings, [true, false])
    func run(timing: Timing, allowsOvershoot: Bool) {
        for duration in [0.2, 0.65, 4] {
            let graph = TimingGraph(timing: timing, duration: duration, allowsOvershoot: allowsOvershoot, count: 61)
            let run = ProgressRun(
                from: 0, to: 1, timing: timing, duration: duration, allowsOvershoot: allowsOvershoot)
            #expect(graph.points.count == 61 && abs(graph.duration - run.duration) < 1e-9)
            for point in graph.points {
                let played = run.progress(at: point.time * run.duration)
                #expect(abs(point.progress - played) < 1e-6, "\(timing) at \(point.time)")
            }
        }
    }

    @Test("It begins at 0, ends at 1, is even in time, and its range holds every point", arguments: timings)
    func shape(timing: Timing) {
        let graph = TimingGraph(timing: timing, duration: 0.5, allowsOvershoot: true, count: 33)
        #expect(graph.points.first == .init(time: 0, progress: 0) && graph.points.last == .init(time: 1, progress: 1))
        for (index, point) in graph.points.enumerated() {
            #expect(abs(point.time - Double(index) / 32) < 1e-12 && graph.range.contains(point.progress))
        }
        #expect(graph.range.lowerBound <= 0 && graph.range.upperBound >= 1)
    }

    @Test("The range shows what overshoots, and only where it may")
    func overshoot() {
        let spring = Timing.spring(response: 0.5, dampingRatio: 0.5)
        #expect(TimingGraph(timing: spring, duration: 0.5, allowsOvershoot: true).range.upperBound > 1.1)
        #expect(TimingGraph(timing: spring, duration: 0.5).range == 0...1)
        let curve = TimingGraph(timing: .curve(0.3, -0.4, 0.7, 1.5), duration: 0.5)
        #expect(curve.range.lowerBound < -0.05 && curve.range.upperBound > 1.05)
    }

    @Test("Hostile numbers give a graph all the same", arguments: [0, -1, .nan, .infinity, 1e300])
    func hostile(duration: Double) {
        for timing in Self.timings {
            for count in [Int.min, 0, 1, 5000, .max] {
                let graph = TimingGraph(timing: timing, duration: duration, allowsOvershoot: true, count: count)
                #expect((2...1000).contains(graph.points.count))
                #expect(graph.points.allSatisfy { $0.progress.isFinite } && graph.duration > 0)
            }
        }
    }
}
