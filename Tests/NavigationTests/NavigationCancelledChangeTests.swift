import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// What is remembered of a change that did not take place as it was requested.
@MainActor
struct NavigationCancelledChangeTests {
    private func throwBack(_ fixture: NavigationFixture) {
        Headless.clock.advance(by: 0.1)
        let touch = Headless.touch(at: CGPoint(x: 200, y: 400), in: fixture.window)
        for step in 1...20 {
            Headless.clock.advance(by: 1.0 / 60)
            touch.move(to: CGPoint(x: 200 + 8 * Double(step), y: 400))
        }
        touch.lift()
        fixture.settle()
    }

    @Test("The animator of a cancelled push is not kept for the next push of that screen")
    func ownAnimator() {
        let (fixture, notes) = (NavigationFixture(), NamedAnimator.Notes())
        func marked(_ name: TransitionName) -> any TransitionAnimator {
            NamedAnimator(name, notes).duration(0.6).timing(.linear)
        }
        fixture.navigation.setNavigationTransition(marked("rule"))
        let screen = Screen("a")
        fixture.navigation.pushViewController(screen, transition: marked("own"))
        throwBack(fixture)
        #expect(fixture.navigation.viewControllers == [fixture.root])
        #expect(Set(notes.take()) == ["own"])
        fixture.navigation.pushViewController(screen, animated: true)
        fixture.settle()
        #expect(Set(notes.take()) == ["rule"])
        fixture.navigation.popViewController(animated: true)
        fixture.settle()
        #expect(Set(notes.take()) == ["rule"])
    }

    @Test("After a cancelled push a screen comes back without its animator, also when it comes without animation")
    func comesBack() {
        let (fixture, notes) = (NavigationFixture(), NamedAnimator.Notes())
        fixture.navigation.setNavigationTransition(NamedAnimator("rule", notes))
        let screen = Screen("a")
        fixture.navigation.pushViewController(
            screen, transition: NamedAnimator("own", notes).duration(0.6).timing(.linear))
        throwBack(fixture)
        #expect(fixture.navigation.viewControllers == [fixture.root])
        _ = notes.take()
        fixture.navigation.pushViewController(screen, animated: false)
        fixture.settle()
        fixture.navigation.popViewController(animated: true)
        fixture.settle()
        #expect(Set(notes.take()) == ["rule"])
    }

    @Test("A swipe back plays the animator of its push, also when the app has changed the screens below in silence")
    func swipeAfterChangeBelow() {
        let (fixture, notes) = (NavigationFixture(), NamedAnimator.Notes())
        fixture.navigation.setNavigationTransition(NamedAnimator("rule", notes))
        let screen = Screen("a")
        fixture.navigation.pushViewController(screen, transition: NamedAnimator("own", notes))
        fixture.settle()
        let below = Screen("below")
        fixture.navigation.setViewControllers([below, screen], animated: false)
        _ = notes.take()
        fixture.swipeBack(to: 0.8)
        fixture.settle()
        #expect(fixture.navigation.viewControllers == [below])
        #expect(Set(notes.take()) == ["own"])
    }

    @Test("The animator of a push outside the window is not kept for the next push of that screen")
    func unseen() {
        let (fixture, notes) = (NavigationFixture(), NamedAnimator.Notes())
        fixture.navigation.setNavigationTransition(NamedAnimator("rule", notes))
        fixture.window.rootViewController = Screen("other")
        Headless.clock.settle()
        let screen = Screen("a")
        fixture.navigation.pushViewController(screen, transition: NamedAnimator("own", notes))
        Headless.clock.settle()
        fixture.window.rootViewController = fixture.navigation
        Headless.clock.settle()
        #expect(fixture.navigation.topViewController === screen && notes.take().isEmpty)
        fixture.navigation.popViewController(animated: false)
        fixture.settle()
        fixture.navigation.pushViewController(screen, animated: true)
        fixture.settle()
        #expect(Set(notes.take()) == ["rule"])
    }

    @Test("A screen that the app has put below the top without a report is not lost when a change is thrown back")
    func changedBelow() {
        var assumptions = Headless.Assumptions()
        assumptions.cancelledSetViewControllersKeepsBoth = true
        let fixture = NavigationFixture(assumptions: assumptions)
        fixture.navigation.setNavigationTransition(.slide.duration(0.6).timing(.linear))
        fixture.pushed("a")
        let (top, below) = (fixture.pushed("b"), Screen("below"))
        fixture.navigation.setViewControllers([fixture.root, below, top], animated: false)
        fixture.settle()
        fixture.navigation.setViewControllers([fixture.root, below, Screen("new")], animated: true)
        throwBack(fixture)
        #expect(fixture.navigation.topViewController === top)
        #expect(fixture.navigation.viewControllers.contains(below))
    }
}
