import Foundation
import Testing

@testable import TransitionCore

struct TimingTests {
    @Test(
        "The fitted spring settles in the time asked for, whatever its own",
        arguments: [
            .linear, .easeInOut, .spring(), .spring(response: 0.1, dampingRatio: 0.3),
            .spring(response: 3, dampingRatio: 0.8), .spring(response: 20, dampingRatio: 1),
            .spring(response: 0.5, dampingRatio: 4), .spring(response: 0.5, dampingRatio: 50),
            .spring(response: 0.5, dampingRatio: 0.01),
        ] as [Timing])
    func fitting(timing: Timing) {
        for duration in [0.05, 0.35, 1, 12] {
            let spring = timing.spring(fitting: duration, allowsOvershoot: true)
            let settling = spring.trajectory().settlingDuration(limit: 100)
            let arriving = timing.spring(fitting: duration).trajectory()
            let arrival = arriving.firstCrossing ?? arriving.settlingDuration(limit: 100)
            #expect(abs(arrival - duration) < duration * 1e-6, "asked for \(duration), arrives after \(arrival)")
            #expect(abs(settling - duration) < duration * 1e-6, "asked for \(duration), takes \(settling)")
            if case .spring(let own) = timing { #expect(spring.dampingRatio == own.dampingRatio) }
        }
    }

    @Test("For a curve the spring is critically damped")
    func curve() {
        #expect(Timing.easeOut.spring(fitting: 0.4).dampingRatio == 1)
    }

    @Test("A spring that never settles and times that are none still give a spring")
    func unusable() {
        for duration in [0, -1, .nan, .infinity] as [Double] {
            for timing in [.linear, .spring(response: 0.4, dampingRatio: 0)] as [Timing] {
                let spring = timing.spring(fitting: duration)
                #expect(spring.response.isFinite && spring.response > 0)
            }
        }
        #expect(Timing.spring(response: 0.4, dampingRatio: 0).spring(fitting: 0.5).response > 0)
    }

    @Test("The natural duration is a spring's settling time, or its first arrival where it may not swing")
    func naturalDuration() {
        #expect(Timing.easeIn.naturalDuration() == 0.35)
        let spring = SpringTiming(response: 0.36, dampingRatio: 1)
        #expect(Timing.spring(spring).naturalDuration() == spring.trajectory().settlingDuration())
        #expect(abs(Timing.spring(spring).naturalDuration() - 0.529) < 0.001)
        let bouncy = SpringTiming(response: 0.36, dampingRatio: 0.5)
        #expect(Timing.spring(bouncy).naturalDuration() == bouncy.trajectory().firstCrossing)
        #expect(
            Timing.spring(bouncy).naturalDuration(allowsOvershoot: true) == bouncy.trajectory().settlingDuration())
    }

    @Test("The short forms are what they say")
    func shortForms() {
        #expect(Timing.curve(0.1, 0.2, 0.3, 0.4) == .curve(CubicBezier(0.1, 0.2, 0.3, 0.4)))
        #expect(
            Timing.spring(response: 0.7, dampingRatio: 0.2) == .spring(SpringTiming(response: 0.7, dampingRatio: 0.2)))
        #expect(Timing.linear != .easeIn)
    }

    @Test("A spring is said by its duration and its bounce, as in SwiftUI")
    func bounce() {
        #expect(
            Timing.spring(duration: 0.5) == .spring(response: 0.5, dampingRatio: 1)
                && Timing.smooth == .spring(duration: 0.5))
        #expect(Timing.spring(duration: 0.4, bounce: 0.25) == .spring(response: 0.4, dampingRatio: 0.75))
        #expect(Timing.snappy == .spring(response: 0.5, dampingRatio: 0.85))
        #expect(Timing.bouncy == .spring(response: 0.5, dampingRatio: 0.7))
        for bounce in [-1, .nan] {
            #expect(Timing.spring(duration: 1, bounce: bounce) == .spring(response: 1, dampingRatio: 1))
        }
        #expect(Timing.spring(duration: 1, bounce: 3) == .spring(response: 1, dampingRatio: 0))
    }
}
