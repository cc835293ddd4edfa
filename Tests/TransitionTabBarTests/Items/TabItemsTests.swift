import Foundation
import Testing
import TransitionAnimations
import TransitionTestSupport
import TransitionWorld
import UIKit

@testable import TransitionCore
@testable import TransitionTabBar
@testable import TransitionUIKit

/// The items of a tab bar controller as a collection, and places in it without an item.
@MainActor
struct TabItemsTests {
    @Test("I13: It is a collection, with subscripts by item and by tab", arguments: ItemBar.allCases)
    func collection(bar: ItemBar) throws {
        let fixture = ItemFixture(on: bar)
        let items = fixture.tabs.tabItems
        #expect(items.count == 3 && items.map(\.title) == ["a", "b", "c"] && items.last === items[2])
        #expect(items.firstIndex { $0 === items[1] } == 1 && items.reversed().first === items[2])
        #expect(items[fixture.items[1]] === items[1] && items[UITabBarItem()] == nil)
        fixture.tabs.tabs = ["x", "y"].map { name in
            UITab(title: name, image: nil, identifier: name) { _ in Screen(name) }
        }
        Headless.clock.settle()
        #expect(items[fixture.tabs.tabs[1]] === items[1] && items[1].title == "y")
        #expect(items[UITab(title: "z", image: nil, identifier: "z") { _ in Screen("z") }] == nil)
    }

    @Test("I13: A place without an item traps nothing and does nothing", arguments: [-1, 3, Int.max])
    func missing(place: Int) {
        let fixture = ItemFixture()
        let looks = fixture.looks
        let item = fixture.tabs.tabItems[place]
        #expect(item.item == nil && item.title == nil && item.tag == 0 && item.frame(in: fixture.tabs.view) == nil)
        item.onTap = { .refuse }
        item.badge = .dot
        item.animateBadge(.bounce())
        item.setLongPress { _ in }
        item.layout.raise = 30
        fixture.tap(1)
        fixture.settle()
        #expect(fixture.base.shown == "b")
        fixture.tabs.tabItems.removeAll()
        fixture.expectClean(looks)
        #expect(fixture.tabs.delegate === fixture.base.app)
    }

    @Test("I8: What is set before there are tabs holds for the items that come", arguments: [false, true])
    func before(setsBarFirst: Bool) throws {
        Headless.reset()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let tabs = UITabBarController(nibName: nil, bundle: nil)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        Headless.clock.settle()
        if setsBarFirst { tabs.setAnimatedTabBar(.standard) }
        let log = Log()
        let item = tabs.tabItems[2]
        item.badge = .number(3)
        item.layout.raise = 30
        item.onSelect = { log.note("selected") }
        tabs.animatedTabBar?.items[1].layout.width = 100
        Headless.clock.advance(by: 1)
        #expect(item.badge == .number(3) && item === tabs.tabItems[2])
        let screens = ["a", "b", "c"].map { Screen($0) }
        tabs.viewControllers = screens
        if !setsBarFirst {
            tabs.setAnimatedTabBar(.standard)
            tabs.animatedTabBar?.items[1].layout.width = 100
        }
        Headless.clock.turn()
        #expect(item === tabs.tabItems[2] && item.item === screens[2].tabBarItem)
        #expect(screens[2].tabBarItem.badgeValue == "3")
        let bar = try #require(tabs.animatedTabBar)
        #expect(bar.barView.items.map(\.content.raise) == [0, 0, 30] && bar.barView.items[1].bounds.width == 100)
        tabs.selectedIndex = 2
        Headless.clock.settle()
        #expect(log.take() == ["selected"])
        // It is the item's, wherever that goes.
        tabs.viewControllers = [screens[2], screens[0]]
        Headless.clock.settle()
        #expect(tabs.tabItems[0] === item && tabs.tabItems[2] !== item)
    }
}
