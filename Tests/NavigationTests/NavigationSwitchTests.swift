import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// The switch of the process and a navigation controller's delegate, gestures and pictures.
@MainActor
struct NavigationSwitchTests {
    @discardableResult
    private func off<Result>(_ work: () throws -> Result) rethrows -> Result {
        Transitions.isEnabled = false
        defer { Transitions.isEnabled = true }
        return try work()
    }

    @Test(
        "U9, F78: off, the delegate has no animator method, and the system's swipe goes back", arguments: [true, false])
    func systemSwipe(hasContentPop: Bool) {
        var assumptions = Headless.Assumptions()
        assumptions.hasContentPopGesture = hasContentPop
        let fixture = NavigationFixture(assumptions: assumptions)
        let navigation = fixture.navigation
        var events: [TransitionEvent] = []
        navigation.setNavigationTransition(.cover)
        navigation.transitions.onEvent = { events.append($0) }
        ["a", "b", "c"].forEach { fixture.pushed($0) }
        let method = "navigationController(_:animationControllerFor:from:to:)"
        func answers() -> Bool? {
            (navigation.delegate as? any Headless.SelectiveDelegate)?.responds(toOptional: method)
        }
        #expect(answers() == true)
        events = []
        off {
            #expect(answers() != true)
            fixture.swipeBack(to: 0.9)
            fixture.settle()
            #expect(navigation.viewControllers.count == 3 && events == [], "the system led it")
            fixture.swipeBack(to: 0.2)
            fixture.settle()
            #expect(navigation.viewControllers.count == 3)
        }
        #expect(answers() == true)
        fixture.swipeBack(to: 0.9)
        fixture.settle()
        #expect(navigation.viewControllers.count == 2 && events.last == .finished)
    }

    @Test("U9: the app's delegate keeps its own animator")
    func appsAnimator() {
        final class Own: NSObject, UINavigationControllerDelegate {
            var asked = 0
            func navigationController(
                _ navigationController: UINavigationController,
                animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
                to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? {
                asked += 1
                return nil
            }
        }
        let (fixture, own) = (NavigationFixture(), Own())
        fixture.navigation.setNavigationTransition(.slide)
        fixture.navigation.transitions.delegate = own
        fixture.pushed("a")
        #expect(own.asked == 0)
        off { fixture.pushed("b") }
        #expect(own.asked == 1)
        #expect(fixture.navigation.transitions.delegate === own)
    }

    @Test("U9: an animator that comes with a push while all is off plays when the screen is popped")
    func pushWithAnimator() {
        let fixture = NavigationFixture()
        var events: [TransitionEvent] = []
        fixture.navigation.transitions.onEvent = { events.append($0) }
        off {
            fixture.navigation.pushViewController(Screen("a"), transition: .cover)
            Headless.clock.advance(by: 0.1)
            #expect(!fixture.navigation.transitions.isPlaying)
            fixture.settle()
        }
        #expect(events == [])
        fixture.navigation.popViewController(animated: true)
        Headless.clock.advance(by: 0.1)
        #expect(fixture.navigation.transitions.isPlaying)
        fixture.settle()
        #expect(events.last == .finished)
    }

    @Test("U9: installed while all is off, a transition plays when all is on")
    func installed() {
        let fixture = NavigationFixture()
        off {
            fixture.navigation.setNavigationTransition(.slide)
            fixture.pushed("a")
            fixture.push("b")
            Headless.clock.advance(by: 0.1)
            #expect(!fixture.navigation.transitions.isPlaying)
            fixture.settle()
        }
        fixture.push("c")
        Headless.clock.advance(by: 0.1)
        #expect(fixture.navigation.transitions.isPlaying)
        fixture.settle()
    }

    @Test("U9: a picture of the window that covers a change goes, and the change is reported")
    func coveredWindow() {
        let fixture = NavigationFixture(.alone)
        var events: [TransitionEvent] = []
        fixture.navigation.setNavigationTransition(.snapshotPush)
        fixture.navigation.transitions.onEvent = { events.append($0) }
        for turns in 0..<4 {
            events = []
            fixture.push("a\(turns)")
            for _ in 0..<turns { Headless.clock.turn() }
            off {
                fixture.settle()
                #expect(fixture.window.subviews.count == 1, "\(turns)")
                #expect(fixture.navigation.viewControllers.count == turns + 2)
            }
        }
    }
}
