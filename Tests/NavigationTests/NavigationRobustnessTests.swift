import Testing
import TransitionAnimations
import TransitionTestSupport
import TransitionWorld
import UIKit

@testable import TransitionCore
@testable import TransitionPlayback
@testable import TransitionUIKit

/// Bad input and bad moments: an un-animated change or a clean end, never a trap.
@MainActor
struct NavigationRobustnessTests {
    /// A hand-made context, for values that UIKit seldom gives.
    final class Context: NSObject, UIViewControllerContextTransitioning {
        let containerView = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        var views: [UITransitionContextViewKey: UIView] = [:]
        var isAnimated = true
        var isInteractive = false
        var transitionWasCancelled = false
        var presentationStyle: UIModalPresentationStyle { .none }
        var targetTransform: CGAffineTransform { .identity }
        var completions: [Bool] = []
        func updateInteractiveTransition(_ percentComplete: CGFloat) {}
        func finishInteractiveTransition() {}
        func cancelInteractiveTransition() { transitionWasCancelled = true }
        func pauseInteractiveTransition() {}
        func completeTransition(_ didComplete: Bool) { completions.append(didComplete) }
        func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
        func view(forKey key: UITransitionContextViewKey) -> UIView? { views[key] }
        func initialFrame(for vc: UIViewController) -> CGRect { .zero }
        func finalFrame(for vc: UIViewController) -> CGRect { .zero }
    }

    @Test(
        "P46: a context whose views are nil still completes, once",
        arguments: [[], [.to], [.from]] as [[UITransitionContextViewKey]])
    func nilViews(present: [UITransitionContextViewKey]) {
        Headless.reset()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        window.isHidden = false
        let context = Context()
        window.addSubview(context.containerView)
        for key in present {
            context.views[key] = UIView(frame: context.containerView.bounds)
            if key == .from, let view = context.views[key] { context.containerView.addSubview(view) }
        }
        for transition in BuiltInTransition.chosen {
            context.completions = []
            let directed = DirectedTransition(
                animator: transition.animator, direction: .forward, container: .navigation, isMirrored: false)
            let driver = TransitionDriver(directed, startsInteractively: false) { _ in }
            driver.animateTransition(using: context)
            #expect(Headless.clock.settle())
            #expect(context.completions == [true], "\(transition)")
            driver.animateTransition(using: context)
            driver.startInteractiveTransition(context)
            driver.release(finishes: false, velocity: .nan)
            driver.update(.nan)
            #expect(Headless.clock.settle())
            #expect(context.completions == [true], "P9: \(transition)")
        }
    }

    @Test("P57: a context that is not animated gets the end state at once")
    func notAnimated() throws {
        Headless.reset()
        let context = Context()
        context.isAnimated = false
        let (from, to) = (UIView(frame: context.containerView.bounds), UIView())
        context.containerView.addSubview(from)
        context.views = [.from: from, .to: to]
        let transition = DirectedTransition(
            animator: CatalogueAnimator.cube, direction: .forward, container: .navigation, isMirrored: false)
        let driver = TransitionDriver(transition, startsInteractively: false) { _ in }
        #expect(driver.transitionDuration(using: context) == 0)
        driver.animateTransition(using: context)
        #expect(context.completions.isEmpty, "UIKit is still in the middle of its call (F136)")
        Headless.clock.turn()
        #expect(context.completions == [true])
        #expect(to.superview === context.containerView && to.frame == context.containerView.bounds)
        #expect(to.layer.animationKeys() ?? [] == [])
    }

    @Test(
        "P5, F19: what we put into the container goes with a cancel, and stays with a finish", arguments: [true, false])
    func containerContents(finishes: Bool) throws {
        Headless.reset()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        window.isHidden = false
        let context = Context()
        context.isInteractive = true
        window.addSubview(context.containerView)
        let (from, to) = (UIView(frame: context.containerView.bounds), UIView())
        context.containerView.addSubview(from)
        context.views = [.from: from, .to: to]
        let transition = DirectedTransition(
            animator: CatalogueAnimator.cube, direction: .backward, container: .navigation, isMirrored: false)
        let driver = TransitionDriver(transition, startsInteractively: true) { _ in }
        driver.startInteractiveTransition(context)
        #expect(context.containerView.subviews.contains(to))
        driver.update(0.4)
        driver.release(finishes: finishes, velocity: 0)
        #expect(context.transitionWasCancelled == !finishes)
        #expect(Headless.clock.settle())
        #expect(context.completions == [finishes])
        #expect(context.containerView.subviews == (finishes ? [to, from] : [from]))
        #expect(context.containerView.layer.sublayers?.count == context.containerView.subviews.count)
    }

