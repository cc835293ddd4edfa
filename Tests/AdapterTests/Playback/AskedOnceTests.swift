import Foundation
import Testing
import TransitionAnimations
import TransitionCore
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

        var duration: Double {
            durations.call()
            return 0.5
        }

        func choreography(in scene: TransitionScene) -> Choreography {
            Choreography(foreground: .from(.offset(x: 1)))
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
            let control = try #require(fixture.navigation.navigationTransitionAdapter?.control)
            #expect(control.hold())
            control.scrub(to: 0.5)
            control.finish()
        }
        fixture.settle()
        #expect(animator.durations.count == 1)
    }
}
