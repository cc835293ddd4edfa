import Foundation
import HeadlessFixtures
import Testing
import UIKit

/// The own behaviour of a tab bar controller, under the assumptions about it.
@MainActor
struct TabBarSystemTests {
    @Test(
        "F118: without an animator the change dissolves, with a coordinator and a later viewDidAppear", arguments: 0...2
    )
    func dissolves(kind: Int) {
        let stage = TabStage { $0.tabsDissolveByThemselves = kind > 0 }
        stage.tabs.delegate = stage.delegate
        if kind == 2 { UIView.setAnimationsEnabled(false) }
        stage.tap(1)
        UIView.setAnimationsEnabled(true)
        Headless.clock.advance(by: 0.25)
        let dissolves = kind == 1
        #expect((stage.tabs.transitionCoordinator != nil) == dissolves)
        #expect(stage.shown == (dissolves ? ["a", "b"] : ["b"]))
        let alpha = stage.pages[1].view.layer.presentation()?.opacity ?? 0
        #expect(dissolves ? alpha > 0.2 && alpha < 0.8 : alpha == 1)
        #expect(stage.appearances().contains("b didAppear") == !dissolves)
        Headless.clock.settle()
        #expect(stage.tabs.transitionCoordinator == nil)
        #expect(stage.appearances() == (dissolves ? ["a didDisappear", "b didAppear"] : []))
        #expect(stage.shown == ["b"] && stage.pages[1].view.alpha == 1)
    }

    @Test("F118: taps that come while the tabs dissolve lead to the last one")
    func dissolvesAgain() {
        let stage = TabStage()
        for place in [1, 2, 0, 1] {
            stage.tap(place)
            Headless.clock.advance(by: 0.15)
        }
        Headless.clock.settle()
        #expect(stage.shown == ["b"] && stage.tabs.transitionCoordinator == nil)
        #expect(stage.pages.allSatisfy { $0.viewIfLoaded?.alpha ?? 1 == 1 })
        #expect(Headless.warnings.isEmpty)
    }

    @Test("A change begins in the next turn, or before the selection returns", arguments: [true, false])
    func nextTurn(starts: Bool) {
        let stage = TabStage { $0.tabsStartInNextTurn = starts }
        let animator = BlockAnimator()
        animator.log = stage.log
        stage.delegate.animator = animator
        stage.tabs.delegate = stage.delegate
        stage.tabs.selectedIndex = 1
        #expect(stage.tabs.transitionCoordinator != nil && stage.tabs.selectedIndex == 1)
        #expect(stage.log.take().contains("animateTransition") == !starts)
        Headless.clock.turn()
        #expect(stage.log.take().contains("animateTransition") == starts)
        Headless.clock.settle()
        #expect(stage.shown == ["b"])
        // Another selection begins what still waits.
        stage.delegate.makesAnimators = { BlockAnimator() }
        stage.tabs.selectedIndex = 2
        stage.tabs.selectedIndex = 0
        Headless.clock.settle()
        #expect(stage.shown == ["a"] && stage.tabs.transitionCoordinator == nil)
        #expect(Headless.warnings.isEmpty)
    }

    @Test("A change that waits comes without an animation when the tab bar controller has left meanwhile")
    func leftMeanwhile() {
        let stage = TabStage { $0.tabsStartInNextTurn = true }
        stage.delegate.animator = BlockAnimator()
        stage.tabs.delegate = stage.delegate
        stage.tabs.selectedIndex = 1
        stage.window.rootViewController = UIViewController()
        Headless.clock.settle()
        #expect(stage.tabs.transitionCoordinator == nil)
        stage.window.rootViewController = stage.tabs
        Headless.clock.settle()
        #expect(stage.shown == ["b"])
    }

    @Test("F138, F87: a subclass hears of a tap before or after the delegate is asked", arguments: [true, false])
    func tellsFirst(tellsFirst: Bool) {
        final class Listener: UITabBarController {
            var log: CallLog?
            override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { log?.add("tabBar didSelect") }
        }
        let stage = TabStage { $0.tabBarTellsBeforeShouldSelect = tellsFirst }
        let tabs = Listener(nibName: nil, bundle: nil)
        tabs.log = stage.log
        tabs.viewControllers = stage.pages
        tabs.delegate = stage.delegate
        stage.window.rootViewController = tabs
        Headless.clock.settle()
        func tapped() -> [String] {
            _ = stage.log.take()
            let x = tabs.tabBar.bounds.width / 2
            Headless.tap(at: tabs.tabBar.convert(CGPoint(x: x, y: 24), to: nil), in: stage.window)
            Headless.clock.settle()
            return stage.log.take().filter { $0.contains("Select") }
        }
        let asked = ["shouldSelect b", "tabBar didSelect"]
        stage.delegate.allows = false
        #expect(tapped() == (tellsFirst ? asked.reversed() : ["shouldSelect b"]))
        stage.delegate.allows = true
        #expect(tapped() == (tellsFirst ? asked.reversed() : asked) + ["didSelect b"])
    }

