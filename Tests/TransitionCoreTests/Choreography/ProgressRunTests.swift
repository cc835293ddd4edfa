import Foundation
import Testing

@testable import TransitionCore

struct ProgressRunTests {
    static let timings: [Timing] = [
        .linear, .easeIn, .easeOut, .easeInOut, .curve(0.32, 0.72, 0, 1), .spring(),
        .spring(response: 0.3, dampingRatio: 0.5),
        .spring(response: 0.5, dampingRatio: 0.999_999), .spring(response: 0.5, dampingRatio: 4),
        .spring(response: 20, dampingRatio: 1),
    ]

    func samples(_ run: ProgressRun, count: Int = 400) -> [Double] {
        (0...count).map { run.progress(at: run.duration * Double($0) / Double(count)) }
    }

    @Test("A run starts at its start and ends exactly at its target, without a jump", arguments: timings)
    func ends(timing: Timing) {
        for duration in [0.1, 0.5, 14] {
            for (start, target, velocity) in [
                (0.0, 1.0, 0.0), (1, 0, 0), (0.4, 1, 0), (0.4, 0, 0), (0.4, 1, 3), (0.6, 0, -7), (0.9, 1, -2),
            ] {
                let run = ProgressRun(
                    from: start, to: target, velocity: velocity, timing: timing, duration: duration)
                #expect(run.progress(at: 0) == start)
                #expect(run.progress(at: -1) == start)
                #expect(run.progress(at: run.duration) == target)
                #expect(run.progress(at: run.duration + 5) == target)
                #expect(run.progress(at: .infinity) == target)
                #expect(run.velocity(at: run.duration) == 0)
                // What a spring leaves when it counts as settled is a thousandth at the most.
                let before = run.progress(at: run.duration * (1 - 1e-9))
                #expect(abs(before - target) < 0.0011, "\(timing) in \(duration) jumps by \(before - target)")
            }
        }
    }

    @Test("A whole run takes the time asked for", arguments: timings)
    func duration(timing: Timing) {
        for duration in [0.2, 0.5, 14] {
            let run = ProgressRun(from: 0, to: 1, timing: timing, duration: duration, allowsOvershoot: true)
            #expect(abs(run.duration - duration) < duration * 1e-6)
        }
    }

    @Test("The way out mirrors the way in", arguments: timings)
    func mirrored(timing: Timing) {
        let there = ProgressRun(from: 0, to: 1, timing: timing, duration: 0.5)
        let back = ProgressRun(from: 1, to: 0, timing: timing, duration: 0.5)
        #expect(there.duration == back.duration)
        for step in 0...100 {
            let time = Double(step) * 0.006
            #expect(abs(there.progress(at: time) - (1 - back.progress(at: time))) < 1e-12)
            #expect(abs(there.velocity(at: time) + back.velocity(at: time)) < 1e-12)
        }
    }

    @Test("Progress over a whole run along a curve is the curve itself")
    func followsCurve() {
        let run = ProgressRun(from: 0, to: 1, timing: .easeInOut, duration: 0.8)
        #expect(run.followedCurve == .easeInOut)
        for step in 0...40 {
            let x = Double(step) / 40
            #expect(abs(run.progress(at: 0.8 * x) - CubicBezier.easeInOut(x)) < 1e-12)
        }
        #expect(ProgressRun(from: 0, to: 1, timing: .spring(), duration: 0.8).followedCurve == nil)
        #expect(ProgressRun(from: 0.2, to: 1, timing: .easeInOut, duration: 0.8).followedCurve == nil)
        #expect(ProgressRun(from: 0, to: 1, velocity: 1, timing: .linear, duration: 0.8).followedCurve == nil)
    }

    @Test("Interrupted, the next run goes on at the same place with the same velocity", arguments: timings)
    func interruption(timing: Timing) {
        let first = ProgressRun(from: 0, to: 1, timing: timing, duration: 0.6)
        for fraction in [0.1, 0.25, 0.5, 0.75] {
            let time = first.duration * fraction
            let (place, velocity) = (first.progress(at: time), first.velocity(at: time))
            for target in [0.0, 1] {
                let next = ProgressRun(
                    from: place, to: target, velocity: velocity, timing: timing, duration: 0.6)
                #expect(next.progress(at: 0) == place)
                guard next.duration > 1e-4 else { continue }
                #expect(abs(next.velocity(at: 0) - velocity) < 1e-9)
                let h = min(1e-6, next.duration / 10)
                let difference = (next.progress(at: h) - place) / h
                #expect(abs(difference - velocity) < 0.01 * max(1, abs(velocity)), "\(timing) to \(target)")
            }
        }
    }

