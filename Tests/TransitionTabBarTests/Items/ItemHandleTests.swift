import Foundation
import Testing
import TransitionAnimations
import TransitionCore
import TransitionTabBar
import TransitionWorld
import UIKit

/// What an app sets for each item: taps, hooks, badges, long presses and an animation of its own.
@MainActor
struct ItemHandleTests {
    @Test(
        "I4: A tap is refused or taken over before the app's delegate is asked", arguments: [false, true],
        ItemBar.allCases)
    func gate(tellsFirst: Bool, bar: ItemBar) {
        var assumptions = Headless.Assumptions()
        assumptions.tabBarTellsBeforeShouldSelect = tellsFirst
        let fixture = ItemFixture(assumptions: assumptions, on: bar)
        let looks = fixture.looks
        let log = Log()
        fixture.tabs.setTabItemAnimation(.bounce)
        fixture.tabs.tabItems[1].onTap = { .refuse }
        fixture.tabs.tabItems[2].onTap = {
            log.note("asked")
            return .instead { log.note("composer") }
        }
        fixture.tap(1)
        fixture.begin()
        fixture.tap(2)
        fixture.begin()
        #expect(log.take() == ["asked", "composer"])
        #expect(fixture.base.app.log.take() == [] && fixture.base.shown == "a")
        #expect(!fixture.isBlank(1) && fixture.isBlank(2))
        fixture.settle()
        fixture.expectClean(looks)
        fixture.tabs.tabItems[2].onTap = { .select }
        fixture.tap(2)
        fixture.settle()
        #expect(fixture.base.app.log.take() == ["shouldSelect c", "didSelect c"] && fixture.base.shown == "c")
        // The gate is for taps, not for code.
        fixture.tabs.selectedIndex = 1
        fixture.settle()
        #expect(fixture.base.shown == "b")
    }

    @Test(
        "F119: One tap is one question, whichever methods UIKit calls",
        arguments: [
            Headless.Assumptions.SelectionNames.controllers, .tabs, .both,
        ])
    func once(names: Headless.Assumptions.SelectionNames) {
        var assumptions = Headless.Assumptions()
        assumptions.selectionsWithoutTabs = names
        let fixture = ItemFixture(assumptions: assumptions)
        let log = Log()
        fixture.tabs.tabItems[1].onTap = {
            log.note("asked")
            return .select
        }
        for name in ["b", "b"] {
            fixture.tap(1)
            fixture.settle()
            #expect(log.take() == ["asked"] && fixture.base.shown == name)
        }
        #expect(fixture.base.app.log.take() == ["shouldSelect b", "didSelect b", "shouldSelect b", "didSelect b"])
    }

    @Test("I9: Hooks tell of selecting, deselecting and reselecting, each once", arguments: ItemBar.allCases)
    func hooks(bar: ItemBar) {
        let fixture = ItemFixture(on: bar)
        let log = Log()
        for place in 0..<3 {
            let handle = fixture.tabs.tabItems[place]
            handle.onSelect = { log.note("+\(place)") }
            handle.onDeselect = { log.note("-\(place)") }
            handle.onReselect = { log.note("=\(place)") }
        }
        fixture.tap(1)
        fixture.settle()
        #expect(log.take() == ["-0", "+1"])
        fixture.tap(1)
        fixture.settle()
        #expect(log.take() == ["=1"])
        fixture.tabs.selectedIndex = 2
        fixture.settle()
        #expect(log.take() == ["-1", "+2"])
        fixture.base.app.refused = ["a"]
        fixture.tap(0)
        fixture.settle()
        #expect(log.take() == [])
        fixture.base.app.refused = []
        fixture.tabs.tabItems.removeAll()
        fixture.tap(0)
        fixture.settle()
        #expect(log.take() == [] && fixture.base.shown == "a")
    }

    @Test("A handle follows its item, not its place, and its settings are its own")
    func follows() {
        let fixture = ItemFixture()
        let handle = fixture.tabs.tabItems[2]
        handle.animation = .wobble
        #expect(handle === fixture.tabs.tabItems[2] && handle.tag == 2 && handle.title == "c")
        fixture.tabs.viewControllers = [2, 0, 1].map { fixture.base.screens[$0] }
        #expect(fixture.tabs.tabItems[0] === handle && fixture.tabs.tabItems.count == 3)
        #expect(fixture.tabs.tabItems[fixture.items[2]] === handle)
        #expect(fixture.tabs.tabItems[UITabBarItem()] == nil)
        #expect(fixture.tabs.tabItems.map(\.title) == ["c", "a", "b"] && fixture.tabs.tabItems.first === handle)
        fixture.tabs.selectedIndex = 1
        fixture.begin()
        #expect(fixture.overlays.isEmpty)
        fixture.settle()
        fixture.tabs.selectedIndex = 0
        fixture.begin()
        #expect(fixture.isBlank(2))
        fixture.settle()
        // Another item on the same controller is another handle.
        fixture.base.screens[2].tabBarItem = UITabBarItem(title: "new", image: nil, tag: 9)
        #expect(fixture.tabs.tabItems[0] !== handle && fixture.tabs.tabItems[0].tag == 9)
    }

