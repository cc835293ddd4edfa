import Testing
import TransitionAnimations
import TransitionCore
import TransitionSwap
import TransitionUIKit
import TransitionWorld
import UIKit

/// What the options of a row decide.
@MainActor @Suite struct ChildTransitionOptionsTests {
    /// A container with a row of four children that may be swiped from anywhere.
    private func world(_ change: (inout ChildTransitionOptions) -> Void) -> ChildFixture {
        let world = ChildFixture()
        var options = ChildTransitionOptions(swipe: .fromAnywhere)
        change(&options)
        world.container.setChildren(
            [world.a, world.b, world.c, world.d], in: world.stage, transition: .slide.duration(0.6), options: options)
        return world
    }

    @Test("By default a row has no swipes and does not wrap, and a released swipe finishes from 40 % on")
    func defaults() {
        let options = ChildTransitionOptions(
            swipe: .off, wraps: false, touches: 1...1, release: ReleaseRule(threshold: 0.4), motion: .system)
        #expect(ChildTransitionOptions() == options)
    }

    @Test("As many fingers as asked for swipe")
    func touches() {
        let world = world { $0.touches = 2...2 }
        world.swipe(from: 0.9, to: 0.1)
        world.expectRest("a")
        let heights = [300.0, 500]
        let fingers = heights.map { Headless.touch(at: CGPoint(x: 350, y: $0), in: world.window) }
        for x in stride(from: 340.0, through: 60, by: -20) {
            world.advance(1.0 / 60)
            for (finger, y) in zip(fingers, heights) { finger.move(to: CGPoint(x: x, y: y)) }
        }
        for finger in fingers { finger.lift() }
        world.expectRest("b")
    }

    @Test("The rule for releases decides whether a swipe finishes", arguments: [(0.2, "b"), (0.9, "a")])
    func release(threshold: Double, shown: String) {
        let world = world { $0.release = ReleaseRule(threshold: threshold) }
        world.swipe(from: 0.9, to: 0.4)
        world.expectRest(shown)
    }

    @Test("The policy for Reduce Motion decides whether a row cross-fades", arguments: MotionPolicy.allCases)
    func motion(policy: MotionPolicy) {
        let world = world { $0.motion = policy }
        Headless.isReduceMotionEnabled = policy != .alwaysReduced
        world.transitions.select(1)
        world.advance(0.2)
        let x = world.b.view.layer.presentation()?.transform.m41 ?? 0
        #expect((x == 0) == (policy != .neverReduced))
        world.expectRest("b")
    }
}
