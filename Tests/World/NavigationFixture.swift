import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import UIKit

/// A navigation controller in a window of a phone's size, in a fresh world.
@MainActor
package struct NavigationFixture {
    /// Where the controller is in a window with safe areas.
    package enum Place: CaseIterable { case alone, inTabs }

    package let window: UIWindow
    package let navigation: UINavigationController
    /// The tab bar controller around it. Each pushed screen hides the bar.
    package let tabs: UITabBarController?
    package let root: Screen
    package let log = Log()

    package init(
        _ place: Place? = nil, size: CGSize = CGSize(width: 390, height: 844),
        assumptions: Headless.Assumptions = .init()
    ) {
        Headless.reset()
        Headless.assumptions = assumptions
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        if place != nil {
            Headless.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), of: window)
        }
        root = Screen("root", log: log)
        navigation = UINavigationController(rootViewController: root)
        tabs = place == .inTabs ? UITabBarController() : nil
        tabs?.viewControllers = [navigation, UINavigationController(rootViewController: Screen("other"))]
        window.rootViewController = tabs ?? navigation
        window.makeKeyAndVisible()
        Headless.clock.settle()
        _ = log.take()
    }

    @discardableResult
    package func push(_ label: String, animated: Bool = true) -> Screen {
        let screen = Screen(label, log: log)
        screen.hidesBottomBarWhenPushed = tabs != nil
        navigation.pushViewController(screen, animated: animated)
        return screen
    }

    /// Pushes and waits until it is done.
    @discardableResult
    package func pushed(_ label: String, animated: Bool = true) -> Screen {
        let screen = push(label, animated: animated)
        settle()
        return screen
    }

    package func settle(sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(Headless.clock.settle(), "something never comes to rest", sourceLocation: sourceLocation)
        #expect(navigation.transitionCoordinator == nil, sourceLocation: sourceLocation)
        #expect(!navigation.transitions.isPlaying, sourceLocation: sourceLocation)
    }

    /// A swipe from the leading edge: to a fraction of the width, in some time, lifted at rest or in motion.
    package func swipeBack(to fraction: Double, seconds: Double = 0.5, rests: Bool = true, isRightToLeft: Bool = false)
    {
        drag(to: fraction, seconds: seconds, rests: rests, isRightToLeft: isRightToLeft).lift()
    }

    /// The finger of such a swipe, still down.
    package func drag(to fraction: Double, seconds: Double = 0.5, rests: Bool = true, isRightToLeft: Bool = false)
        -> Headless.Touch
    {
        let width = Double(window.bounds.width)
        func point(_ x: Double) -> CGPoint { CGPoint(x: isRightToLeft ? width - x : x, y: 400) }
        let touch = Headless.touch(at: point(2), in: window)
        let end = point(2 + fraction * width)
        touch.move(from: point(2), to: end, seconds: seconds)
        if rests { touch.rest(at: end) }
        return touch
    }

    /// Everything of the window that a transition might leave behind, as text.
    package func residue() -> String { window.residue() }
}
