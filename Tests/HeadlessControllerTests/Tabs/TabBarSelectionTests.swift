import Foundation
import HeadlessFixtures
import Testing
import UIKit

@MainActor
struct TabBarSelectionTests {
    @Test("F89: the first controller is selected; index and controller keep in step")
    func first() {
        let stage = TabStage()
        #expect(stage.tabs.selectedIndex == 0)
        #expect(stage.tabs.selectedViewController === stage.pages[0])
        #expect(stage.tabs.tabBar.selectedItem === stage.pages[0].tabBarItem)
        stage.tabs.selectedViewController = stage.pages[2]
        #expect(stage.tabs.selectedIndex == 2)
        #expect(stage.tabs.tabBar.selectedItem === stage.pages[2].tabBarItem)
        stage.tabs.selectedIndex = 1
        #expect(stage.tabs.selectedViewController === stage.pages[1])
        Headless.clock.settle()
        #expect(stage.shown == ["b"])
        #expect(stage.pages[1].tabBarController === stage.tabs)
        stage.tabs.selectedIndex = 7
        #expect(stage.tabs.selectedIndex == 1)
    }

    @Test("F89: nothing is selected without controllers")
    func empty() {
        let stage = TabStage()
        stage.tabs.viewControllers = nil
        Headless.clock.settle()
        #expect(stage.tabs.selectedViewController == nil)
        #expect(stage.tabs.selectedIndex == NSNotFound)
        #expect(stage.tabs.tabBar.items == nil)
        #expect(stage.appearances() == ["a willDisappear", "a didDisappear"])
        #expect(stage.pages.allSatisfy { $0.parent == nil })
        stage.tabs.viewControllers = []
        #expect(stage.tabs.selectedIndex == NSNotFound)
        stage.tap(0)
        stage.tabs.viewControllers = [stage.pages[1]]
        Headless.clock.settle()
        #expect(stage.tabs.selectedIndex == 0)
        #expect(stage.appearances() == ["b willAppear", "b didAppear"])
        #expect(Headless.warnings.isEmpty)
    }

    @Test("F89: only a controller of the list can be selected")
    func stranger() {
        let stage = TabStage()
        var reasons: [String] = []
        Headless.exceptionHandler = { reasons.append($0) }
        stage.tabs.selectedViewController = UIViewController()
        #expect(reasons.count == 1)
        #expect(stage.tabs.selectedIndex == 0)
    }

    @Test("F85: a tap asks shouldSelect and tells didSelect, also for the tab that is selected")
    func taps() {
        let stage = TabStage()
        stage.tabs.delegate = stage.delegate
        stage.tap(1)
        Headless.clock.settle()
        var lines = stage.log.take().filter { $0.hasPrefix("should") || $0.hasPrefix("did") }
        #expect(lines == ["shouldSelect b", "didSelect b"])
        #expect(stage.tabs.selectedIndex == 1)
        stage.tap(1)
        Headless.clock.settle()
        lines = stage.log.take()
        #expect(lines == ["shouldSelect b", "didSelect b"])
    }

    @Test("F85: shouldSelect may refuse, and then nothing changes")
    func refused() {
        let stage = TabStage()
        stage.tabs.delegate = stage.delegate
        stage.delegate.allows = false
        stage.tap(2)
        Headless.clock.settle()
        #expect(stage.log.take() == ["shouldSelect c"])
        #expect(stage.tabs.selectedIndex == 0)
        #expect(stage.tabs.tabBar.selectedItem === stage.pages[0].tabBarItem)
    }

    @Test("F86: a programmatic change asks for an animator, but neither shouldSelect nor didSelect", arguments: [0, 1])
    func programmatic(way: Int) {
        let stage = TabStage()
        stage.tabs.delegate = stage.delegate
        if way == 0 { stage.tabs.selectedIndex = 1 } else { stage.tabs.selectedViewController = stage.pages[1] }
        Headless.clock.settle()
        let lines = stage.log.take().filter { !$0.hasPrefix("a ") && !$0.hasPrefix("b ") }
        #expect(lines == ["animationControllerFor a b"])
        stage.tabs.selectedIndex = 1
        #expect(stage.log.take().isEmpty)
    }