    @Test("A rule decides for each item; an item's own animation comes first, and .still takes it off")
    func rule() {
        let fixture = ItemFixture()
        fixture.tabs.setTabItemAnimation { item in item.tag == 2 ? nil : .pop }
        fixture.tabs.tabItems[0].animation = .still
        for (place, moves) in [(1, true), (2, false), (0, false), (1, true)] {
            fixture.tap(place)
            fixture.begin()
            #expect(fixture.isBlank(place) == moves)
            fixture.settle()
        }
    }

    @Test("I6: Badges are numbers, texts and dots, hidden at 0, and can be counted on")
    func badges() {
        let fixture = ItemFixture()
        let handle = fixture.tabs.tabItems[0]
        for (badge, text) in [
            (TabItemBadge.number(3), "3"), (.number(0), nil), (.number(-1), nil), (.text("919+"), "919+"), (.dot, ""),
        ] as [(TabItemBadge, String?)] {
            handle.badge = badge
            #expect(fixture.items[0].badgeValue == text && handle.badge == badge)
        }
        fixture.items[0].badgeValue = "app"
        #expect(handle.badge == .text("app"))
        handle.badge = nil
        #expect(fixture.items[0].badgeValue == nil && handle.badge == nil)
        #expect(TabItemBadge.text("919+").adding(1) == .number(920))
        #expect(TabItemBadge.number(9).adding(1) == .number(10) && TabItemBadge.dot.adding(1) == .dot)
        #expect(TabItemBadge.text("new").adding(1) == .text("new"))
        #expect(TabItemBadge.number(.max).adding(1) == .number(.max))
    }

    @Test(
        "I7: A finger that rests for a tenth of a second selects nothing and tells where the item is",
        arguments: ItemBar.allCases)
    func longPress(bar: ItemBar) {
        let hand = ItemHand(on: bar)
        let (fixture, log) = (hand.fixture, hand.log)
        let count = fixture.tabs.view.gestureRecognizers?.count ?? 0
        let frame = fixture.frame(1)
        fixture.tabs.tabItems[1].setLongPress(after: 0.1, movement: 1) { press in
            log.note("\(press.phase)")
            #expect(press.frame == frame && !frame.isNull)
        }
        hand.press(1, seconds: 0.15)
        #expect(log.take() == ["began", "ended"] && fixture.base.shown == "a")
        hand.press(1, seconds: 0.08)
        #expect(log.take() == [] && fixture.base.shown == "b")
        fixture.tap(0)
        fixture.settle()
        hand.press(1, seconds: 0.15, then: 3)
        #expect(log.take() == [])
        fixture.tabs.tabItems[1].setLongPress(nil)
        hand.press(1, seconds: 0.4)
        #expect(log.take() == [] && fixture.tabs.view.gestureRecognizers?.count ?? 0 == count)
    }

    @Test("With the tabs of iOS 18 the same works on UITab")
    func tabs() {
        let fixture = ItemFixture()
        let tabs = ["x", "y"].map { name in
            UITab(title: name, image: UIImage(systemName: name), identifier: name) { _ in Screen(name) }
        }
        fixture.tabs.tabs = tabs
        fixture.settleTabs()
        let images = tabs.map(\.image)
        fixture.tabs.setTabItemAnimation(.bounce)
        fixture.tabs.tabItems[0].onTap = { .refuse }
        let count = fixture.tabs.view.subviews.count
        fixture.tabs.selectedTab = tabs[1]
        fixture.begin()
        #expect(tabs[1].image !== images[1] && fixture.tabs.view.subviews.count == count + 1)
        fixture.settleTabs()
        #expect(tabs[1].image === images[1] && fixture.tabs.view.subviews.count == count)
        fixture.tap(0)
        fixture.settleTabs()
        #expect(fixture.tabs.selectedTab === tabs[1])
        // The badge of a tab cannot be drawn elsewhere, so its item stays still.
        tabs[0].badgeValue = "1"
        fixture.tabs.selectedTab = tabs[0]
        fixture.begin()
        #expect(tabs[0].image === images[0])
        fixture.settleTabs()
    }
}

extension ItemFixture {
    fileprivate func settleTabs() {
        Headless.clock.advance(by: 2.5)
        Headless.clock.settle()
    }
}
