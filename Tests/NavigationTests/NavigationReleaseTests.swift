import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// Who leads a change, and the state after one that did not happen.
@MainActor
struct NavigationReleaseTests {
    /// Refuses pops, as a controller with unsaved changes does.
    final class Refusing: UINavigationController {
        var refuses = true

        @discardableResult
        override func popViewController(animated: Bool) -> UIViewController? {
            refuses ? nil : super.popViewController(animated: animated)
        }
    }

    @Test("P4: after a pop that was refused the next change is no finger's", arguments: [true, false])
    func refusedPop(startsInLayoutPass: Bool) {
        Headless.reset()
        Headless.assumptions.navigationStartsInLayoutPass = startsInLayoutPass
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let navigation = Refusing(rootViewController: Screen("root"))
        navigation.pushViewController(Screen("a"), animated: false)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        Headless.clock.settle()
        navigation.setNavigationTransition(.push)
        let touch = Headless.touch(at: CGPoint(x: 2, y: 400), in: window)
        for x in [40, 80, 120] {
            Headless.clock.advance(by: 1.0 / 60)
            touch.move(to: CGPoint(x: CGFloat(x), y: 400))
        }
        navigation.pushViewController(Screen("b"), animated: true)
        Headless.clock.turn()
        #expect(navigation.transitionCoordinator?.isInteractive == false)
        #expect(Headless.clock.settle(), "nobody waits for a finger")
        #expect(navigation.viewControllers.count == 3)
        touch.lift()
        // The same again, with the finger lifted first.
        Headless.swipe(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 380, y: 400), duration: 0.3, in: window)
        #expect(navigation.viewControllers.count == 3)
        navigation.refuses = false
        navigation.popViewController(animated: true)
        Headless.clock.turn()
        #expect(navigation.transitionCoordinator?.isInteractive == false)
        #expect(Headless.clock.settle())
        #expect(navigation.viewControllers.count == 2)
    }

    /// An app's delegate with an animator and an interaction controller of its own.
    final class Leading: NSObject, UINavigationControllerDelegate {
        final class Slow: NSObject, UIViewControllerAnimatedTransitioning {
            func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
            func animateTransition(using context: any UIViewControllerContextTransitioning) {
                guard let to = context.view(forKey: .to) else { return context.completeTransition(false) }
                context.containerView.addSubview(to)
                to.alpha = 0
                UIView.animate(withDuration: 1) {
                    to.alpha = 1
                } completion: { _ in
                    to.alpha = 1
                    context.completeTransition(!context.transitionWasCancelled)
                }
            }
        }
        let interaction = UIPercentDrivenInteractiveTransition()

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Slow() }

        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    }

    @Test("What is left to the app's delegate is led by the app's interaction controller", arguments: [true, false])
    func appLeads(finishes: Bool) {
        let fixture = NavigationFixture()
        let app = Leading()
        fixture.navigation.delegate = app
        fixture.navigation.setNavigationTransition { _, _, _ in nil }
        fixture.push("a")
        Headless.clock.advance(by: 2)
        #expect(fixture.navigation.transitionCoordinator?.isInteractive == true, "it waits for the app")
        if finishes { app.interaction.finish() } else { app.interaction.cancel() }
        fixture.settle()
        #expect(fixture.navigation.viewControllers.count == (finishes ? 2 : 1))
    }

    @Test("F29: a cancelled change puts back only the stack that UIKit leaves, not one that the app has made meanwhile")
    func undoneMeanwhile() {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(.slide.duration(1).timing(.linear))
        let (a, b) = (fixture.pushed("a"), fixture.pushed("b"))
        fixture.navigation.setViewControllers([fixture.root, Screen("new")], animated: true)
        Headless.clock.advance(by: 0.3)
        let touch = Headless.touch(at: CGPoint(x: 200, y: 400), in: fixture.window)
        for step in 1...20 {
            Headless.clock.advance(by: 1.0 / 60)
            touch.move(to: CGPoint(x: 200 + 8 * Double(step), y: 400))
        }
        touch.lift()
        // Before the transition is over the app removes a screen from below the top.
        let mine = [fixture.root, b]
        fixture.navigation.setViewControllers(mine, animated: false)
        fixture.settle()
        #expect(fixture.navigation.viewControllers.contains(a) == false)
        #expect(fixture.navigation.viewControllers.contains(b))
    }

    @Test("F29: a screen that the app has put below the top meanwhile stays when a change is called off")
    func undoneWithNewcomer() {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(.slide.duration(1).timing(.linear))
        let (a, b, below) = (fixture.pushed("a"), fixture.pushed("b"), Screen("below"))
        // The top screen stays, so UIKit does not call the delegate.
        fixture.navigation.setViewControllers([fixture.root, below, a, b], animated: false)
        fixture.settle()
        fixture.navigation.setViewControllers([fixture.root, below, Screen("new")], animated: true)
        Headless.clock.advance(by: 0.3)
        let touch = Headless.touch(at: CGPoint(x: 200, y: 400), in: fixture.window)
        for step in 1...20 {
            Headless.clock.advance(by: 1.0 / 60)
            touch.move(to: CGPoint(x: 200 + 8 * Double(step), y: 400))
        }
        touch.lift()
        fixture.settle()
        #expect(fixture.navigation.topViewController === b)
        #expect(fixture.navigation.viewControllers.contains(below))
    }

    @Test("P52: two that play at the same time are led, grabbed and called off each for itself")
    func twoAtOnce() throws {
        let fixture = NavigationFixture()
        let second = UINavigationController(rootViewController: Screen("other"))
        let other = UIWindow(frame: fixture.window.bounds)
        other.rootViewController = second
        other.isHidden = false
        fixture.settle()
        for navigation in [fixture.navigation, second] {
            navigation.setNavigationTransition(.slide.duration(1).timing(.linear))
            navigation.pushViewController(Screen("first"), animated: false)
        }
        fixture.settle()
        let top = try #require(fixture.navigation.topViewController?.view)
        var (heard, heardThere): ([TransitionEvent], [TransitionEvent]) = ([], [])
        fixture.navigation.transitions.onEvent = { heard.append($0) }
        second.transitions.onEvent = { heardThere.append($0) }
        // One transition is held by a finger, the other plays by itself.
        let touch = Headless.touch(at: CGPoint(x: 2, y: 400), in: fixture.window)
        for x in [40, 80, 120] {
            Headless.clock.advance(by: 1.0 / 60)
            touch.move(to: CGPoint(x: CGFloat(x), y: 400))
        }
        let there = Screen("second")
        second.pushViewController(there, animated: true)
        Headless.clock.advance(by: 0.5)
        let held = top.layer.transform.m41
        #expect(fixture.navigation.transitionCoordinator?.isInteractive == true)
        #expect(second.transitionCoordinator?.isInteractive == false)
        #expect(try #require(there.view.layer.presentation()).transform.m41 > 100)
        #expect(held > 60 && held < 160)
        Headless.clock.advance(by: 1)
        #expect(second.transitionCoordinator == nil && second.viewControllers.count == 3)
        #expect(top.layer.transform.m41 == held, "the finger's is where it was")
        touch.move(to: CGPoint(x: 60, y: 400))
        touch.cancel()
        fixture.settle()
        #expect(fixture.navigation.viewControllers.count == 2)
        #expect(heard.last == .cancelled && heardThere.last == .finished)
        #expect(!heard.contains(.finished) && !heardThere.contains(.cancelled))
    }
}
