import Foundation
import HeadlessFixtures
import Testing
import UIKit

@MainActor
struct TabBarTabsTests {
    /// Tabs named a, b, c… with logged controllers, and a delegate that hears of tabs.
    @MainActor
    private final class Stage {
        let log = CallLog()
        let window: UIWindow
        let tabs: UITabBarController
        let all: [UITab]
        let delegate = TabDelegate()

        init(_ count: Int = 3, assuming: (inout Headless.Assumptions) -> Void = { _ in }) {
            Headless.reset()
            assuming(&Headless.assumptions)
            window = UIWindow(frame: UIScreen.main.bounds)
            let log = log
            all = (0..<count).map { Self.tab(String(Array("abcdefgh")[$0]), log: log) }
            tabs = UITabBarController(tabs: all)
            delegate.log = log
            tabs.delegate = delegate
            window.rootViewController = tabs
            window.makeKeyAndVisible()
            Headless.clock.settle()
            _ = log.take()
        }

        static func tab(_ name: String, log: CallLog) -> UITab {
            UITab(title: name.uppercased(), image: nil, identifier: name) { tab in
                log.add("make \(tab.identifier)")
                return LoggedController(tab.identifier, log: log)
            }
        }

        func tap(_ place: Int) {
            Headless.clock.turn()
            let count = CGFloat(tabs.tabBar.items?.count ?? 1)
            let x = (CGFloat(place) + 0.5) * tabs.tabBar.bounds.width / count
            Headless.tap(at: tabs.tabBar.convert(CGPoint(x: x, y: 24), to: nil), in: window)
        }

        /// What the delegate heard.
        func heard() -> [String] {
            log.take().filter { $0.hasPrefix(">") }.map { String($0.dropFirst()) }
        }

        var titles: [String] { tabs.tabBar.items?.map { $0.title ?? "" } ?? [] }
        var shown: String? { (tabs.selectedViewController as? LoggedController)?.name }
    }

    private final class TabDelegate: NSObject, UITabBarControllerDelegate {
        var log: CallLog?
        var allows = true
        var animator: (any UIViewControllerAnimatedTransitioning)?
        var interaction: (any UIViewControllerInteractiveTransitioning)?

        func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
            log?.add(">shouldSelectTab \(tab.identifier)")
            return allows
        }