    @Test("The velocity is the slope of the progress", arguments: timings)
    func slope(timing: Timing) {
        for (start, velocity) in [(0.0, 0.0), (0.3, 1.5), (0.7, -0.5)] {
            let run = ProgressRun(from: start, to: 1, velocity: velocity, timing: timing, duration: 0.5)
            for step in 1..<50 {
                let (time, h) = (run.duration * Double(step) / 50, run.duration * 1e-5)
                let difference = (run.progress(at: time + h) - run.progress(at: time - h)) / (2 * h)
                #expect(abs(run.velocity(at: time) - difference) < 1e-3 * max(1, abs(difference)))
            }
        }
    }

    @Test("Without leave to overshoot, progress stays within 0…1 however hard it is thrown", arguments: timings)
    func noOvershoot(timing: Timing) {
        guard timing != .curve(0.68, -0.55, 0.265, 1.55) else { return }
        for start in [0.0, 0.05, 0.5, 0.95, 1] {
            for velocity in [-200.0, -20, -3, 0, 3, 20, 200] {
                for target in [0.0, 1] {
                    let run = ProgressRun(
                        from: start, to: target, velocity: velocity, timing: timing, duration: 0.5)
                    let all = samples(run)
                    #expect(
                        all.allSatisfy { (0...1).contains($0) },
                        "\(start) → \(target) at \(velocity): \(all.min()!)…\(all.max()!)")
                    #expect(run.duration.isFinite && run.duration >= 0)
                }
            }
        }
    }

    @Test("A run that begins outside 0…1 comes back without a jump")
    func fromOutside() {
        let run = ProgressRun(from: 1.2, to: 1, timing: .spring(), duration: 0.5)
        let all = samples(run)
        #expect(all[0] == 1.2)
        #expect(zip(all, all.dropFirst()).allSatisfy { $0 >= $1 && $0 - $1 < 0.01 })
    }

    @Test("With leave, a swinging spring goes beyond and comes back")
    func overshoot() {
        let timing = Timing.spring(response: 0.3, dampingRatio: 0.4)
        let free = ProgressRun(from: 0, to: 1, timing: timing, duration: 0.6, allowsOvershoot: true)
        #expect(samples(free).max()! > 1.2)
        let tied = ProgressRun(from: 0, to: 1, timing: timing, duration: 0.6)
        #expect(abs(tied.duration - free.duration) < 1e-9)
        let thrownBack = ProgressRun(
            from: 0.1, to: 1, velocity: -60, timing: timing, duration: 0.6, allowsOvershoot: true)
        #expect(samples(thrownBack).min()! < 0)
    }

    @Test(
        "A duration that cannot be played makes the change happen at once",
        arguments: [0, -1, .nan, .infinity, -.infinity] as [Double])
    func unusableDuration(duration: Double) {
        for timing in Self.timings {
            for start in [0, 0.4, 1.0] {
                let run = ProgressRun(from: start, to: 1, timing: timing, duration: duration)
                #expect(run.duration == 0)
                #expect(run.progress(at: 0) == 1)
                #expect(run.velocity(at: 0) == 0)
            }
        }
    }

    @Test("Starts and velocities that are no numbers leave every answer finite")
    func notANumber() {
        for bad in [Double.nan, .infinity, -.infinity] {
            for timing in Self.timings {
                for run in [
                    ProgressRun(from: bad, to: 1, timing: timing, duration: 0.5),
                    ProgressRun(from: 0, to: 1, velocity: bad, timing: timing, duration: 0.5),
                    ProgressRun(from: 0.3, to: 0, velocity: bad, timing: timing, duration: 0.5),
                ] {
                    #expect(run.start.isFinite && run.duration.isFinite)
                    let all = samples(run, count: 20)
                    #expect(all.allSatisfy { $0.isFinite })
                    #expect(run.velocity(at: run.duration / 2).isFinite)
                    #expect(run.progress(at: .nan) == run.target)
                }
            }
        }
    }

    @Test("Already there, a run takes no time")
    func alreadyThere() {
        #expect(ProgressRun(from: 1, to: 1, timing: .spring(), duration: 0.5).duration == 0)
        #expect(ProgressRun(from: 0, to: 0, timing: .easeIn, duration: 0.5).duration == 0)
    }
}

extension ProgressRun {
    /// The timing function of a run that follows one.
    fileprivate var followedCurve: CubicBezier? {
        if case .curve(let curve) = course { return curve }
        return nil
    }
}
