import Foundation
import HeadlessFixtures
import Testing
import UIKit

// developer.apple.com/documentation/uikit/uicontentcontainer/viewwilltransition(to:with:): called before the size
// changes, passed on to the children by super, with a coordinator to animate alongside.
@MainActor
struct RotationTests {
    private final class Listener: UIViewController {
        var log: [String] = []
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            log.append("\(Int(size.width))x\(Int(size.height)) from \(Int(view.bounds.width))")
            coordinator.animate { _ in
                self.log.append("alongside")
            } completion: { context in
                self.log.append("completion \(!context.isCancelled) at \(Int(self.view.bounds.width))")
            }
        }
    }

    private let expected = ["640x320 from 320", "alongside", "completion true at 640"]

    private func window(_ root: UIViewController) -> UIWindow {
        Headless.reset()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
        window.rootViewController = root
        window.makeKeyAndVisible()
        Headless.clock.settle()
        return window
    }

    @Test("Turning the device swaps the sides of the window")
    func rotate() {
        let listener = Listener()
        let window = window(listener)
        Headless.rotate(window)
        Headless.clock.settle()
        #expect(window.bounds.size == CGSize(width: 640, height: 320))
        #expect(listener.log == expected)
        Headless.rotate(window)
        Headless.clock.settle()
        #expect(window.bounds.size == CGSize(width: 320, height: 640))
        #expect(listener.log.count == 6)
    }

    @Test("Every controller down the containers hears of it once: the screens of a stack, the shown tab, children")
    func containers() {
        let root = Listener()
        let top = Listener()
        let child = Listener()
        let navigation = UINavigationController(rootViewController: root)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let window = window(tabs)
        navigation.pushViewController(top, animated: false)
        top.addChild(child)
        child.view.frame = top.view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        top.view.addSubview(child.view)
        child.didMove(toParent: top)
        Headless.clock.settle()
        Headless.rotate(window)
        Headless.clock.settle()
        #expect(top.log == expected)
        #expect(child.log == expected)
    }

    @Test(
        "A presented controller hears of it, and its presenter too",
        arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom])
    func presented(style: UIModalPresentationStyle) {
        let presenter = Listener()
        let window = window(UINavigationController(rootViewController: presenter))
        let modal = Listener()
        let top = Listener()
        let inside = UINavigationController(rootViewController: top)
        modal.modalPresentationStyle = style
        inside.modalPresentationStyle = style
        presenter.present(modal, animated: false)
        Headless.clock.settle()
        modal.present(inside, animated: false)
        Headless.clock.settle()
        Headless.rotate(window)
        Headless.clock.settle()
        #expect(top.log == expected)
        #expect(modal.log.prefix(2) == expected.prefix(2))
        #expect(presenter.log.prefix(2) == expected.prefix(2))
    }

    @Test("A controller that is presented in the place of a child hears of it")
    func presentedInAChild() {
        let child = Listener()
        let tabs = UITabBarController()
        tabs.viewControllers = [child]
        let window = window(tabs)
        let modal = Listener()
        child.definesPresentationContext = true
        modal.modalPresentationStyle = .overCurrentContext
        child.present(modal, animated: false)
        Headless.clock.settle()
        #expect(modal.presentingViewController === child)
        Headless.rotate(window)
        Headless.clock.settle()
        #expect(modal.log == expected)
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

        func cancel() {
            context?.completeTransition(false)
            context = nil
        }
    }

    @Test("A navigation controller lays out anew what stays after a cancelled pop, when the device was turned")
    func stackInTransit() {
        let screens = [UIViewController(), UIViewController()]
        let navigation = UINavigationController()
        navigation.setViewControllers(screens, animated: false)
        let window = window(navigation)
        let (delegate, animator) = (LoggedDelegate(), IdleAnimator())
        delegate.animator = animator
        navigation.delegate = delegate
        navigation.popViewController(animated: true)
        Headless.clock.turn()
        Headless.rotate(window)
        Headless.clock.settle()
        // The bar lays itself out when it is brought to rest, and with it all that needs it.
        func layOutAnew(_ view: UIView) {
            view.setNeedsLayout()
            view.subviews.forEach(layOutAnew)
        }
        layOutAnew(window)
        animator.cancel()
        Headless.clock.settle()
        #expect(navigation.topViewController === screens[1])
        #expect(screens[1].view.frame == window.bounds)
    }

    @Test("A tab bar controller lays out anew what came and went while the window was of another size")
    func tabsInTransit() {
        let screens = [UIViewController(), UIViewController(), UIViewController()]
        let tabs = UITabBarController()
        tabs.viewControllers = screens
        let window = window(tabs)
        let (delegate, animator) = (LoggedTabDelegate(), IdleAnimator())
        delegate.animator = animator
        tabs.delegate = delegate
        tabs.selectedIndex = 1
        Headless.rotate(window)
        Headless.clock.settle()
        screens[1].view.frame = window.bounds
        animator.context?.completeTransition(true)
        tabs.selectedIndex = 2
        Headless.rotate(window)
        Headless.clock.settle()
        animator.cancel()
        Headless.clock.settle()
        #expect(tabs.selectedViewController === screens[1])
        #expect(screens[1].view.frame == window.bounds)
    }

    @Test("A window without a controller, and one whose size stays, just change")
    func plain() {
        Headless.reset()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
        Headless.rotate(window)
        #expect(window.bounds.size == CGSize(width: 640, height: 320))
        let listener = Listener()
        let other = self.window(listener)
        Headless.resize(other, to: other.bounds.size)
        Headless.clock.settle()
        #expect(listener.log.isEmpty)
    }
}
