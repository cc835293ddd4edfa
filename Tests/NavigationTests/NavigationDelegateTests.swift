import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// The app's own delegate, rules, animators for single pushes, and which animator is paired with which screen.
@MainActor
struct NavigationDelegateTests {
    @Test("A push with an animator of its own needs no transition for the rest; the system's swipe comes back after it")
    func overrideOnly() {
        let notes = NamedAnimator.Notes()
        let fixture = NavigationFixture()
        fixture.navigation.pushViewController(Screen("a"), transition: NamedAnimator("special", notes))
        fixture.settle()
        #expect(notes.take() == ["special"])
        fixture.swipeBack(to: 0.9)
        fixture.settle()
        #expect(notes.take() == ["special"])
        #expect(fixture.navigation.viewControllers.count == 1)
        fixture.pushed("plain")
        #expect(notes.take() == [])
        // F78: the system's swipe begins only if the proxy no longer has the animator method.
        fixture.swipeBack(to: 0.9)
        fixture.settle()
        #expect(fixture.navigation.viewControllers.count == 1)
    }

    @Test("P56: the bar moves along with the transition, under a finger too, and blocks alongside are animated")
    func bar() throws {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(.slide)
        fixture.push("a")
        let beside = UIView()
        fixture.window.addSubview(beside)
        let isQueued = fixture.navigation.transitionCoordinator?.animate(alongsideTransition: { _ in beside.alpha = 0 })
        Headless.clock.advance(by: 0.2)
        func movingInBar() -> Int {
            func count(_ layer: CALayer) -> Int {
                let own = (layer.animationKeys() ?? []).isEmpty ? 0 : 1
                return own + (layer.sublayers ?? []).reduce(0) { $0 + count($1) }
            }
            return count(fixture.navigation.navigationBar.layer)
        }
        #expect(movingInBar() > 0)
        if isQueued == true {
            let shown = try #require(beside.layer.presentation()?.opacity)
            #expect(shown > 0.05 && shown < 0.95)
        }
        fixture.settle()
        #expect(movingInBar() == 0)
        let touch = Headless.touch(at: CGPoint(x: 2, y: 400), in: fixture.window)
        for x in [60, 120, 195] {
            Headless.clock.advance(by: 1.0 / 60)
            touch.move(to: CGPoint(x: CGFloat(x), y: 400))
        }
        Headless.clock.advance(by: 1)
        #expect(movingInBar() > 0)
        touch.lift()
        fixture.settle()
        #expect(movingInBar() == 0)
    }
}
