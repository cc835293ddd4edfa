import Testing
import TransitionAnimations
import TransitionCore
import TransitionTestSupport
import TransitionUIKit
import TransitionWorld
import UIKit

/// Changes of the whole stack, the Back button, and the rule.
@MainActor
struct NavigationStackTests {
    @Test(
        "P10, F29: an animated setViewControllers that is grabbed and thrown back leaves the stack as it was",
        arguments: [true, false], [true, false])
    func cancelledSet(keepsBoth: Bool, isPop: Bool) {
        var assumptions = Headless.Assumptions()
        assumptions.cancelledSetViewControllersKeepsBoth = keepsBoth
        let fixture = NavigationFixture(assumptions: assumptions)
        fixture.navigation.setNavigationTransition(.slide.duration(1).timing(.linear))
        let screens = [fixture.root, fixture.pushed("a"), fixture.pushed("b"), fixture.pushed("c")]
        let before = fixture.residue()
        let next = isPop ? [fixture.root, screens[1]] : [fixture.root, Screen("new", log: fixture.log)]
        fixture.navigation.setViewControllers(next, animated: true)
        Headless.clock.advance(by: 0.3)
        let touch = Headless.touch(at: CGPoint(x: 200, y: 400), in: fixture.window)
        for step in 1...20 {
            Headless.clock.advance(by: 1.0 / 60)
            touch.move(to: CGPoint(x: 200 + (isPop ? -8 : 8) * Double(step), y: 400))
        }
        touch.lift()
        fixture.settle()
        #expect(fixture.navigation.viewControllers == screens)
        #expect(fixture.residue() == before)
        // The screens on the stack work.
        fixture.swipeBack(to: 0.8)
        fixture.settle()
        #expect(fixture.navigation.viewControllers == Array(screens.dropLast()))
    }

    @Test("N4: the Back button plays the push backwards")
    func backButton() {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(.cover)
        let top = fixture.pushed("a")
        Headless.tap(at: CGPoint(x: 20, y: 22), in: fixture.window)
        Headless.clock.advance(by: 0.1)
        #expect((top.view.layer.presentation()?.transform.m42 ?? 0) > 1, "it sinks to where it came from")
        fixture.settle()
        #expect(fixture.navigation.viewControllers == [fixture.root])
    }

    @available(iOS 18.0, *)
    @Test("N19: a screen that prefers a transition of the system's gets it, both ways, and swipes back with the system")
    func preferred() {
        let fixture = NavigationFixture()
        let notes = NamedAnimator.Notes()
        fixture.navigation.setNavigationTransition(NamedAnimator("app.marked", notes))
        let own = Screen("own")
        own.preferredTransition = .crossDissolve
        fixture.navigation.pushViewController(own, animated: true)
        Headless.clock.turn()
        #expect(fixture.navigation.transitionCoordinator != nil, "it is animated")
        fixture.settle()
        #expect(notes.take().isEmpty)
        fixture.navigation.popViewController(animated: true)
        fixture.settle()
        fixture.navigation.pushViewController(own, animated: true)
        fixture.settle()
        fixture.swipeBack(to: 0.9)
        fixture.settle()
        #expect(fixture.navigation.viewControllers == [fixture.root])
        #expect(notes.take().isEmpty)
        // A screen that was pushed with its own animator keeps it.
        let both = Screen("both")
        both.preferredTransition = .crossDissolve
        fixture.navigation.pushViewController(both, transition: NamedAnimator("app.own", notes))
        fixture.settle()
        fixture.navigation.popViewController(animated: true)
        fixture.settle()
        #expect(notes.take() == ["app.own", "app.own"])
    }
}
