import Testing
import TransitionAnimations
import TransitionCore
@testable import TransitionUIKit
import TransitionWorld
import UIKit

/// The fate of a transition when other code sets the navigation controller's delegate.
@MainActor
struct NavigationReplacedDelegateTests {
    @Test(
        "Who replaces the delegate has the system's swipe back, from the first one on",
        arguments: [.fromEdge, .fromAnywhere, .off] as [SwipeOrigin], [true, false])
    func firstSwipe(place: SwipeOrigin, isNil: Bool) {
        let fixture = NavigationFixture()
        let app = AppDelegate()
        fixture.navigation.setNavigationTransition(.slide, options: .init(swipe: place))
        ["a", "b", "c"].forEach { fixture.pushed($0) }
        fixture.navigation.delegate = isNil ? nil : app
        fixture.swipeBack(to: 0.9)
        fixture.settle()
        #expect(fixture.navigation.viewControllers.count == 3)
        fixture.swipeBack(to: 0.9)
        fixture.settle()
        #expect(fixture.navigation.viewControllers.count == 2)
        if !isNil { #expect(app.log.take().contains("didShow b true")) }
        if place != .off { #expect(fixture.navigation.navigationTransitionAdapter == nil) }
    }

    @Test("A delegate that was replaced is noticed at the next touch, before the push that it leads to")
    func noticedAtTouch() {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(.slide)
        let app = AppDelegate()
        fixture.navigation.delegate = app
        let touch = Headless.touch(at: CGPoint(x: 200, y: 400), in: fixture.window)
        Headless.clock.turn()
        #expect(fixture.navigation.navigationTransitionAdapter == nil)
        touch.lift()
        fixture.settle()
        #expect(fixture.navigation.delegate === app)
    }

    /// Another library's proxy: it receives every call and passes it on to the delegate that it found.
    final class SecondProxy: NSObject, UINavigationControllerDelegate, Headless.SelectiveDelegate {
        weak var next: (any UINavigationControllerDelegate)?
        let log = Log()
        private var depth = 0

        /// Stops endless recursion, which would end the process and not only the test.
        private func once<Answer>(_ work: () -> Answer?) -> Answer? {
            guard depth < 4 else {
                Issue.record("asked in circles")
                return nil
            }
            depth += 1
            defer { depth -= 1 }
            return work()
        }

        func responds(toOptional method: String) -> Bool? {
            if method.contains("Show:") { return true }
            guard let next else { return false }
            return once { (next as? any Headless.SelectiveDelegate)?.responds(toOptional: method) }
        }

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            guard let next else {
                Headless.methodIsAbsent()
                return nil
            }
            return once {
                next.navigationController(
                    navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
            }
        }

        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            guard let next else {
                Headless.methodIsAbsent()
                return nil
            }
            return once {
                next.navigationController(navigationController, interactionControllerFor: animationController)
            }
        }

        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) {
            log.note("willShow \(viewController.title ?? "?")")
            _ = once { next?.navigationController(navigationController, willShow: viewController, animated: animated) }
        }

        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) {
            log.note("didShow \(viewController.title ?? "?")")
            _ = once { next?.navigationController(navigationController, didShow: viewController, animated: animated) }
        }

        func navigationControllerSupportedInterfaceOrientations(
            _ navigationController: UINavigationController
        ) -> UIInterfaceOrientationMask {
            guard let next else {
                Headless.methodIsAbsent()
                return .all
            }
            return once { next.navigationControllerSupportedInterfaceOrientations(navigationController) } ?? .all
        }
    }

    @Test(
        "Two proxies that each have the other behind them hear everything once, whichever is in front",
        arguments: [true, false])
    func twoProxies(isOursInFront: Bool) {
        let fixture = NavigationFixture()
        let second = SecondProxy()
        let usual = fixture.navigation.supportedInterfaceOrientations
        fixture.navigation.delegate = second
        fixture.navigation.setNavigationTransition(.slide)
        fixture.pushed("a")
        #expect(second.log.take() == ["willShow a", "didShow a"], "ours in front of theirs")
        second.next = fixture.navigation.delegate
        fixture.navigation.delegate = second
        if isOursInFront { fixture.navigation.setNavigationTransition(.cube) }
        fixture.pushed("b")
        #expect(second.log.take() == ["willShow b", "didShow b"])
        fixture.navigation.popViewController(animated: true)
        fixture.settle()
        #expect(second.log.take() == ["willShow a", "didShow a"])
        #expect(fixture.navigation.supportedInterfaceOrientations == usual)
    }
}
