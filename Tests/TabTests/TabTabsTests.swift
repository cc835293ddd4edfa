import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// Tab bar controllers that use the `tabs` of iOS 18.
@MainActor
struct TabTabsTests {
    /// An app's own delegate that knows the new names, and notes the old ones.
    final class AppDelegate: NSObject, UITabBarControllerDelegate {
        let log = Log()
        var refused: Set<String> = []

        func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
            log.note("shouldSelectTab \(tab.identifier)")
            return !refused.contains(tab.identifier)
        }

        func tabBarController(
            _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
        ) {
            log.note("didSelectTab \(selectedTab.identifier) after \(previousTab?.identifier ?? "none")")
        }

        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool {
            log.note("shouldSelect")
            return true
        }

        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            log.note("didSelect")
        }
    }

    /// A tab bar controller with `tabs` only, which notes each access to its view controllers.
    final class Tabs: UITabBarController {
        var changes = 0
        override var viewControllers: [UIViewController]? {
            get { super.viewControllers }
            set {
                changes += 1
                super.viewControllers = newValue
            }
        }
    }

    @MainActor
    struct Stage {
        let window: UIWindow
        let tabs: Tabs
        let app = AppDelegate()

        init(_ all: [UITab], assumptions: Headless.Assumptions = .init()) {
            window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            Headless.assumptions = assumptions
            tabs = Tabs(nibName: nil, bundle: nil)
            tabs.tabs = all
            tabs.delegate = app
            window.rootViewController = tabs
            window.makeKeyAndVisible()
            Headless.clock.settle()
        }

        func swipe(_ start: Double, _ end: Double) {
            let touch = Headless.touch(at: CGPoint(x: start * 390, y: 400), in: window)
            for step in 1...20 {
                Headless.clock.advance(by: 1.0 / 60)
                touch.move(to: CGPoint(x: (start + (end - start) * Double(step) / 20) * 390, y: 400))
            }
            Headless.clock.advance(by: 0.3)
            touch.move(to: CGPoint(x: end * 390 + 0.5, y: 400))
            Headless.clock.advance(by: 0.3)
            touch.lift()
            settle()
        }

        func tap(_ place: Int) {
            let count = CGFloat(tabs.tabBar.items?.count ?? 1)
            let x = (CGFloat(place) + 0.5) * tabs.tabBar.bounds.width / count
            Headless.tap(at: tabs.tabBar.convert(CGPoint(x: x, y: 24), to: nil), in: window)
        }

        func settle() {
            #expect(Headless.clock.settle())
            #expect(tabs.transitionCoordinator == nil)
        }

        var shown: String? { tabs.selectedViewController?.title }
    }

    private func tab(_ name: String) -> UITab {
        UITab(title: name, image: nil, identifier: name) { Screen($0.identifier) }
    }

    @Test(
        "T13, F91: swipes and taps ask and tell by the new names, once, and leave viewControllers alone",
        arguments: [true, false], [true, false])
    func names(tellsInCode: Bool, listed: Bool) {
        Headless.reset()
        var assumptions = Headless.Assumptions()
        assumptions.selectingTabsInCodeTellsTheDelegate = tellsInCode
        assumptions.tabsAreListedAsViewControllers = listed
        let stage = Stage(["a", "b", "c"].map(tab), assumptions: assumptions)
        stage.tabs.setTabTransition(.slide, swipe: .fromAnywhere)
        stage.swipe(0.9, 0.1)
        #expect(stage.shown == "b")
        #expect(stage.app.log.take() == ["shouldSelectTab b", "didSelectTab b after a"])
        stage.swipe(0.9, 0.8)
        #expect(stage.shown == "b")
        #expect(stage.app.log.take() == ["shouldSelectTab c"])
        stage.tap(2)
        #expect(stage.tabs.transitionCoordinator != nil)
        stage.settle()
        #expect(stage.app.log.take() == ["shouldSelectTab c", "didSelectTab c after b"])
        stage.app.refused = ["b"]
        stage.swipe(0.1, 0.9)
        #expect(stage.shown == "c")
        #expect(stage.app.log.take() == ["shouldSelectTab b"])
        #expect(stage.tabs.changes == 0)
    }

    @Test("T13, T3: direction and order are those of the tabs")
    func direction() {
        Headless.reset()
        let stage = Stage(["a", "b", "c"].map(tab))
        stage.tabs.setTabTransition(.slide.timing(.linear).duration(1))
        stage.tabs.selectedTab = stage.tabs.tabs[2]
        Headless.clock.advance(by: 0.5)
        #expect((stage.tabs.selectedViewController?.view.layer.presentation()?.transform.m41 ?? 0) > 100)
        stage.settle()
        stage.tap(0)
        Headless.clock.advance(by: 0.5)
        #expect((stage.tabs.selectedViewController?.view.layer.presentation()?.transform.m41 ?? 0) < -100)
        stage.settle()
    }

    @Test("T13, T6: hidden and disabled tabs are skipped, and groups are one tab", arguments: [true, false])
    func kinds(hiddenLeaveTheBar: Bool) {
        Headless.reset()
        var assumptions = Headless.Assumptions()
        assumptions.hiddenTabsLeaveTheBar = hiddenLeaveTheBar
        let group = UITabGroup(title: "g", image: nil, identifier: "g", children: ["x", "y"].map(tab))
        let all = [tab("a"), tab("b"), group, tab("c"), tab("d")]
        let stage = Stage(all, assumptions: assumptions)
        stage.tabs.setTabTransition(.slide, swipe: .fromAnywhere)
        all[1].isEnabled = false
        all[3].isHidden = true
        stage.settle()
        stage.swipe(0.9, 0.1)
        #expect(stage.shown == "x")
        stage.swipe(0.9, 0.1)
        #expect(stage.shown == "d")
        group.selectedChild = group.children[1]
        stage.swipe(0.1, 0.9)
        #expect(stage.shown == "y")
        stage.swipe(0.1, 0.9)
        #expect(stage.shown == "a")
    }

    @Test("T13, T10: tabs in More are never swiped to")
    func more() {
        Headless.reset()
        let stage = Stage(["a", "b", "c", "d", "e", "f"].map(tab))
        stage.tabs.setTabTransition(.slide, swipe: .fromAnywhere)
        stage.tabs.selectedTab = stage.tabs.tabs[3]
        stage.settle()
        stage.swipe(0.9, 0.1)
        #expect(stage.shown == "d")
        stage.tap(4)
        stage.settle()
        stage.swipe(0.1, 0.9)
        #expect(stage.tabs.selectedViewController === stage.tabs.moreNavigationController)
    }

    @Test("T13, T8: taps while a change plays or is held", arguments: [true, false])
    func during(held: Bool) {
        Headless.reset()
        let stage = Stage(["a", "b", "c"].map(tab))
        stage.tabs.setTabTransition(.cube, swipe: .fromAnywhere)
        if held {
            let touch = Headless.touch(at: CGPoint(x: 350, y: 400), in: stage.window)
            for x in [320.0, 250, 150] {
                Headless.clock.advance(by: 1.0 / 60)
                touch.move(to: CGPoint(x: x, y: 400))
            }
            stage.tap(2)
            #expect(stage.app.log.take() == ["shouldSelectTab b"])
            touch.lift()
        } else {
            stage.tap(1)
            Headless.clock.advance(by: 0.1)
            stage.tap(1)
            #expect(stage.tabs.transitionCoordinator != nil)
            stage.tap(2)
        }
        stage.settle()
        #expect(stage.shown == (held ? "b" : "c"))
    }
}