    /// The owner that releases a navigation controller during a swipe back.
    enum Owner: CaseIterable { case window, tabs, presenter }
    /// The state of the finger at that moment.
    enum Finger: CaseIterable { case justBegan, holds, hasGrabbed, hasLetGo }

    @Test("The navigation controller is freed under a finger", arguments: Owner.allCases, Finger.allCases)
    func freedUnderFinger(owner: Owner, finger: Finger) {
        weak var weakNavigation: UINavigationController?
        weak var coordinator: AnyObject?
        weak var (top, root): (Screen?, Screen?)
        var touch: Headless.Touch?
        let fixture = NavigationFixture()
        do {
            let (below, above) = (Screen("root"), Screen("a"))
            (root, top) = (below, above)
            let navigation = UINavigationController(rootViewController: below)
            weakNavigation = navigation
            navigation.setNavigationTransition(.cube)
            switch owner {
            case .window:
                fixture.window.rootViewController = navigation
            case .tabs:
                let tabs = UITabBarController()
                tabs.viewControllers = [navigation, Screen("other")]
                fixture.window.rootViewController = tabs
            case .presenter:
                navigation.modalPresentationStyle = .fullScreen
                fixture.navigation.present(navigation, animated: false)
            }
            Headless.clock.settle()
            navigation.pushViewController(above, animated: true)
            if finger == .hasGrabbed { Headless.clock.advance(by: 0.1) } else { Headless.clock.settle() }
            touch = Headless.touch(at: CGPoint(x: 2, y: 400), in: fixture.window)
            Headless.clock.advance(by: 0.05)
            touch?.move(to: CGPoint(x: 90, y: 400))
            if finger != .justBegan {
                Headless.clock.advance(by: 0.05)
                touch?.move(to: CGPoint(x: 150, y: 400))
            }
            if finger == .hasLetGo { touch?.lift() }
            coordinator = navigation.transitionCoordinator as AnyObject?
            #expect(coordinator != nil)
            switch owner {
            case .window: fixture.window.rootViewController = nil
            case .tabs: (fixture.window.rootViewController as? UITabBarController)?.viewControllers = [Screen("new")]
            case .presenter: fixture.navigation.dismiss(animated: false)
            }
        }
        Headless.clock.advance(by: 0.05)
        touch?.move(to: CGPoint(x: 200, y: 400))
        touch?.lift()
        #expect(Headless.clock.settle())
        #expect(weakNavigation == nil)
        // The transition's context holds both screens, and its driver the context.
        #expect(coordinator == nil && top == nil && root == nil)
        #expect(Headless.activity.displayLinks == 0 && Headless.activity.propertyAnimators == 0)
    }

    @Test(
        "P8: the end waits for what plays longest, though one screen's part was taken away or is over",
        arguments: [1, 2])
    func endsCountTogether(stripped: Int) {
        let fixture = NavigationFixture()
        let app = AppDelegate()
        fixture.navigation.delegate = app
        fixture.navigation.setNavigationTransition(.slide.duration(0.5).timing(.linear))
        let (root, screen) = (fixture.root, fixture.push("a"))
        var ends = 0
        fixture.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in ends += 1 }
        Headless.clock.advance(by: 0.1)
        for view in [root.view, screen.view].prefix(stripped) { view?.layer.removeAllAnimations() }
        Headless.clock.advance(by: 0.3)
        #expect(ends == 0 && fixture.navigation.transitionCoordinator != nil)
        Headless.clock.advance(by: 0.2)
        #expect(ends == 1 && fixture.navigation.transitionCoordinator == nil)
        #expect(app.log.take() == ["willShow a true", "didShow a true"])
        fixture.settle()
        #expect(ends == 1)
    }

    @Test("P28, P54: a swipe during a run takes hold of it and pops nothing else")
    func swipeDuringRun() {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(.push.duration(2))
        fixture.pushed("a")
        fixture.push("b")
        Headless.clock.advance(by: 0.1)
        fixture.swipeBack(to: 0.9)
        fixture.settle()
        #expect(fixture.navigation.viewControllers.map(\.title) == ["root", "a"])
        fixture.navigation.popViewController(animated: true)
        Headless.clock.advance(by: 0.1)
        fixture.swipeBack(to: 0.9)
        fixture.settle()
        #expect(fixture.navigation.viewControllers.map(\.title) == ["root"])
    }
}