    @Test("A delegate that implements nothing lets every tap through, and is not retained")
    func bareDelegate() {
        final class Bare: NSObject, UITabBarControllerDelegate {}
        let stage = TabStage()
        var bare: Bare? = Bare()
        stage.tabs.delegate = bare
        stage.tap(1)
        #expect(stage.tabs.selectedIndex == 1)
        bare = nil
        #expect(stage.tabs.delegate == nil)
    }

    @Test("P59: a forwarding delegate is asked once which methods it has, when it is set")
    func selective() {
        final class Few: NSObject, UITabBarControllerDelegate, Headless.SelectiveDelegate {
            var asked = 0
            var calls = 0
            func responds(toOptional method: String) -> Bool? {
                asked += 1
                return method != "tabBarController(_:shouldSelect:)"
            }
            func tabBarController(
                _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
            ) -> Bool {
                calls += 1
                return false
            }
        }
        let stage = TabStage()
        let few = Few()
        stage.tabs.delegate = few
        let asked = few.asked
        stage.tap(1)
        #expect(asked > 0 && few.asked == asked)
        #expect(few.calls == 0)
        #expect(stage.tabs.selectedIndex == 1)
    }

    @Test("New controllers keep the selection, or its place, or begin at the first")
    func replacing() {
        let stage = TabStage(pages: 5)
        let pages = stage.pages
        stage.tabs.viewControllers = Array(pages[0...2])
        stage.tabs.selectedIndex = 1
        stage.tabs.viewControllers = [pages[3], pages[4], pages[1]]
        #expect(stage.tabs.selectedIndex == 2)
        stage.tabs.setViewControllers([pages[3], pages[4], pages[0]], animated: true)
        #expect(stage.tabs.selectedViewController === pages[0])
        #expect(pages[1].parent == nil)
        stage.tabs.viewControllers = [pages[1]]
        Headless.clock.settle()
        #expect(stage.tabs.selectedViewController === pages[1])
        #expect(stage.shown == ["b"])
        #expect(stage.tabs.tabBar.items?.count == 1)
        #expect(Headless.warnings.isEmpty)
    }

    @Test("F35: tabs change their appearance in one order or the other", arguments: [true, false])
    func appearance(arrivingFirst: Bool) {
        let stage = TabStage { $0.tabsTellTheArrivingControllerFirst = arrivingFirst }
        stage.tabs.selectedIndex = 1
        Headless.clock.settle()
        let wills = ["b willAppear", "a willDisappear"]
        let expected = (arrivingFirst ? wills : wills.reversed()) + ["a didDisappear", "b didAppear"]
        #expect(stage.appearances() == expected)
    }

    @Test("A tap on the selected tab leads back to the root of its navigation controller")
    func reselecting() {
        let stage = TabStage()
        let root = LoggedController("root", log: stage.log)
        let navigation = UINavigationController(rootViewController: root)
        stage.tabs.viewControllers = [navigation, stage.pages[1]]
        stage.tabs.selectedIndex = 0
        navigation.pushViewController(stage.pages[2], animated: false)
        Headless.clock.settle()
        #expect(stage.tabs.tabBar.items?.first?.title == "root")
        stage.tap(0)
        Headless.clock.settle()
        #expect(navigation.viewControllers == [root])
    }

    @Test("A disabled item takes no taps")
    func disabled() {
        let stage = TabStage()
        stage.tabs.delegate = stage.delegate
        stage.pages[1].tabBarItem.isEnabled = false
        stage.tap(1)
        Headless.clock.settle()
        #expect(stage.log.take().isEmpty)
    }
}
