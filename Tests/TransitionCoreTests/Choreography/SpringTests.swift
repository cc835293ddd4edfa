import Foundation
import Testing

@testable import TransitionCore

struct SpringTests {
    static let dampings = [
        0, 0.01, 0.1, 0.3, 0.5, 0.7, 0.9, 0.99, 0.999, 0.999_999, 1 - 1e-9, 1 - 1e-12, 1, 1 + 1e-12, 1 + 1e-9,
        1.000_001, 1.001, 1.1, 2, 5, 50,
    ]

    @Test("P55: the motion is the exact solution at every damping, at rest or thrown", arguments: dampings)
    func exact(damping: Double) {
        var worst = 0.0
        for response in [0.1, 0.36, 1.7] {
            let spring = SpringTiming(response: response, dampingRatio: damping)
            for (displacement, velocity) in [(1.0, 0.0), (-1, 0), (0.3, 12), (0.3, -12), (-0.7, 3.5), (0, 5)] {
                let trajectory = spring.trajectory(displacement: displacement, velocity: velocity)
                let reference = SpringReference(spring, displacement: displacement, velocity: velocity)
                for step in 0...60 {
                    let time = Double(step) * response / 12
                    let expected = reference.state(at: time)
                    worst = max(worst, abs(trajectory.displacement(at: time) - expected.displacement))
                    // Velocities are larger by ω than displacements.
                    worst = max(worst, abs(trajectory.velocity(at: time) - expected.velocity) * response / 6.3)
                }
            }
        }
        #expect(worst < 1e-9, "off by \(worst)")
    }

    @Test("The textbook's critical spring", arguments: [0.0, 0.05, 0.2, 0.5, 1])
    func textbook(time: Double) {
        // x = (1 + ωt)·e^(−ωt), with ω = 2π / response.
        let omega = 2 * Double.pi / 0.4
        let expected = (1 + omega * time) * exp(-omega * time)
        let spring = SpringTiming(response: 0.4, dampingRatio: 1)
        #expect(abs(spring.trajectory().displacement(at: time) - expected) < 1e-14)
        #expect(abs(spring.progress(at: time) - (1 - expected)) < 1e-14)
    }

    @Test("An undamped spring comes back after its response", arguments: [0.25, 0.5, 3])
    func period(response: Double) {
        let trajectory = SpringTiming(response: response, dampingRatio: 0).trajectory(displacement: 0.8, velocity: 0)
        #expect(abs(trajectory.displacement(at: response) - 0.8) < 1e-12)
        #expect(abs(trajectory.displacement(at: response / 2) + 0.8) < 1e-12)
        #expect(abs(trajectory.displacement(at: response / 4)) < 1e-12)
    }

    @Test("Velocity is the slope of displacement", arguments: dampings)
    func slope(damping: Double) {
        let trajectory = SpringTiming(response: 0.5, dampingRatio: damping).trajectory(displacement: 0.6, velocity: -4)
        #expect(trajectory.velocity(at: 0) == -4)
        #expect(trajectory.displacement(at: 0) == 0.6)
        for step in 1...40 {
            let (time, h) = (Double(step) * 0.03, 1e-4)
            func x(_ shift: Double) -> Double { trajectory.displacement(at: time + shift * h) }
            let difference = (x(-2) - 8 * x(-1) + 8 * x(1) - x(2)) / (12 * h)
            // The step's own error grows with the fifth power of the fast frequency.
            let fastest = 2 * Double.pi / 0.5 * 2 * max(1, damping)
            let tolerance = 1e-6 + 10 * pow(h, 4) * pow(fastest, 5) * exp(-fastest * (time - 2 * h))
            #expect(abs(trajectory.velocity(at: time) - difference) < tolerance, "at \(time)")
        }
    }

    @Test("The first crossing is where the motion first changes sign", arguments: dampings)
    func firstCrossing(damping: Double) {
        let spring = SpringTiming(response: 0.5, dampingRatio: damping)
        for (displacement, velocity) in [
            (1.0, 0.0), (1, -30), (1, -8), (1, 8), (-0.4, 0), (-0.4, 20), (-0.4, -20), (0.2, -100),
        ] {
            let reference = SpringReference(spring, displacement: displacement, velocity: velocity)
            let crossing = spring.trajectory(displacement: displacement, velocity: velocity).firstCrossing
            let horizon = crossing.map { min($0, 4) } ?? 4
            for step in 0..<200 {
                let time = horizon * Double(step) / 200
                let x = reference.state(at: time).displacement
                #expect(x * displacement > -1e-15, "\((displacement, velocity)) changes sign before \(horizon)")
            }
            if let crossing, crossing < 4 {
                #expect(crossing > 0)
                #expect(abs(reference.state(at: crossing).displacement) < 1e-9)
                #expect(reference.state(at: crossing + 1e-4).displacement * displacement < 1e-12)
            }
            if crossing == nil { #expect(damping >= 1, "a swinging spring always crosses") }
        }
    }

    @Test("From rest only a swinging spring crosses")
    func noCrossing() {
        #expect(SpringTiming(response: 0.5, dampingRatio: 1).trajectory().firstCrossing == nil)
        #expect(SpringTiming(response: 0.5, dampingRatio: 3).trajectory().firstCrossing == nil)
        #expect(
            SpringTiming(response: 0.5, dampingRatio: 1).trajectory(displacement: 0, velocity: 3).firstCrossing == 0)
        // Undamped, a quarter of a period after the start.
        #expect(abs(SpringTiming(response: 2, dampingRatio: 0).trajectory().firstCrossing! - 0.5) < 1e-12)
    }

