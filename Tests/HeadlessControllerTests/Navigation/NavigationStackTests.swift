import Foundation
import HeadlessFixtures
import Testing
import UIKit

@MainActor
struct NavigationStackTests {
    private func controllers(_ names: String..., in stage: Stage) -> [LoggedController] {
        names.map { LoggedController($0, log: stage.log) }
    }

    @Test("Popping to a controller answers those that went, and frees nothing too early")
    func popTo() {
        let stage = Stage()
        let more = controllers("a", "b", "c", in: stage)
        for controller in more { stage.navigation.pushViewController(controller, animated: false) }
        Headless.clock.turn()
        let gone = stage.navigation.popToViewController(more[0], animated: true)
        #expect(gone == [more[1], more[2]])
        #expect(stage.navigation.viewControllers == [stage.root, more[0]])
        #expect(more[2].parent === stage.navigation)
        Headless.clock.settle()
        #expect(more[1].parent == nil)
        #expect(more[2].parent == nil)
        #expect(stage.navigation.popToRootViewController(animated: false) == [more[0]])
        #expect(stage.navigation.popToRootViewController(animated: false) == nil)
    }

    @Test("The root is never popped")
    func root() {
        let stage = Stage()
        #expect(stage.navigation.popViewController(animated: true) == nil)
        #expect(stage.navigation.viewControllers == [stage.root])
        #expect(stage.navigation.topViewController === stage.navigation.visibleViewController)
    }

    @Test("F82: setViewControllers is a pop if the new top was on the stack", arguments: [true, false])
    func operations(pops: Bool) {
        let stage = Stage { $0.settingControllersPopsToOnesOnTheStack = pops }
        let more = controllers("a", "b", in: stage)
        let delegate = LoggedDelegate()
        stage.navigation.delegate = delegate
        stage.navigation.setViewControllers([stage.root, more[0], more[1]], animated: true)
        Headless.clock.settle()
        stage.navigation.setViewControllers([stage.root, more[0]], animated: true)
        Headless.clock.settle()
        stage.navigation.setViewControllers([more[1]], animated: true)
        Headless.clock.settle()
        #expect(delegate.operations == [.push, pops ? .pop : .push, .push])
        #expect(stage.root.parent == nil)
    }

    @Test("F83: the setter is an unanimated change")
    func setter() {
        let stage = Stage()
        let more = controllers("a", in: stage)
        let delegate = LoggedDelegate()
        delegate.animator = BlockAnimator()
        stage.navigation.delegate = delegate
        stage.navigation.viewControllers = [stage.root, more[0]]
        #expect(delegate.operations.isEmpty)
        #expect(stage.navigation.transitionCoordinator == nil)
        Headless.clock.settle()
        #expect(more[0].view.window === stage.window)
    }

    @Test("A change below the top shows nothing, and moves the controllers all the same")
    func belowTheTop() {
        let stage = Stage()
        let more = controllers("a", "b", in: stage)
        stage.navigation.setViewControllers([stage.root, more[0], more[1]], animated: false)
        Headless.clock.turn()
        _ = stage.log.take()
        stage.navigation.setViewControllers([stage.root, more[1]], animated: true)
        #expect(stage.log.take() == ["a willMove out", "a didMove out"])
        #expect(stage.navigation.transitionCoordinator == nil)
        #expect(stage.navigation.navigationBar.backItem === stage.root.navigationItem)
    }

    @Test("Pushing a controller that is on the stack already is an exception")
    func twice() {
        let stage = Stage()
        var raised: [String] = []
        Headless.exceptionHandler = { raised.append($0) }
        defer { Headless.exceptionHandler = nil }
        stage.navigation.pushViewController(stage.root, animated: true)
        stage.navigation.popToViewController(stage.next, animated: true)
        #expect(raised.count == 2)
        #expect(stage.navigation.viewControllers == [stage.root])
    }

    @Test("Popped controllers, animators and interaction controllers are freed")
    func lifetimes() {
        let stage = Stage()
        let delegate = LoggedDelegate()
        stage.navigation.delegate = delegate
        weak var popped: UIViewController?
        weak var animator: BlockAnimator?
        weak var interaction: UIPercentDrivenInteractiveTransition?
        do {
            let controller = LoggedController("a", log: stage.log)
            popped = controller
            stage.navigation.pushViewController(controller, animated: false)
            Headless.clock.turn()
        }
        do {
            let (first, second) = (BlockAnimator(), UIPercentDrivenInteractiveTransition())
            second.wantsInteractiveStart = false
            (animator, interaction) = (first, second)
            (delegate.animator, delegate.interaction) = (first, second)
            stage.navigation.popViewController(animated: true)
            Headless.clock.turn()
            (delegate.animator, delegate.interaction) = (nil, nil)
        }
        #expect(popped != nil)
        #expect(animator != nil)
        #expect(interaction != nil)
        Headless.clock.settle()
        #expect(popped == nil)
        #expect(animator == nil)
        #expect(interaction == nil)
    }