    @Test(
        "F128: a tap on the selected tab pops a navigation controller deeper in it, or not", arguments: [true, false])
    func reselectingNested(pops: Bool) {
        let stage = TabStage { $0.reselectingPopsNestedNavigation = pops }
        let navigation = UINavigationController(rootViewController: stage.pages[2])
        let outer = UIViewController()
        outer.addChild(navigation)
        outer.view.addSubview(navigation.view)
        navigation.didMove(toParent: outer)
        stage.tabs.viewControllers = [outer, stage.pages[1]]
        navigation.pushViewController(UIViewController(), animated: false)
        Headless.clock.settle()
        stage.tap(0)
        Headless.clock.settle()
        #expect(navigation.viewControllers.count == (pops ? 1 : 2))
    }

    @Test(
        "F119: without tabs a delegate is asked and told by one name, the other, or both",
        arguments: Headless.Assumptions.SelectionNames.allCases)
    func names(names: Headless.Assumptions.SelectionNames) {
        final class Delegate: NSObject, UITabBarControllerDelegate {
            var lines: [String] = []
            func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
                lines.append("shouldSelectTab \(tab.title)")
                return true
            }
            func tabBarController(
                _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
            ) {
                lines.append("didSelectTab \(selectedTab.title) \(previousTab?.title ?? "none")")
            }
            func tabBarController(
                _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
            ) -> Bool {
                lines.append("shouldSelect \(viewController.title ?? "")")
                return true
            }
            func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
                lines.append("didSelect \(viewController.title ?? "")")
            }
        }
        let stage = TabStage { $0.selectionsWithoutTabs = names }
        let delegate = Delegate()
        stage.tabs.delegate = delegate
        stage.tap(1)
        Headless.clock.settle()
        let (tabs, controllers) = (
            ["shouldSelectTab b", "didSelectTab b a"], ["shouldSelect b", "didSelect b"]
        )
        switch names {
        case .controllers: #expect(delegate.lines == controllers)
        case .tabs: #expect(delegate.lines == tabs)
        case .both: #expect(delegate.lines == [tabs[0], controllers[0], tabs[1], controllers[1]])
        }
        // A delegate that has only the methods with controllers is called by them, whichever UIKit prefers.
        stage.tabs.delegate = stage.delegate
        _ = stage.log.take()
        stage.tap(2)
        Headless.clock.settle()
        #expect(stage.log.take().filter { $0.contains("Select") } == ["shouldSelect c", "didSelect c"])
    }

    @Test("F91, F119: The delegate is called with the tab that is listed for a controller", arguments: [true, false])
    func listed(isListed: Bool) {
        final class Delegate: NSObject, UITabBarControllerDelegate {
            var tabs: [UITab?] = []
            func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
                tabs.append(tab)
                return true
            }
            func tabBarController(
                _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
            ) { tabs += [selectedTab, previousTab] }
        }
        let stage = TabStage {
            $0.selectionsWithoutTabs = .tabs
            $0.controllersAreListedAsTabs = isListed
        }
        let delegate = Delegate()
        stage.tabs.delegate = delegate
        stage.tap(1)
        Headless.clock.settle()
        let listed = stage.tabs.tabs
        #expect(listed.isEmpty != isListed && delegate.tabs.count == 3)
        #expect(zip(delegate.tabs, [1, 1, 0]).allSatisfy { listed.isEmpty || $0 === listed[$1] })
    }

    @Test("On an iPad the bar floats at the top, with a place for every tab", arguments: [true, false])
    func floats(isPad: Bool) {
        Headless.reset()
        Headless.isPad = isPad
        let window = UIWindow(frame: UIScreen.main.bounds)
        let pages = (0..<7).map { _ in UIViewController() }
        let tabs = UITabBarController(nibName: nil, bundle: nil)
        tabs.viewControllers = pages
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        Headless.clock.settle()
        #expect(tabs.traitCollection.userInterfaceIdiom == (isPad ? .pad : .phone))
        #expect(tabs.tabBar.items?.count == 5)
        let (own, all) = (pages[0].view.safeAreaInsets, tabs.view.safeAreaInsets)
        #expect((own.top > all.top) == isPad && (own.bottom > all.bottom) == !isPad)
        let top = all.top + 25
        Headless.tap(at: CGPoint(x: tabs.view.bounds.width * 6.5 / 7, y: top), in: window)
        Headless.clock.settle()
        #expect(tabs.selectedIndex == (isPad ? 6 : 0))
        #expect(tabs.selectedViewController?.view.frame == tabs.view.bounds)
    }
}
