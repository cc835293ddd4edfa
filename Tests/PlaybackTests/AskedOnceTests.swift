import Foundation
import Testing
import TransitionAnimations
import TransitionCore
import TransitionWorld
import UIKit

/// What an animator says is asked for once, because it may take long to find out.
@MainActor
struct AskedOnceTests {
    /// How often something was called.
    private final class Counter: @unchecked Sendable {
        private let lock = NSLock()
        private var calls = 0

        var count: Int { lock.withLock { calls } }
        func call() { lock.withLock { calls += 1 } }
    }

    private struct Counting: TransitionAnimator {
        let info = AnimatorInfo(name: "counting", title: "Counting", summary: "The new screen comes in.")
        let durations = Counter()
        let poses = Counter()
        var isCurved = false

        var duration: Double {
            durations.call()
            return 0.5
        }

        func choreography(in scene: TransitionScene) -> Choreography {
            guard isCurved else { return Choreography(foreground: .from(.offset(x: 1))) }
            return Choreography(
                foreground: .curve { progress in
                    poses.call()
                    let rest = 1 - progress
                    return .offset(x: rest * rest, y: rest).opacity(0.5 + 0.5 * progress * progress)
                        .shade(0.5 * rest * rest).clip(.roundedRect(.full, radius: 40 * rest * rest))
                })
        }
    }

    @Test("A transition asks its animator for the duration once", arguments: [true, false])
    func duration(isGrabbed: Bool) throws {
        let animator = Counting()
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(animator)
        fixture.push("a")
        Headless.clock.advance(by: 0.1)
        if isGrabbed {
            let control = fixture.navigation.transitions.control
            #expect(control.hold())
            control.scrub(to: 0.5)
            control.finish()
        }
        fixture.settle()
        #expect(animator.durations.count == 1)
    }

    @Test("A run asks each function for its pose once a sample, whatever it changes")
    func poses() {
        let animator = Counting(isCurved: true)
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(animator)
        fixture.push("a")
        Headless.clock.turn()
        // Half a second at 120 samples a second, and a few before, to find out what moves.
        #expect((61..<100).contains(animator.poses.count), "\(animator.poses.count)")
        fixture.settle()
    }
}
