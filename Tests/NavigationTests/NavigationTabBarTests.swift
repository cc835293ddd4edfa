import Testing
import TransitionAnimations
import TransitionCore
import TransitionTestSupport
import TransitionUIKit
import TransitionWorld
import UIKit

/// A navigation controller within a tab bar controller: the bar that a push hides.
@MainActor
struct NavigationTabBarTests {
    @MainActor
    private struct Nested {
        let window: UIWindow
        let tabs = UITabBarController()
        let navigation: UINavigationController
        let root = Screen("root")
        let detail = Screen("detail")

        init() {
            Headless.reset()
            window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            navigation = UINavigationController(rootViewController: root)
            detail.hidesBottomBarWhenPushed = true
            tabs.viewControllers = [navigation, Screen("other")]
            window.rootViewController = tabs
            window.makeKeyAndVisible()
            Headless.clock.settle()
        }

        var bar: CGRect { (tabs.tabBar.layer.presentation() ?? tabs.tabBar.layer).frame }

        func push(animated: Bool) {
            navigation.pushViewController(detail, animated: animated)
            Headless.clock.settle()
        }

        func swipe(to fraction: Double) {
            Headless.swipe(
                from: CGPoint(x: 2, y: 400), to: CGPoint(x: 2 + 390 * fraction, y: 400), duration: 3, in: window
            )
            Headless.clock.settle()
        }

        var description: String {
            "\(bar) \(tabs.tabBar.isHidden) \(tabs.tabBar.alpha) \(tabs.tabBar.layer.animationKeys() ?? []) "
                + "\(tabs.tabBar.transform.isIdentity) \(navigation.topViewController?.view.safeAreaInsets as Any)"
        }
    }

    /// The residue of a change without animation.
    private func plain(pops: Bool) -> String {
        let nested = Nested()
        nested.push(animated: false)
        if pops { nested.navigation.popViewController(animated: false) }
        Headless.clock.settle()
        return nested.description
    }

    @Test("P20: a swipe back that ends because its tab is left leaves the screen below the bar")
    func leftInSwipe() throws {
        let nested = Nested()
        Headless.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), of: nested.window)
        nested.navigation.setNavigationTransition(.push)
        let top = Screen("top")
        top.edgesForExtendedLayout = []
        nested.navigation.pushViewController(top, animated: true)
        Headless.clock.settle()
        let frame = top.view.frame
        #expect(frame.minY == 91)
        let touch = Headless.touch(at: CGPoint(x: 2, y: 400), in: nested.window)
        for x in [20.0, 60, 120] {
            Headless.clock.advance(by: 0.05)
            touch.move(to: CGPoint(x: x, y: 400))
        }
        #expect(nested.navigation.transitionCoordinator?.isInteractive == true)
        nested.tabs.selectedIndex = 1
        // F118: the tab is left when the other one has dissolved in.
        Headless.clock.advance(by: 1)
        touch.lift()
        Headless.clock.settle()
        nested.tabs.selectedIndex = 0
        Headless.clock.settle()
        #expect(nested.navigation.topViewController === top)
        #expect(top.view.frame == frame)
    }

    @Test(
        "N13, P11, P50: the bottom bar right after push, cancelled swipe and pop", arguments: BuiltInTransition.chosen
    )
    func bottomBar(transition: BuiltInTransition) {
        let (hidden, shown) = (plain(pops: false), plain(pops: true))
        let nested = Nested()
        nested.navigation.setNavigationTransition(transition.animator)
        nested.push(animated: true)
        #expect(nested.description == hidden)
        for _ in 0..<3 {
            nested.swipe(to: 0.3)
            #expect(nested.navigation.topViewController === nested.detail)
            #expect(nested.description == hidden, "after a cancelled swipe")
        }
        nested.swipe(to: 0.8)
        #expect(nested.navigation.viewControllers == [nested.root])
        #expect(nested.description == shown)
        nested.push(animated: true)
        nested.navigation.popToRootViewController(animated: true)
        Headless.clock.settle()
        #expect(nested.description == shown)
    }

    @Test("N13: a push that is grabbed and thrown back leaves the bar where it was")
    func thrownBack() {
        let nested = Nested()
        let before = nested.description
        nested.navigation.setNavigationTransition(.push.duration(0.6))
        nested.navigation.pushViewController(nested.detail, animated: true)
        Headless.clock.advance(by: 0.2)
        Headless.swipe(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 380, y: 400), duration: 0.2, in: nested.window)
        Headless.clock.settle()
        #expect(nested.navigation.viewControllers == [nested.root])
        #expect(nested.description == before)
        #expect(nested.tabs.tabBar.window === nested.window)
    }

    @Test("P21: while it plays, the bar moves along with the screens, under a finger too")
    func barMovesAlong() {
        let nested = Nested()
        nested.navigation.setNavigationTransition(.push.timing(.linear))
        nested.push(animated: true)
        let touch = Headless.touch(at: CGPoint(x: 2, y: 400), in: nested.window)
        var places: [CGFloat] = []
        for x in stride(from: 20.0, through: 380, by: 40) {
            Headless.clock.advance(by: 1.0 / 60)
            touch.move(to: CGPoint(x: x, y: 400))
            Headless.clock.turn()
            places.append(nested.bar.minX)
        }
        #expect(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 })
        #expect((places.last ?? 0) - (places.first ?? 0) > 250, "\(places)")
        touch.cancel()
        Headless.clock.settle()
        #expect(nested.navigation.topViewController === nested.detail)
    }
}
