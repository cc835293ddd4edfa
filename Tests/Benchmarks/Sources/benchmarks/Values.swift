import Foundation
import Reference
import TransitionCore

/// The claims about the values.
struct ValueBenchmarks {
    let quick: Bool
    private var count: Int { quick ? 20_000 : 100_000 }
    private var rounds: Int { quick ? 11 : 31 }

    private var springs: [(name: String, ratio: Double)] {
        [("underdamped", 0.6), ("critically damped", 1), ("overdamped", 1.8)]
    }

    /// A spring sample costs at most 1.5 times one exp + sin + cos.
    func springSamples() -> [Finding] {
        let times = numbers(count, upTo: 1.5)
        return springs.flatMap { name, ratio -> [Finding] in
            let spring = SpringTiming(response: 0.5, dampingRatio: ratio)
            let trajectory = spring.trajectory(velocity: 2)
            let reference = { times.withUnsafeBufferPointer { reference_transcendentals($0.baseAddress, $0.count) } }
            let sample = compare(
                { times.reduce(0) { $0 + trajectory.displacement(at: $1) } },
                with: reference,
                items: count,
                rounds: rounds
            )
            let whole = compare(
                { times.reduce(0) { $0 + spring.progress(at: $1, velocity: 2) } },
                with: reference,
                items: count,
                rounds: rounds
            )
            return [
                Finding(
                    title: "spring sample, \(name) : exp + sin + cos",
                    value: sample.ratio,
                    limit: 1.5,
                    detail: String(format: "%.1f ns against %.1f ns", sample.subject, sample.reference)
                ),
                Finding(
                    title: "spring progress(at:), \(name) : exp + sin + cos",
                    value: whole.ratio,
                    limit: 1.5,
                    detail: String(format: "%.1f ns, constants included", whole.subject)
                ),
            ]
        }
    }

    /// Springs are exact to 1e-9 at every damping.
    func springErrors() -> Finding {
        var worst = 0.0
        var place = ""
        for ratio in [0, 0.05, 0.3, 0.7, 0.99, 1 - 1e-6, 1 - 1e-9, 1, 1 + 1e-9, 1 + 1e-6, 1.01, 1.5, 3, 20] {
            for response in [0.1, 0.5, 2] {
                for velocity in [-20.0, 0, 5] {
                    let spring = SpringTiming(response: response, dampingRatio: ratio)
                    for time in numbers(200, upTo: 3) {
                        let exact = 1 - reference_spring(response, ratio, 1, -velocity, time)
                        let error = abs(spring.progress(at: time, velocity: velocity) - exact)
                        if error > worst {
                            (worst, place) = (error, String(format: "%.0e, at damping %g", error, ratio))
                        }
                    }
                }
            }
        }
        return Finding(title: "spring error × 1e9, 14 dampings", value: worst * 1e9, limit: 1, unit: " ", detail: place)
    }

    private var curves: [(name: String, curve: CubicBezier)] {
        [
            ("easeInOut", .easeInOut), ("easeIn", .easeIn), ("easeOut", .easeOut),
            ("steep", CubicBezier(0.2, 0.9, 0.1, 1)), ("back", CubicBezier(0.68, -0.55, 0.27, 1.55)),
        ]
    }

    /// A Bézier sample is no slower than a C++ unit Bézier of the same tolerance, and at least as exact. On a curve that
    /// goes beyond its ends the two are about even, and which is ahead depends on the machine.
    func bezierSamples() -> [Finding] {
        let positions = numbers(count, upTo: 1)
        let tolerance = 1e-12
        return curves.map { name, curve in
            let result = compare(
                { positions.reduce(0) { $0 + curve($1) } },
                with: {
                    positions.withUnsafeBufferPointer {
                        reference_bezier(curve.x1, curve.y1, curve.x2, curve.y2, $0.baseAddress, $0.count, tolerance)
                    }
                },
                items: count,
                rounds: rounds
            )
            return Finding(
                title: "Bézier sample, \(name) : C++ UnitBezier",
                value: result.ratio,
                limit: name == "back" ? 1.25 : 1,
                detail: String(format: "%.1f ns against %.1f ns", result.subject, result.reference)
            )
        }
    }

    /// The curves are as exact as the tolerance at which the other one is measured.
    func bezierErrors() -> Finding {
        var worst = 0.0
        var place = ""
        for (name, curve) in curves {
            for x in numbers(2000, upTo: 1) {
                let exact = reference_bezier_exact(curve.x1, curve.y1, curve.x2, curve.y2, x)
                let error = abs(curve(x) - exact)
                if error > worst { (worst, place) = (error, String(format: "%.0e, ", error) + name) }
            }
        }
        return Finding(title: "Bézier error × 1e12", value: worst * 1e12, limit: 1, unit: " ", detail: place)
    }

    /// Two screens, each with two keyframes and an easing.
    private var choreography: Choreography {
        Choreography(
            foreground: .from(.offset(x: 1).scale(0.9).shadow(opacity: 0.3), easing: .easeInOut),
            background: .to(.offset(x: -0.3).shade(0.2).opacity(0.8), easing: .easeOut)
        )
    }

    /// Posing both screens takes at most five spring samples.
    func posing() -> Finding {
        let progresses = numbers(count, upTo: 1)
        let trajectory = SpringTiming(response: 0.5, dampingRatio: 0.8).trajectory()
        let choreography = choreography
        let (front, back) = (choreography.foreground.motions[0], choreography.background.motions[0])
        let result = compare(
            {
                progresses.reduce(0) {
                    $0 + front.pose(at: $1).offset.x + back.pose(at: $1).shade
                }
            },
            with: { progresses.reduce(0) { $0 + trajectory.displacement(at: $1) } },
            items: count,
            rounds: rounds
        )
        return Finding(
            title: "both screens posed : spring sample",
            value: result.ratio,
            limit: 5,
            detail: String(format: "%.1f ns against %.1f ns", result.subject, result.reference)
        )
    }

    /// Posing asks for no memory.
    func posingAllocations() -> Finding {
        let choreography = choreography
        let (front, back) = (choreography.foreground.motions[0], choreography.background.motions[0])
        return Finding(
            title: "allocations of posing both screens",
            value: Double(allocations { sink += front.pose(at: 0.3).offset.x + back.pose(at: 0.7).shade }),
            limit: 0,
            unit: " "
        )
    }

    /// How often a thousand rounds of some work ask for memory; a work that surely does shows that the counter counts.
    private func allocations(_ work: () -> Void) -> Int {
        let control = reference_allocations()
        sink += Double([Int](repeating: 1, count: 1000 + Int(sink.truncatingRemainder(dividingBy: 2))).count)
        precondition(control < 0 || reference_allocations() > control, "the counter of allocations does not count")
        work()
        let before = reference_allocations()
        for _ in 0..<1000 { work() }
        return reference_allocations() - before
    }
}
