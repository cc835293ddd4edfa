import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// Screens with a zoom of the system's own keep its push, its pop and its gestures, whatever transition is installed.
@MainActor
struct NavigationZoomedScreenTests {
    /// The gestures that take a zoomed screen away, here each far enough to finish or not.
    enum Gesture: CaseIterable {
        case drag, pinch, edge, content

        @MainActor func perform(in fixture: NavigationFixture, finishes: Bool) {
            let far: CGFloat = finishes ? 1 : 0.2
            switch self {
            case .drag: swipe(from: CGPoint(x: 200, y: 100), by: CGVector(dx: 0, dy: 700 * far), in: fixture)
            case .edge: swipe(from: CGPoint(x: 2, y: 400), by: CGVector(dx: 370 * far, dy: 0), in: fixture)
            case .content: swipe(from: CGPoint(x: 60, y: 400), by: CGVector(dx: 320 * far, dy: 0), in: fixture)
            case .pinch: pinch(to: finishes ? 20 : 120, in: fixture)
            }
            fixture.settle()
        }

        /// Slowly, so that the finger does not throw.
        @MainActor private func swipe(from start: CGPoint, by way: CGVector, in fixture: NavigationFixture) {
            let end = CGPoint(x: start.x + way.dx, y: start.y + way.dy)
            Headless.swipe(from: start, to: end, duration: 1, in: fixture.window)
        }

        @MainActor private func pinch(to end: CGFloat, in fixture: NavigationFixture) {
            func points(_ half: CGFloat) -> [CGPoint] { [-half, half].map { CGPoint(x: 195 + $0, y: 400) } }
            let fingers = points(150).map { Headless.touch(at: $0, in: fixture.window) }
            for step in 1...20 {
                Headless.clock.advance(by: 1.0 / 60)
                for (finger, point) in zip(fingers, points(150 + (end - 150) * CGFloat(step) / 20)) {
                    finger.move(to: point)
                }
            }
            for finger in fingers { finger.lift() }
        }
    }

    @MainActor final class Count { var value = 0 }

    /// Counts the choreographies that it is asked for.
    private struct Noted: TransitionAnimator {
        let play: @MainActor @Sendable () -> Void
        var info: AnimatorInfo { AnimatorInfo(name: "test.noted", title: "Noted", summary: "Notes.") }

        func choreography(in scene: TransitionScene) -> Choreography {
            MainActor.assumeIsolated { play() }
            return CatalogueAnimator.push.choreography(in: scene)
        }
    }

    /// A zoomed screen on the root of a navigation controller, and the number of times that the rule's animator played.
    @MainActor struct World {
        let fixture: NavigationFixture
        let zoomed: Screen
        let played = Count()

        init(
            options: @autoclosure () -> NavigationTransitionOptions = .init(),
            assuming: (inout Headless.Assumptions) -> Void = { _ in }
        ) {
            var assumptions = Headless.Assumptions()
            assuming(&assumptions)
            fixture = NavigationFixture(assumptions: assumptions)
            let played = played
            fixture.navigation.setNavigationTransition(Noted { played.value += 1 }, options: options())
            zoomed = Screen("zoomed")
            zoomed.preferredTransition = .zoom { _ in nil }
            fixture.navigation.pushViewController(zoomed, animated: true)
            fixture.settle()
        }

        var isOnTop: Bool { fixture.navigation.topViewController === zoomed }
        var isGone: Bool { fixture.navigation.viewControllers == [fixture.root] }
    }

    @Test(
        "F78, F202: a zoomed screen has all gestures of its zoom, finished and cancelled ones",
        arguments: Gesture.allCases, [SwipeOrigin.fromAnywhere, .fromEdge, .off])
    func gestures(gesture: Gesture, origin: SwipeOrigin) {
        let world = World(options: .init(swipe: origin))
        for _ in 1...2 {
            gesture.perform(in: world.fixture, finishes: false)
            #expect(world.isOnTop, "cancelled")
            #expect(CATransform3DIsIdentity(world.zoomed.view.layer.transform))
        }
        gesture.perform(in: world.fixture, finishes: true)
        #expect(world.isGone)
        #expect(world.played.value == 0, "nothing of it was ours")
        world.fixture.pushed("next")
        #expect(world.played.value > 0, "afterwards all is ours again")
        world.fixture.swipeBack(to: 0.9)
        world.fixture.settle()
        #expect(world.fixture.navigation.viewControllers.count == (origin == .off ? 2 : 1))
    }

    @Test(
        "F78, F111, F202: what a zoomed screen pushes is ours, and it has its gestures when that is gone",
        arguments: [true, false], Gesture.allCases)
    func pushes(yields: Bool, gesture: Gesture) {
        let world = World { $0.preferredTransitionsYieldToAnimators = yields }
        let above = world.fixture.pushed("above")
        #expect(world.played.value > 0)
        world.played.value = 0
        world.fixture.swipeBack(to: 0.2)
        world.fixture.settle()
        #expect(world.fixture.navigation.topViewController === above)
        world.fixture.swipeBack(to: 0.9)
        world.fixture.settle()
        #expect(world.isOnTop)
        #expect(world.played.value > 0, "the swipe was ours")
        world.played.value = 0
        gesture.perform(in: world.fixture, finishes: true)
        #expect(world.isGone)
        #expect(world.played.value == 0)
    }

