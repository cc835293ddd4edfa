import Testing
import TransitionAnimations
import TransitionCore
import TransitionTestSupport
import TransitionUIKit
import TransitionWorld
import UIKit

/// Taps, selections in code, the app's delegate, More, and changes without animation.
@MainActor
struct TabSelectionTests {
    @Test(
        "T1: a tap plays the animator, or only swipes do",
        arguments: [.animated, .immediate] as [TabTransitionOptions.Taps])
    func taps(taps: TabTransitionOptions.Taps) {
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(.slide, options: .init(taps: taps, swipe: .fromAnywhere))
        fixture.tap(1)
        Headless.clock.advance(by: 0.1)
        #expect((fixture.tabs.transitionCoordinator != nil) == (taps == .animated))
        fixture.settle()
        #expect(fixture.shown == "b")
        fixture.tabs.selectedIndex = 2
        Headless.clock.turn()
        #expect((fixture.tabs.transitionCoordinator != nil) == (taps == .animated))
        fixture.settle()
        #expect(fixture.app.log.take() == ["shouldSelect b", "didSelect b"])
        fixture.swipe(from: 0.1, to: 0.6)
        fixture.settle()
        #expect(fixture.shown == "b")
        fixture.expectBalance()
    }

    @Test("T6, P48: the app's delegate hears a tap exactly once, set before or after", arguments: [true, false])
    func hearsOnce(before: Bool) {
        let fixture = TabFixture()
        if !before { fixture.tabs.delegate = nil }
        fixture.tabs.setTabTransition(.fade)
        if !before { fixture.tabs.transitions.delegate = fixture.app }
        fixture.tap(1)
        fixture.settle()
        fixture.tap(1)
        fixture.settle()
        let each = ["shouldSelect b", "didSelect b"]
        #expect(fixture.app.log.take() == each + each)
        #expect(fixture.tabs.transitions.delegate === fixture.app)
        fixture.app.refused = ["c"]
        fixture.tap(2)
        fixture.settle()
        #expect(fixture.shown == "b")
        #expect(fixture.app.log.take() == ["shouldSelect c"])
    }

    /// A delegate with an animator of its own.
    final class AnimatingDelegate: NSObject, UITabBarControllerDelegate {
        var asked: [String] = []
        final class Instant: NSObject, UIViewControllerAnimatedTransitioning {
            func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }
            func animateTransition(using context: any UIViewControllerContextTransitioning) {
                if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
                context.completeTransition(true)
            }
        }

        func tabBarController(
            _ tabBarController: UITabBarController,
            animationControllerForTransitionFrom fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            asked.append(toVC.title ?? "?")
            return Instant()
        }