        func tabBarController(
            _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
        ) {
            log?.add(">didSelectTab \(selectedTab.identifier) \(previousTab?.identifier ?? "-")")
        }

        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool {
            log?.add(">shouldSelect")
            return true
        }

        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            log?.add(">didSelect")
        }

        func tabBarController(
            _ tabBarController: UITabBarController,
            animationControllerForTransitionFrom fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            log?.add(">animator \(fromVC.tab?.identifier ?? "-") \(toVC.tab?.identifier ?? "-")")
            return animator
        }

        func tabBarController(
            _ tabBarController: UITabBarController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            log?.add(">interaction")
            return interaction
        }
    }

    @Test("F91: tabs make their controllers once, and fill the bar")
    func setUp() {
        let stage = Stage()
        #expect(stage.titles == ["A", "B", "C"])
        #expect(stage.tabs.tabs == stage.all)
        #expect(stage.tabs.selectedTab === stage.all[0])
        #expect(stage.shown == "a")
        let controller = stage.all[1].viewController
        #expect(controller === stage.all[1].viewController)
        #expect(controller?.tab === stage.all[1])
        #expect(controller?.parent === stage.tabs)
        #expect(stage.all.allSatisfy { $0.tabBarController === stage.tabs && $0.parent == nil })
        #expect(stage.tabs.tab(forIdentifier: "c") === stage.all[2])
        #expect(stage.tabs.tab(forIdentifier: "z") == nil)
        #expect(stage.log.take().filter { $0.hasPrefix("make") } == ["make b"])
        let lone = UITab(title: "", image: nil, identifier: "lone")
        #expect(lone.viewController == nil && lone.tabBarController == nil)
        #expect(UIViewController().tab == nil)
        #expect(Headless.warnings.isEmpty)
    }

    @Test("F85, F91: a tap asks and tells about tabs, in order, and about the selected one again")
    func taps() {
        let stage = Stage()
        stage.delegate.animator = BlockAnimator()
        stage.tap(1)
        Headless.clock.settle()
        #expect(
            stage.heard() == ["shouldSelectTab b", "animator a b", "interaction", "didSelectTab b a"])
        #expect(stage.tabs.selectedTab === stage.all[1])
        stage.tap(1)
        #expect(stage.heard() == ["shouldSelectTab b", "didSelectTab b b"])
        stage.delegate.allows = false
        stage.tap(0)
        Headless.clock.settle()
        #expect(stage.heard() == ["shouldSelectTab a"])
        #expect(stage.shown == "b")
    }

    @Test("F86, F91: code that selects a tab is animated; it is told of it or not", arguments: [false, true])
    func program(tells: Bool) {
        let stage = Stage { $0.selectingTabsInCodeTellsTheDelegate = tells }
        stage.delegate.animator = BlockAnimator()
        stage.tabs.selectedTab = stage.all[2]
        #expect(stage.tabs.transitionCoordinator != nil)
        #expect(stage.tabs.selectedTab === stage.all[2])
        Headless.clock.settle()
        #expect(stage.heard() == ["animator a c", "interaction"] + (tells ? ["didSelectTab c a"] : []))
        stage.tabs.selectedTab = stage.all[2]
        stage.tabs.selectedTab = nil
        #expect(stage.heard().isEmpty)
        #expect(stage.shown == "c")
    }

    @Test("F27, F91: a cancelled interaction selects the old tab again, and tells nobody")
    func cancelled() {
        let stage = Stage()
        let interaction = UIPercentDrivenInteractiveTransition()
        stage.delegate.animator = BlockAnimator()
        stage.delegate.interaction = interaction
        stage.tabs.selectedTab = stage.all[1]
        Headless.clock.turn()
        interaction.update(0.4)
        _ = stage.heard()
        interaction.cancel()
        Headless.clock.settle()
        #expect(stage.tabs.selectedTab === stage.all[0])
        #expect(stage.tabs.tabBar.selectedItem?.title == "A")
        #expect(stage.heard().isEmpty)
        #expect(stage.all[0].viewController?.view.window != nil)
    }

    @Test("F91: the controllers are listed by themselves, or not", arguments: [true, false])
    func listed(lists: Bool) {
        let stage = Stage { $0.tabsAreListedAsViewControllers = lists }
        #expect(stage.tabs.viewControllers == (lists ? stage.all.compactMap(\.viewController) : nil))
        #expect(stage.tabs.selectedIndex == (lists ? 0 : NSNotFound))
        stage.tabs.selectedIndex = 1
        Headless.clock.settle()
        #expect(stage.shown == (lists ? "b" : "a"))
        stage.tabs.selectedViewController = stage.all[2].viewController
        #expect(stage.tabs.selectedTab === stage.all[2])
        let own = LoggedController("own", log: stage.log)
        stage.tabs.viewControllers = [own]
        #expect(stage.tabs.tabs.isEmpty && stage.tabs.selectedTab == nil && stage.all[0].tabBarController == nil)
        #expect(stage.tabs.viewControllers == [own])
        _ = stage.heard()
        stage.tap(0)
        #expect(stage.heard() == ["shouldSelect", "didSelect"])
    }

    @Test(
        "F91: a tab's controller is made when the tab is selected or asked for it, or at once",
        arguments: [true, false])
    func madeWhenSelected(isLate: Bool) {
        let stage = Stage { $0.tabControllersAreMadeWhenSelected = isLate }
        func made() -> [String] { stage.log.take().filter { $0.hasPrefix("make") } }
        stage.delegate.allows = false
        stage.tap(1)
        #expect(stage.tabs.tabBar.items?.count == 3 && stage.shown == "a" && made().isEmpty)
        stage.delegate.allows = true
        stage.tap(1)
        Headless.clock.settle()
        #expect(stage.shown == "b" && stage.tabs.selectedTab === stage.all[1])
        #expect(made() == (isLate ? ["make b"] : []))
        let last = stage.all[2].viewController
        #expect(last?.parent === stage.tabs && last?.isViewLoaded == false)
        #expect(made() == (isLate ? ["make c"] : []))
        stage.tabs.selectedIndex = 2
        Headless.clock.settle()
        #expect(stage.shown == "c" && stage.tabs.selectedViewController === last)
        #expect(made().isEmpty)
    }

    @Test("New tabs keep the selection if they can, and let go of the old ones")
    func replaced() {
        let stage = Stage()
        stage.tabs.selectedTab = stage.all[1]
        let new = Stage.tab("n", log: stage.log)
        stage.tabs.setTabs([new, stage.all[1]], animated: true)
        Headless.clock.settle()
        #expect(stage.tabs.selectedTab === stage.all[1])
        #expect(stage.titles == ["N", "B"])
        #expect(stage.all[0].tabBarController == nil && stage.all[0].viewController?.parent == nil)
        stage.tabs.tabs = [new]
        Headless.clock.settle()
        #expect(stage.tabs.selectedTab === new)
        #expect(stage.shown == "n")
        stage.tabs.tabs = []
        #expect(stage.tabs.selectedTab == nil)
        #expect(stage.tabs.selectedViewController == nil)
    }

    @Test("The bar follows the tab's text and badge, and not the controller's title")
    func item() {
        let stage = Stage()
        stage.all[1].title = "News"
        stage.all[1].badgeValue = "3"
        stage.all[1].viewController?.title = "something else"
        #expect(stage.titles == ["A", "News", "C"])
        #expect(stage.tabs.tabBar.items?[1].badgeValue == "3")
        #expect(stage.all[1].title == "News")
    }

    @Test("A disabled tab takes no tap; code may select it")
    func disabled() {
        let stage = Stage()
        stage.all[1].isEnabled = false
        stage.tap(1)
        Headless.clock.settle()
        #expect(stage.heard().isEmpty)
        #expect(stage.shown == "a")
        stage.tabs.selectedTab = stage.all[1]
        #expect(stage.shown == "b")
    }

    @Test("F91: a hidden tab leaves the bar, or only the sidebar", arguments: [true, false])
    func hidden(leaves: Bool) {
        let stage = Stage { $0.hiddenTabsLeaveTheBar = leaves }
        stage.all[1].isHidden = true
        #expect(stage.titles == (leaves ? ["A", "C"] : ["A", "B", "C"]))
        #expect(stage.tabs.tabs == stage.all)
        stage.tabs.selectedTab = stage.all[1]
        #expect(stage.shown == (leaves ? "a" : "b"))
        stage.all[1].isHidden = false
        #expect(stage.titles == ["A", "B", "C"])
    }

    @Test("Only the tabs that are named for compact bars are in the bar")
    func compact() {
        let stage = Stage()
        stage.tabs.compactTabIdentifiers = ["c", "b"]
        Headless.clock.settle()
        #expect(stage.titles == ["B", "C"])
        #expect(stage.shown == "b")
        stage.tap(1)
        #expect(stage.tabs.selectedTab === stage.all[2])
        stage.tabs.compactTabIdentifiers = nil
        #expect(stage.titles == ["A", "B", "C"])
        #expect(stage.tabs.selectedTab === stage.all[2])
    }

    @Test("A group without a controller of its own shows its default child; the delegate hears of that")
    func group() {
        let stage = Stage()
        let inner = ["x", "y"].map { Stage.tab($0, log: stage.log) }
        let group = UITabGroup(title: "G", image: nil, identifier: "g", children: inner)
        group.defaultChildIdentifier = "y"
        #expect(inner.allSatisfy { $0.parent === group })
        #expect(group.selectedChild == nil)
        stage.tabs.tabs = [stage.all[0], group]
        #expect(stage.titles == ["A", "G"])
        #expect(inner[0].tabBarController === stage.tabs)
        #expect(stage.tabs.tab(forIdentifier: "x") === inner[0])
        #expect(group.tab(forIdentifier: "x") === inner[0])
        #expect(group.tab(forIdentifier: "g") == nil)
        stage.tap(1)
        Headless.clock.settle()
        #expect(stage.heard() == ["shouldSelectTab y", "animator a y", "didSelectTab y a"])
        #expect(stage.tabs.selectedTab === inner[1])
        #expect(stage.tabs.tabBar.selectedItem?.title == "G")
        stage.tabs.selectedTab = stage.all[0]
        _ = stage.heard()
        stage.tabs.selectedTab = inner[0]
        Headless.clock.settle()
        #expect(stage.heard() == ["animator a x"])
        #expect(group.selectedChild === inner[0])
        #expect(stage.shown == "x")
        group.selectedChild = inner[1]
        Headless.clock.settle()
        #expect(stage.shown == "y")
        group.children = [inner[0]]
        Headless.clock.settle()
        #expect(stage.shown == "x")
        #expect(inner[1].parent == nil && inner[1].tabBarController == nil)
        #expect(Headless.warnings.isEmpty)
    }

    @Test("A group with a controller of its own shows that, until a child is selected")
    func groupWithController() {
        let stage = Stage()
        let inner = Stage.tab("x", log: stage.log)
        let group = UITabGroup(title: "G", image: nil, identifier: "g", children: [inner]) { _ in
            LoggedController("own", log: stage.log)
        }
        stage.tabs.tabs = [stage.all[0], group]
        stage.tap(1)
        Headless.clock.settle()
        #expect(stage.shown == "own")
        #expect(stage.tabs.selectedTab === group)
        stage.tabs.selectedTab = inner
        Headless.clock.settle()
        #expect(stage.shown == "x")
        #expect(stage.tabs.selectedTab === inner)
    }

    @Test("Refused: the same identifier twice, a root tab without a controller, tabs of others")
    func refused() {
        let stage = Stage()
        var reasons: [String] = []
        Headless.exceptionHandler = { reasons.append($0) }
        stage.tabs.tabs = [stage.all[0], Stage.tab("a", log: stage.log)]
        #expect(reasons.count == 1)
        #expect(stage.tabs.tabs == stage.all)
        stage.tabs.selectedTab = Stage.tab("s", log: stage.log)
        #expect(reasons.count == 2)
        let group = UITabGroup(title: "G", image: nil, identifier: "g", children: [])
        group.selectedChild = stage.all[0]
        #expect(reasons.count == 3)
        stage.tabs.tabs = [UITab(title: "", image: nil, identifier: "empty")]
        #expect(reasons.count == 4)
        #expect(stage.shown == "a")
    }

    @Test("F90: tabs without room are in More, with the text of the tab")
    func more() {
        let stage = Stage(6)
        #expect(stage.titles == ["A", "B", "C", "D", "More"])
        stage.tap(4)
        Headless.clock.settle()
        #expect(stage.tabs.selectedTab == nil)
        #expect(stage.heard() == ["animator a -"])
        let list = stage.tabs.moreNavigationController.topViewController
        let texts = (list?.view.subviews ?? []).flatMap(\.subviews).compactMap { ($0 as? UILabel)?.text }
        #expect(texts == ["E", "F"])
        stage.tabs.selectedTab = stage.all[5]
        Headless.clock.settle()
        #expect(stage.tabs.selectedTab === stage.all[5])
        #expect(stage.tabs.moreNavigationController.topViewController === stage.all[5].viewController)
        #expect(Headless.warnings.isEmpty)
    }

    @Test("A tab bar controller does not keep itself alive through its tabs")
    func freed() {
        weak var gone: UITabBarController?
        let tab = UITab(title: "", image: nil, identifier: "a") { _ in UIViewController() }
        do {
            Headless.reset()
            let tabs = UITabBarController(tabs: [tab])
            gone = tabs
            #expect(tab.tabBarController === tabs)
        }
        Headless.clock.settle()
        #expect(gone == nil)
        #expect(tab.tabBarController == nil)
    }
}