    @Test("Settled means within the threshold from then on, and not long before", arguments: dampings)
    func settling(damping: Double) {
        for (displacement, velocity) in [(1.0, 0.0), (1, 10), (0.5, -6), (-0.2, -15)] {
            let spring = SpringTiming(response: 0.4, dampingRatio: damping)
            let trajectory = spring.trajectory(displacement: displacement, velocity: velocity)
            let reference = SpringReference(spring, displacement: displacement, velocity: velocity)
            let settling = trajectory.settlingDuration(threshold: 0.001, limit: 200)
            guard settling < 200 else {
                #expect(damping < 0.01)
                continue
            }
            for step in 0...400 {
                let time = settling + Double(step) * 0.01
                #expect(abs(reference.state(at: time).displacement) <= 0.001 + 1e-12, "moves again at \(time)")
            }
            // Last moment it was really out of bounds, by looking: no more than a tenth and one swing before.
            var last = 0.0
            for step in stride(from: 4000, through: 0, by: -1) {
                let time = settling * Double(step) / 4000
                if abs(reference.state(at: time).displacement) > 0.001 {
                    last = time
                    break
                }
            }
            #expect(settling <= last * 1.15 + 0.4, "settles at \(last), says \(settling)")
        }
    }

    @Test("A guess changes nothing but the time that it takes", arguments: dampings)
    func guess(damping: Double) {
        for allowsOvershoot in [true, false] {
            let trajectory = SpringTiming(response: 0.4, dampingRatio: damping).trajectory()
            func duration(_ guess: Double?) -> Double {
                trajectory.duration(allowsOvershoot: allowsOvershoot, limit: 50, guess: guess)
            }
            let settling = trajectory.settlingDuration(limit: 50)
            let plain = allowsOvershoot ? settling : min(trajectory.firstCrossing ?? settling, settling)
            for guess in [nil, settling, 0, 0.1, settling * 1.001, .infinity, .nan] {
                #expect(abs(duration(guess) - plain) < 1e-8)
            }
        }
    }

    @Test("Settling knows its limits")
    func settlingLimits() {
        #expect(SpringTiming(response: 0.5, dampingRatio: 0).trajectory().settlingDuration() == 10)
        #expect(SpringTiming(response: 0.5, dampingRatio: 0).trajectory().settlingDuration(limit: 3) == 3)
        #expect(SpringTiming().trajectory(displacement: 0, velocity: 0).settlingDuration() == 0)
        #expect(SpringTiming().trajectory(displacement: 0.0004, velocity: 0).settlingDuration() == 0)
        #expect(SpringTiming().trajectory().settlingDuration(threshold: 0) == 10)
        #expect(SpringTiming().trajectory().settlingDuration(threshold: .nan) == 10)
        // Critical: (1 + ωt)·e^(−ωt) = 0.001 at ωt = 9.2334.
        let settling = SpringTiming(response: 2 * .pi, dampingRatio: 1).trajectory().settlingDuration()
        #expect(abs(settling - 9.2334) < 0.001)
    }

    @Test("P55: the motion does not depend on the frame rate", arguments: dampings)
    func frameRate(damping: Double) {
        // Going on from the state of the frame before must lead where one long step does, at any rate.
        let spring = SpringTiming(response: 0.5, dampingRatio: damping)
        let whole = spring.trajectory(displacement: -1, velocity: 2)
        for rate in [24.0, 60, 120] {
            var (x, v) = (-1.0, 2.0)
            for _ in 0..<Int(rate) {
                let frame = spring.trajectory(displacement: x, velocity: v)
                (x, v) = (frame.displacement(at: 1 / rate), frame.velocity(at: 1 / rate))
            }
            #expect(abs(x - whole.displacement(at: 1)) < 1e-9)
            #expect(abs(v - whole.velocity(at: 1)) < 1e-7)
        }
    }

    @Test(
        "Numbers that describe no spring describe the default one",
        arguments: [0, -1, .nan, .infinity, -.infinity] as [Double])
    func unusable(number: Double) {
        #expect(SpringTiming(response: number).response == 0.5)
        if number != 0 { #expect(SpringTiming(dampingRatio: number).dampingRatio == 1) }
        let trajectory = SpringTiming().trajectory(
            displacement: number.isFinite ? 1 : number, velocity: number.isFinite ? 0 : number)
        #expect(trajectory.displacement(at: 0.1).isFinite)
        #expect(trajectory.velocity(at: 0.1).isFinite)
        #expect(SpringTiming().stretched(by: number).response > 0)
    }

    @Test("Extreme springs stay finite at any time")
    func extremes() {
        for response in [Double.leastNonzeroMagnitude, 1e-300, 1e-9, 1, 1e9, 1e300] {
            for damping in [0, 1e-300, 0.5, 1, 2, 1e9, 1e200, .greatestFiniteMagnitude] {
                let trajectory = SpringTiming(response: response, dampingRatio: damping)
                    .trajectory(displacement: 1, velocity: -3)
                for time in [-1, 0, 1e-300, 1e-3, 1, 1e6, .infinity, .nan] as [Double] {
                    #expect(trajectory.displacement(at: time).isFinite, "\(response), \(damping) at \(time)")
                    #expect(trajectory.velocity(at: time).isFinite, "\(response), \(damping) at \(time)")
                }
                #expect((0...10).contains(trajectory.settlingDuration()))
                if let crossing = trajectory.firstCrossing { #expect(crossing >= 0) }
            }
        }
    }

    @Test("Stretched by a factor, all times are that much longer")
    func stretched() {
        let spring = SpringTiming(response: 0.4, dampingRatio: 0.6)
        let slow = spring.stretched(by: 2.5)
        for step in 0...20 {
            let time = Double(step) * 0.05
            #expect(abs(slow.progress(at: time * 2.5) - spring.progress(at: time)) < 1e-12)
        }
    }
}
