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
