import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// Changes of a stack while its container itself is in a transition.
@MainActor
struct NavigationUnseenTests {
    @Test("A pop while the tabs move is made without the animator that UIKit asked for, and nothing keeps the screen")
    func popDuringTabSwipe() {
        let fixture = NavigationFixture()
        let tabs = UITabBarController()
        fixture.window.rootViewController = nil
        tabs.viewControllers = [fixture.navigation, UIViewController()]
        fixture.window.rootViewController = tabs
        fixture.navigation.setNavigationTransition(.slide)
        tabs.setTabTransition(.slide, swipe: .fromAnywhere)
        weak var popped: UIViewController?
        popped = fixture.pushed("a")
        let touch = Headless.touch(at: CGPoint(x: 350, y: 400), in: fixture.window)
        for step in 1...6 {
            Headless.clock.advance(by: 1.0 / 60)
            touch.move(to: CGPoint(x: 350 - 30 * step, y: 400))
        }
        #expect(tabs.transitionCoordinator != nil)
        fixture.navigation.popViewController(animated: true)
        Headless.clock.turn()
        touch.lift()
        fixture.settle()
        #expect(fixture.navigation.viewControllers.count == 1)
        #expect(popped == nil)
    }
}
