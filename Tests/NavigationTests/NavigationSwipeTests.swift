import Testing
import TransitionAnimations
import TransitionCore
@testable import TransitionUIKit
import TransitionWorld
import UIKit

/// The swipe back, by touches injected at the window.
@MainActor
struct NavigationSwipeTests {
    @Test("Right-to-left layout swipes from the right edge")
    func rightToLeft() {
        let fixture = NavigationFixture()
        fixture.navigation.view.semanticContentAttribute = .forceRightToLeft
        fixture.navigation.setNavigationTransition(.push)
        fixture.pushed("a")
        fixture.swipeBack(to: 0.8)
        fixture.settle()
        #expect(fixture.navigation.viewControllers.count == 2)
        fixture.swipeBack(to: 0.8, isRightToLeft: true)
        fixture.settle()
        #expect(fixture.navigation.viewControllers.count == 1)
    }

    @Test("N6: from anywhere, if asked for; not upwards")
    func anywhere() {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(.push, options: .init(swipe: .fromAnywhere))
        fixture.pushed("a")
        Headless.swipe(from: CGPoint(x: 150, y: 600), to: CGPoint(x: 160, y: 200), duration: 0.3, in: fixture.window)
        fixture.settle()
        #expect(fixture.navigation.viewControllers.count == 2)
        Headless.swipe(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 370, y: 410), duration: 0.3, in: fixture.window)
        fixture.settle()
        #expect(fixture.navigation.viewControllers.count == 1)
    }

    @Test("P4, N7: a swipe on the root does nothing, and the next push is no finger's")
    func onRoot() {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(.push)
        fixture.swipeBack(to: 0.8)
        fixture.settle()
        #expect(fixture.navigation.viewControllers.count == 1)
        fixture.push("a")
        Headless.clock.advance(by: 0.05)
        #expect(fixture.navigation.transitionCoordinator?.isInteractive == false)
        fixture.settle()
        #expect(fixture.navigation.viewControllers.count == 2)
    }

    @Test("N16, P27, F81: nobody switches the system's recognisers off, and yet one swipe goes back by one screen")
    func systemGestures() {
        let fixture = NavigationFixture()
        let own = fixture.navigation.interactivePopGestureRecognizer
        let content = fixture.navigation.interactiveContentPopGestureRecognizer
        let before = fixture.navigation.view.gestureRecognizers?.count
        fixture.navigation.setNavigationTransition(.push)
        #expect(own?.isEnabled == true && content?.isEnabled == true)
        ["a", "b", "c"].forEach { fixture.pushed($0) }
        fixture.swipeBack(to: 0.9)
        fixture.settle()
        #expect(fixture.navigation.viewControllers.count == 3)
        fixture.navigation.setNavigationTransition(nil)
        #expect(fixture.navigation.view.gestureRecognizers?.count == before)
        #expect(fixture.navigation.delegate == nil && fixture.navigation.navigationTransitionAdapter == nil)
        fixture.swipeBack(to: 0.9)
        fixture.settle()
        #expect(fixture.navigation.viewControllers.count == 2, "the system's")
    }
}