    @Test("F109: the delegate is weak, and the navigation controller is freed with its stack")
    func weakness() {
        Headless.reset()
        weak var freed: UINavigationController?
        weak var root: UIViewController?
        do {
            let window = UIWindow(frame: UIScreen.main.bounds)
            let controller = UIViewController()
            let navigation = UINavigationController(rootViewController: controller)
            navigation.delegate = LoggedDelegate()
            #expect(navigation.delegate == nil)
            window.rootViewController = navigation
            window.makeKeyAndVisible()
            Headless.clock.settle()
            (freed, root) = (navigation, controller)
            window.rootViewController = nil
        }
        Headless.clock.settle()
        #expect(freed == nil)
        #expect(root == nil)
    }

    @Test("P59: what a delegate implements is asked when it is set, and not again")
    func delegateCache() {
        final class Chooser: NSObject, UINavigationControllerDelegate, Headless.SelectiveDelegate {
            var choice = false
            var asked = 0
            var calls = 0

            func responds(toOptional method: String) -> Bool? {
                asked += 1
                return method == "navigationController(_:animationControllerFor:from:to:)" && choice
            }

            func navigationController(
                _ navigationController: UINavigationController,
                animationControllerFor operation: UINavigationController.Operation,
                from fromVC: UIViewController,
                to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? {
                calls += 1
                return nil
            }
        }
        let stage = Stage()
        let delegate = Chooser()
        stage.navigation.delegate = delegate
        let asked = delegate.asked
        #expect(asked > 0)
        delegate.choice = true
        stage.navigation.pushViewController(stage.next, animated: true)
        Headless.clock.settle()
        #expect(delegate.calls == 0)
        #expect(delegate.asked == asked)
        stage.navigation.delegate = nil
        stage.navigation.delegate = delegate
        stage.navigation.popViewController(animated: true)
        Headless.clock.settle()
        #expect(delegate.calls == 1)
    }

    @Test("A delegate without optional methods behaves as if it had none")
    func bareDelegate() {
        final class Bare: NSObject, UINavigationControllerDelegate {}
        let stage = Stage()
        let delegate = Bare()
        stage.navigation.delegate = delegate
        #expect(stage.navigation.supportedInterfaceOrientations == .allButUpsideDown)
        stage.navigation.pushViewController(stage.next, animated: true)
        Headless.clock.settle()
        #expect(stage.next.view.window != nil)
    }

    @Test("A change of the stack may wait for the layout pass; asking for the coordinator starts it")
    func deferred() {
        let stage = Stage { $0.navigationStartsInLayoutPass = true }
        stage.navigation.pushViewController(stage.next, animated: true)
        #expect(stage.navigation.topViewController === stage.next)
        #expect(!stage.next.isViewLoaded)
        #expect(stage.navigation.transitionCoordinator != nil)
        #expect(stage.next.isViewLoaded)
        Headless.clock.settle()
        let third = LoggedController("third", log: stage.log)
        stage.navigation.pushViewController(third, animated: true)
        #expect(!third.isViewLoaded)
        Headless.clock.turn()
        #expect(third.isViewLoaded)
        Headless.clock.settle()
        #expect(third.view.window != nil)
    }

    @Test("Two changes that wait for the same layout pass become one")
    func merged() {
        let stage = Stage { $0.navigationStartsInLayoutPass = true }
        let delegate = LoggedDelegate()
        stage.navigation.delegate = delegate
        let third = LoggedController("third", log: stage.log)
        stage.navigation.pushViewController(stage.next, animated: true)
        stage.navigation.pushViewController(third, animated: true)
        Headless.clock.settle()
        #expect(delegate.operations == [.push])
        #expect(third.view.window != nil)
        #expect(!stage.next.isViewLoaded)
        #expect(stage.appearances().filter { $0.hasPrefix("next") }.isEmpty)
        #expect(Headless.warnings.isEmpty)
    }

    @Test("What comes and goes again while it waits for the layout pass is a child no more", arguments: [true, false])
    func mergedAway(comesBack: Bool) {
        let stage = Stage { $0.navigationStartsInLayoutPass = true }
        weak var gone: UIViewController?
        if comesBack {
            stage.navigation.pushViewController(stage.next, animated: false)
            Headless.clock.settle()
            _ = stage.log.take()
            stage.navigation.popViewController(animated: true)
            stage.navigation.pushViewController(stage.next, animated: true)
        } else {
            let new = UIViewController()
            gone = new
            stage.navigation.pushViewController(new, animated: true)
            stage.navigation.popViewController(animated: true)
        }
        Headless.clock.settle()
        #expect(gone == nil)
        #expect(stage.navigation.children == stage.navigation.viewControllers)
        #expect(stage.navigation.viewControllers.count == (comesBack ? 2 : 1))
        #expect(stage.appearances().isEmpty)
        if comesBack { #expect(stage.next.parent === stage.navigation && !stage.next.isMovingFromParent) }
    }
}
