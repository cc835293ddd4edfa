import Foundation
import HeadlessFixtures
import Testing
import UIKit

/// Changes of a stack without an animation, when the navigation controller itself comes or goes in the middle.
@MainActor
struct NavigationSwapTests {
    private final class Leaving: UIViewController {
        var onLeave: () -> Void = {}

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            let work = onLeave
            onLeave = {}
            work()
        }
    }

    private final class LeavingDelegate: NSObject, UINavigationControllerDelegate {
        var onWillShow: () -> Void = {}

        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) {
            let work = onWillShow
            onWillShow = {}
            work()
        }
    }

    /// Begins a transition and leaves its end to the test.
    private final class IdleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
        var context: (any UIViewControllerContextTransitioning)?

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            1
        }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            context = transitionContext
            transitionContext.view(forKey: .to).map(transitionContext.containerView.addSubview)
        }
    }

    @Test("F34: a screen that leaves may take the navigation controller off the window; all callbacks are in balance")
    func offTheWindow() {
        let stage = Stage()
        let leaving = Leaving()
        stage.navigation.pushViewController(leaving, animated: false)
        Headless.clock.settle()
        leaving.onLeave = { [weak stage] in stage?.window.rootViewController = UIViewController() }
        stage.navigation.popViewController(animated: false)
        Headless.clock.settle()
        #expect(Headless.warnings.isEmpty)
        #expect(stage.appearances().filter { $0 == "root didAppear" }.isEmpty)
    }

    @Test("F34: whoever hears of willShow may take the navigation controller off the window", arguments: [true, false])
    func offTheWindowOnHearing(willShowPrecedesAppearance: Bool) {
        let stage = Stage { $0.willShowPrecedesAppearance = willShowPrecedesAppearance }
        let delegate = LeavingDelegate()
        delegate.onWillShow = { [weak stage] in stage?.window.rootViewController = UIViewController() }
        stage.navigation.delegate = delegate
        _ = stage.log.take()
        stage.navigation.pushViewController(stage.next, animated: false)
        Headless.clock.settle()
        #expect(Headless.warnings.isEmpty)
        let next = stage.appearances().filter { $0.hasPrefix("next") }
        let comesAndGoes = ["next willAppear", "next willDisappear", "next didDisappear"]
        #expect(next == (willShowPrecedesAppearance ? [] : comesAndGoes))
    }

    // developer.apple.com: didShow is “called just after the navigation controller displays a view controller’s view”.
    @Test("didShow comes once, after the screen has appeared, when the navigation controller appears meanwhile")
    func ontoTheWindow() {
        let stage = Stage()
        let leaving = Leaving()
        let delegate = LoggedDelegate()
        stage.navigation.pushViewController(leaving, animated: false)
        Headless.clock.settle()
        stage.window.rootViewController = nil
        stage.navigation.delegate = delegate
        delegate.log = stage.log
        stage.window.addSubview(stage.navigation.view)
        _ = stage.log.take()
        leaving.onLeave = { [weak stage] in stage?.navigation.endAppearanceTransition() }
        stage.navigation.popViewController(animated: true)
        stage.navigation.view.layoutIfNeeded()
        Headless.clock.settle()
        let lines = stage.log.take().filter { $0.contains("did") }
        #expect(lines == ["root didAppear", "didShow root"])
        #expect(Headless.warnings.isEmpty)
    }

    // developer.apple.com: willShow is “called just before the navigation controller displays a view controller’s view”.
    @Test("didShow follows willShow also for a screen that was shown before another one was announced")
    func backToWhatWasShown() {
        let stage = Stage()
        let delegate = LoggedDelegate()
        delegate.log = stage.log
        stage.navigation.delegate = delegate
        stage.window.rootViewController = UIViewController()
        stage.navigation.pushViewController(stage.next, animated: true)
        Headless.clock.settle()
        _ = stage.log.take()
        stage.window.addSubview(stage.navigation.view)
        stage.navigation.popViewController(animated: true)
        stage.navigation.view.layoutIfNeeded()
        Headless.clock.settle()
        let lines = stage.log.take().filter { $0.contains("Show") }
        #expect(lines == ["willShow next", "willShow root", "didShow root"])
    }

    // developer.apple.com/documentation/uikit/uinavigationcontroller: “only one child view controller is visible at any
    // given time”.
    @Test("What a nested push leaves in the container is gone when the stack changes out of sight")
    func leftovers() {
        let stage = Stage()
        let (delegate, animator) = (LoggedDelegate(), IdleAnimator())
        delegate.animator = animator
        stage.navigation.delegate = delegate
        stage.navigation.pushViewController(stage.next, animated: true)
        Headless.clock.turn()
        stage.navigation.pushViewController(UIViewController(), animated: true)
        Headless.clock.turn()
        animator.context?.completeTransition(false)
        let container = stage.navigation.topViewController?.view.superview
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        stage.navigation.present(cover, animated: false)
        Headless.clock.settle()
        stage.navigation.popToRootViewController(animated: false)
        stage.navigation.dismiss(animated: false)
        Headless.clock.settle()
        #expect(container?.subviews.count == 1)
        #expect(container?.subviews.first === stage.navigation.topViewController?.view)
    }
}
