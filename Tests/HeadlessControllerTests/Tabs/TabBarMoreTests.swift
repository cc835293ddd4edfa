import Foundation
import HeadlessFixtures
import Testing
import UIKit

@MainActor
struct TabBarMoreTests {
    /// A finger taps a row of the list.
    private func pick(_ row: Int, in stage: TabStage) {
        let y = stage.tabs.view.safeAreaInsets.top + 44 + (CGFloat(row) + 0.5) * 44
        Headless.tap(at: CGPoint(x: 195, y: y), in: stage.window)
    }

    @Test("F90: five controllers have an item each; of six, four have, and More", arguments: [5, 6, 8])
    func items(count: Int) {
        let stage = TabStage(pages: count)
        let items = stage.tabs.tabBar.items ?? []
        #expect(items.count == 5)
        #expect(items[3] === stage.pages[3].tabBarItem)
        let more = stage.tabs.moreNavigationController
        #expect((items[4] === more.tabBarItem) == (count > 5))
    }

    @Test("F89: while More is selected the index is NSNotFound; only the controller says what is")
    func index() {
        let stage = TabStage(pages: 6)
        stage.tabs.delegate = stage.delegate
        stage.tap(4)
        Headless.clock.settle()
        #expect(stage.tabs.selectedIndex == NSNotFound)
        #expect(stage.tabs.selectedViewController === stage.tabs.moreNavigationController)
        #expect(stage.log.take().filter { $0.contains("elect") } == ["shouldSelect More", "didSelect More"])
        stage.tabs.selectedIndex = 0
        #expect(stage.tabs.selectedViewController === stage.pages[0])
        stage.tabs.selectedViewController = stage.tabs.moreNavigationController
        #expect(stage.tabs.selectedIndex == NSNotFound)
        #expect(stage.tabs.tabBar.selectedItem === stage.tabs.moreNavigationController.tabBarItem)
    }

    @Test("F90: what is picked in More is pushed there, and no tab changes")
    func picked() {
        let stage = TabStage(pages: 6)
        stage.tap(4)
        Headless.clock.settle()
        stage.tabs.delegate = stage.delegate
        _ = stage.log.take()
        pick(1, in: stage)
        Headless.clock.settle()
        let more = stage.tabs.moreNavigationController
        #expect(more.topViewController === stage.pages[5])
        #expect(stage.pages[5].navigationController === more)
        #expect(stage.pages[5].tabBarController === stage.tabs)
        #expect(stage.tabs.selectedIndex == NSNotFound)
        #expect(!stage.log.take().contains { $0.contains("ControllerFor") })
        more.popViewController(animated: true)
        Headless.clock.settle()
        #expect(stage.pages[5].parent === stage.tabs)
        pick(0, in: stage)
        Headless.clock.settle()
        #expect(more.topViewController === stage.pages[4])
        stage.tap(4)
        Headless.clock.settle()
        #expect(more.viewControllers.count == 1)
        #expect(Headless.warnings.isEmpty)
    }

    @Test("F90: an animator of tabs gets the More controller")
    func animated() {
        let stage = TabStage(pages: 6)
        stage.delegate.animator = BlockAnimator()
        stage.tabs.delegate = stage.delegate
        stage.tap(4)
        Headless.clock.settle()
        #expect(stage.log.take().contains("animationControllerFor a More"))
        #expect(stage.tabs.moreNavigationController.view.window != nil)
        #expect(stage.shown == [])
    }

    @Test("A program that selects a listed controller finds it in More")
    func program() {
        let stage = TabStage(pages: 7)
        stage.tabs.selectedIndex = 5
        Headless.clock.settle()
        #expect(stage.tabs.moreNavigationController.topViewController === stage.pages[5])
        #expect(stage.shown == ["f"])
        stage.tabs.selectedIndex = 4
        Headless.clock.settle()
        #expect(stage.tabs.moreNavigationController.topViewController === stage.pages[4])
        #expect(stage.pages[5].tabBarController === stage.tabs)
        #expect(stage.shown == ["e"])
    }

    @Test("With fewer controllers More goes, and whoever was in it has a tab again")
    func fewer() {
        let stage = TabStage(pages: 6)
        stage.tabs.selectedIndex = 5
        Headless.clock.settle()
        stage.tabs.viewControllers = Array(stage.pages[2...])
        Headless.clock.settle()
        #expect(stage.tabs.tabBar.items?.count == 4)
        #expect(stage.pages.suffix(4).allSatisfy { $0.parent === stage.tabs })
        #expect(stage.tabs.selectedIndex == 0)
        #expect(stage.shown == ["c"])
        #expect(stage.tabs.moreNavigationController.parent == nil)
        #expect(Headless.warnings.isEmpty)
    }

    @Test("F90: a navigation controller has its place in More too")
    func nested() {
        let stage = TabStage(pages: 6)
        let root = LoggedController("root", log: stage.log)
        let navigation = UINavigationController(rootViewController: root)
        stage.tabs.viewControllers = Array(stage.pages.prefix(5)) + [navigation]
        stage.tap(4)
        Headless.clock.settle()
        pick(1, in: stage)
        Headless.clock.settle()
        #expect(root.view.window != nil)
        #expect(root.tabBarController === stage.tabs)
    }
}