    @Test("A push from a zoomed screen that is turned around leaves it with its gestures", arguments: Gesture.allCases)
    func turnedAround(gesture: Gesture) {
        let world = World()
        world.fixture.push("above")
        Headless.clock.advance(by: 0.1)
        let touch = Headless.touch(at: CGPoint(x: 100, y: 400), in: world.fixture.window)
        for x in stride(from: 120, through: 380, by: 20) {
            Headless.clock.advance(by: 1.0 / 60)
            touch.move(to: CGPoint(x: CGFloat(x), y: 400))
        }
        touch.lift()
        world.fixture.settle()
        #expect(world.isOnTop)
        world.played.value = 0
        gesture.perform(in: world.fixture, finishes: true)
        #expect(world.isGone)
        #expect(world.played.value == 0)
    }

    @Test("A pop in code is the zoom's, and so is one to the root from two of them")
    func poppedInCode() {
        let world = World()
        let second = Screen("second")
        second.preferredTransition = .zoom { _ in nil }
        world.fixture.navigation.pushViewController(second, animated: true)
        world.fixture.settle()
        Gesture.drag.perform(in: world.fixture, finishes: true)
        #expect(world.isOnTop)
        world.fixture.navigation.pushViewController(second, animated: true)
        world.fixture.settle()
        world.fixture.navigation.popToRootViewController(animated: true)
        Headless.clock.advance(by: 0.1)
        #expect(world.fixture.navigation.transitionCoordinator != nil)
        world.fixture.settle()
        #expect(world.isGone)
        #expect(world.played.value == 0)
        world.fixture.pushed("next")
        #expect(world.played.value > 0)
    }

    @Test("A stack that replaces the zoomed screen is ours, in whichever turn it comes")
    func replaced() {
        let world = World()
        let next = Screen("next")
        world.fixture.navigation.setViewControllers([world.fixture.root, next], animated: true)
        world.fixture.settle()
        #expect(world.fixture.navigation.topViewController === next)
        #expect(world.played.value > 0)
        world.fixture.swipeBack(to: 0.9)
        world.fixture.settle()
        #expect(world.isGone)
    }

    @Test("A zoom that a screen gets while it is on top counts from the next touch on, and until it is taken away")
    func later() {
        let world = World()
        world.zoomed.preferredTransition = nil
        Headless.clock.turn()
        world.fixture.swipeBack(to: 0.3)
        world.fixture.settle()
        #expect(world.played.value > 0)
        world.played.value = 0
        world.zoomed.preferredTransition = .zoom { _ in nil }
        Gesture.drag.perform(in: world.fixture, finishes: true)
        #expect(world.isGone)
        #expect(world.played.value == 0)
    }

    @Test("A screen that is pushed with an animator is that animator's, though it has a zoom too")
    func paired() {
        let world = World()
        let own = Screen("own")
        own.preferredTransition = .zoom { _ in nil }
        let played = Count()
        world.fixture.navigation.pushViewController(own, transition: Noted { played.value += 1 })
        world.fixture.settle()
        #expect(played.value > 0)
        Gesture.drag.perform(in: world.fixture, finishes: true)
        #expect(world.fixture.navigation.topViewController === own)
        played.value = 0
        world.fixture.swipeBack(to: 0.9)
        world.fixture.settle()
        #expect(world.isOnTop)
        #expect(played.value > 0)
        Gesture.pinch.perform(in: world.fixture, finishes: true)
        #expect(world.isGone)
    }

    @Test("A transition that is installed while a zoomed screen is on top, and one that is taken off there")
    func installed() {
        let world = World()
        world.fixture.navigation.setNavigationTransition(nil)
        Gesture.drag.perform(in: world.fixture, finishes: false)
        world.fixture.navigation.setNavigationTransition(.slide)
        Headless.clock.turn()
        Gesture.drag.perform(in: world.fixture, finishes: true)
        #expect(world.isGone)
        world.fixture.navigation.setNavigationTransition(nil)
        #expect(world.fixture.navigation.delegate == nil)
    }

    @Test("The app's delegate behind ours hears of a zoom's changes, and of a push from it")
    func delegate() {
        let world = World()
        let app = AppDelegate()
        world.fixture.navigation.transitions.delegate = app
        world.fixture.pushed("above")
        world.fixture.navigation.popViewController(animated: true)
        world.fixture.settle()
        Gesture.drag.perform(in: world.fixture, finishes: true)
        let screens = ["above", "zoomed", "root"]
        #expect(app.log.take() == screens.flatMap { ["willShow \($0) true", "didShow \($0) true"] })
    }
}