        func tabBarControllerSupportedInterfaceOrientations(
            _ tabBarController: UITabBarController
        ) -> UIInterfaceOrientationMask { .landscape }
    }

    @Test("What the rule leaves to others is asked of the app's delegate, and is not swiped to")
    func forwardsAnimation() {
        let fixture = TabFixture()
        let app = AnimatingDelegate()
        fixture.tabs.delegate = app
        fixture.tabs.setTabTransition(options: .init(swipe: .fromAnywhere)) { _, to in
            to.title == "b" ? CatalogueAnimator.slide : nil
        }
        fixture.tap(1)
        fixture.settle()
        #expect(app.asked.isEmpty)
        fixture.tap(2)
        fixture.settle()
        #expect(app.asked == ["c"])
        fixture.tap(1)
        fixture.settle()
        fixture.swipe(from: 0.9, to: 0.1)
        fixture.settle()
        #expect(fixture.shown == "b")
        // T14
        #expect(fixture.tabs.supportedInterfaceOrientations == .landscape)
        fixture.tabs.transitions.delegate = nil
        #expect(fixture.tabs.supportedInterfaceOrientations != .landscape)
    }

    @Test("P39, F86: for the tab that is there, and outside of a window, the delegate itself answers nil")
    func answersNil() {
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(.slide)
        fixture.tap(0)
        #expect(fixture.tabs.transitionCoordinator == nil)
        let (a, b) = (fixture.screens[0], fixture.screens[1])
        let proxy = fixture.tabs.delegate
        #expect(proxy?.tabBarController(fixture.tabs, animationControllerForTransitionFrom: a, to: a) == nil)
        fixture.window.rootViewController = UIViewController()
        Headless.clock.settle()
        #expect(proxy?.tabBarController(fixture.tabs, animationControllerForTransitionFrom: a, to: b) == nil)
    }

    @Test("T10: no tabs, one tab, and tabs that come and go", arguments: [0, 1])
    func fewTabs(count: Int) {
        let fixture = TabFixture(tabs: count)
        fixture.tabs.setTabTransition(.cube, options: .init(swipe: .fromAnywhere, wraps: true))
        fixture.swipe(from: 0.9, to: 0.1)
        fixture.swipe(from: 0.1, to: 0.9)
        Headless.clock.settle()
        #expect(fixture.tabs.transitionCoordinator == nil)
        fixture.tabs.viewControllers = nil
        fixture.swipe(from: 0.9, to: 0.1)
        Headless.clock.settle()
        fixture.tabs.viewControllers = [Screen("x"), Screen("y")]
        Headless.clock.settle()
        fixture.swipe(from: 0.9, to: 0.1)
        Headless.clock.settle()
        #expect(fixture.tabs.selectedViewController?.title == "y")
    }

    @Test("T10: tabs that are replaced under a finger")
    func replacedInFlight() {
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(.cube, swipe: .fromAnywhere)
        let touch = fixture.drag(from: 0.9, over: 0.4)
        fixture.tabs.viewControllers = [fixture.screens[2]]
        Headless.clock.advance(by: 0.1)
        touch.move(to: CGPoint(x: 30, y: 400))
        touch.lift()
        fixture.settle()
        #expect(fixture.shown == "c")
        #expect(CATransform3DIsIdentity(fixture.screens[2].view.layer.transform))
    }

    @Test(
        "A swipe back within More goes back in the navigation controller that is shown there, ours or the system's",
        arguments: [SwipeOrigin.fromEdge, .fromAnywhere], [true, false])
    func withinMore(origin: SwipeOrigin, isOurs: Bool) {
        let fixture = TabFixture(tabs: 7)
        let navigation = UINavigationController(rootViewController: Screen("inner"))
        navigation.pushViewController(Screen("innermost"), animated: false)
        fixture.tabs.viewControllers?[5] = navigation
        fixture.tabs.selectedIndex = 5
        Headless.clock.settle()
        if isOurs {
            navigation.setNavigationTransition(.slide, options: .init(swipe: origin))
        } else {
            // Only what is pushed so is ours, and what is above it the system's.
            navigation.pushViewController(Screen("special"), transition: .slide)
            Headless.clock.settle()
            navigation.pushViewController(Screen("plain"), animated: false)
        }
        let count = navigation.viewControllers.count
        Headless.clock.settle()
        if isOurs, let more = fixture.tabs.moreNavigationController.interactivePopGestureRecognizer {
            let ours = (navigation.view.gestureRecognizers ?? []).filter {
                $0.delegate?.gestureRecognizer($0, shouldBeRequiredToFailBy: more) == true
            }
            #expect(!ours.isEmpty, "More's own swipe back does not wait for the one within")
        }
        Headless.swipe(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 370, y: 400), duration: 0.3, in: fixture.window)
        #expect(Headless.clock.settle())
        #expect(navigation.viewControllers.count == count - 1)
        #expect(navigation.view.window === fixture.window, "More has not gone back")
    }

    @Test("T10, P39, F90: More is tapped like a tab, and never swiped to, from or within")
    func more() {
        let fixture = TabFixture(tabs: 7)
        fixture.tabs.setTabTransition(.slide, swipe: .fromAnywhere)
        func settle() {
            #expect(Headless.clock.settle())
            #expect(fixture.tabs.transitionCoordinator == nil)
        }
        fixture.tabs.selectedIndex = 3
        fixture.settle()
        fixture.swipe(from: 0.9, to: 0.1)
        fixture.settle()
        #expect(fixture.shown == "d")
        fixture.tap(4)
        #expect(fixture.tabs.transitionCoordinator != nil)
        settle()
        #expect(fixture.tabs.selectedViewController === fixture.tabs.moreNavigationController)
        #expect(fixture.tabs.selectedIndex == NSNotFound)
        fixture.swipe(from: 0.1, to: 0.9)
        settle()
        #expect(fixture.tabs.selectedViewController === fixture.tabs.moreNavigationController)
        // A controller picked in More's list is pushed there.
        fixture.tabs.selectedIndex = 5
        settle()
        #expect(fixture.screens[5].view.window === fixture.window)
        // A swipe there may go back in More's stack, as in any, but leads to no other tab.
        for (start, end) in [(0.9, 0.1), (0.1, 0.9)] {
            fixture.swipe(from: start, to: end)
            settle()
            #expect(fixture.tabs.selectedViewController === fixture.tabs.moreNavigationController)
        }
        fixture.tap(0)
        settle()
        #expect(fixture.shown == "a")
        fixture.tabs.selectedViewController = fixture.tabs.moreNavigationController
        settle()
        fixture.tap(1)
        settle()
        #expect(fixture.shown == "b")
    }

    /// A navigation controller whose delegate must not be used, like an image picker.
    final class Picker: UINavigationController {}

    @Test("T10: subclasses of navigation controllers are tabs like others")
    func pickers() {
        let fixture = TabFixture()
        let pickers = (0..<2).map { Picker(rootViewController: Screen("picker \($0)")) }
        fixture.tabs.viewControllers = [fixture.screens[0]] + pickers
        fixture.tabs.setTabTransition(.cube, swipe: .fromAnywhere)
        for end in [1, 2] {
            fixture.swipe(from: 0.9, to: 0.1)
            Headless.clock.settle()
            #expect(fixture.tabs.selectedIndex == end)
        }
        fixture.tap(0)
        Headless.clock.settle()
        #expect(fixture.shown == "a")
    }

    @Test("T14: the status bar asks the selected tab; that is UIKit's own doing, also while a change is held")
    func statusBar() {
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(.slide, swipe: .fromAnywhere)
        fixture.swipe(from: 0.9, to: 0.2)
        fixture.settle()
        #expect(fixture.tabs.childForStatusBarStyle === fixture.screens[1])
        #expect(fixture.tabs.childForStatusBarHidden === fixture.screens[1])
    }
}
