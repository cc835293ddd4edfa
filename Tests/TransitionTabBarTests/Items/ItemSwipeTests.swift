import Foundation
import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

@testable import TransitionTabBar

/// Swipes between tabs beside what is set for items: gates, buttons and tabs that are skipped.
@MainActor
struct ItemSwipeTests {
    private func fixture(wraps: Bool = false, on bar: ItemBar = .system) -> ItemFixture {
        let fixture = ItemFixture(on: bar)
        fixture.tabs.setTabTransition(.slide, options: .init(swipe: .fromAnywhere, wraps: wraps))
        return fixture
    }

    @Test("I4, T6: A swipe asks the gate once, before the app's delegate, and stops there", arguments: ItemBar.allCases)
    func gate(bar: ItemBar) {
        let fixture = fixture(on: bar)
        let log = Log()
        func answers(_ answer: TabItemTap) {
            fixture.tabs.tabItems[1].onTap = {
                log.note("asked")
                return answer
            }
        }
        for closed in [TabItemTap.refuse, .instead { log.note("action") }] {
            answers(closed)
            let touch = fixture.base.drag(from: 0.9, over: 0.2, 0.7, 0.2)
            fixture.base.rest(touch, at: 0.2)
            fixture.settle()
            #expect(fixture.base.shown == "a" && log.take() == ["asked"] && fixture.base.app.log.take() == [])
        }
        answers(.select)
        fixture.base.swipe(from: 0.9, to: 0.2)
        fixture.settle()
        #expect(fixture.base.shown == "b" && log.take() == ["asked"])
        #expect(fixture.base.app.log.take() == ["shouldSelect b", "didSelect b"])
        // Code is free.
        answers(.refuse)
        fixture.tabs.selectedIndex = 0
        fixture.settle()
        fixture.tabs.selectedIndex = 1
        fixture.settle()
        #expect(fixture.base.shown == "b" && log.take() == [])
    }

    @Test("I4, T6: A trackpad's swipe asks the gate too")
    func trackpad() {
        let fixture = fixture()
        let log = Log()
        fixture.tabs.tabItems[1].onTap = {
            log.note("asked")
            return .refuse
        }
        let scroll = Headless.scroll(at: CGPoint(x: 200, y: 400), in: fixture.base.window)
        for _ in 0..<20 {
            scroll.move(by: CGVector(dx: -15, dy: 0))
            Headless.clock.advance(by: 1.0 / 60)
        }
        scroll.end()
        fixture.settle()
        #expect(fixture.base.shown == "a" && log.take() == ["asked"])
    }

    @Test("I4: With UITab a gate stops swipes too")
    func gateOfTab() {
        let fixture = fixture()
        fixture.tabs.tabs = ["x", "y"].map { name in
            UITab(title: name, image: nil, identifier: name) { _ in Screen(name) }
        }
        Headless.clock.settle()
        fixture.tabs.tabItems[1].onTap = { .refuse }
        fixture.base.swipe(from: 0.9, to: 0.2)
        Headless.clock.settle()
        #expect(fixture.tabs.selectedTab === fixture.tabs.tabs[0])
        fixture.tabs.tabItems[1].onTap = nil
        fixture.base.swipe(from: 0.9, to: 0.2)
        Headless.clock.settle()
        #expect(fixture.tabs.selectedTab === fixture.tabs.tabs[1])
    }

    /// The ways to skip the tab in the middle.
    enum Skip: CaseIterable, Sendable { case item, rule, button }

    private func skip(_ place: Int, _ kind: Skip, in tabs: UITabBarController) {
        switch kind {
        case .item: tabs.tabItems[place].isSkippedBySwipes = true
        case .rule: tabs.transitions.shouldSkipTab = { $0 == place }
        case .button: tabs.tabItems[place].action = {}
        }
    }

    @Test(
        "T6, I16: Swipes skip a tab in both directions, and taps select it unless it is a button",
        arguments: Skip.allCases)
    func skips(kind: Skip) {
        let fixture = fixture()
        skip(1, kind, in: fixture.tabs)
        fixture.base.swipe(from: 0.9, to: 0.2)
        fixture.settle()
        #expect(fixture.base.shown == "c" && fixture.base.app.log.take() == ["shouldSelect c", "didSelect c"])
        fixture.base.swipe(from: 0.1, to: 0.9)
        fixture.settle()
        #expect(fixture.base.shown == "a" && fixture.base.app.log.take() == ["shouldSelect a", "didSelect a"])
        fixture.tap(1)
        fixture.settle()
        #expect(fixture.base.shown == (kind == .button ? "a" : "b"))
        // From a skipped tab a swipe leads on as usual.
        fixture.tabs.selectedIndex = 1
        fixture.settle()
        fixture.base.swipe(from: 0.9, to: 0.2)
        fixture.settle()
        #expect(fixture.base.shown == "c")
        fixture.tabs.tabItems.removeAll()
        fixture.tabs.transitions.shouldSkipTab = nil
        fixture.base.swipe(from: 0.1, to: 0.9)
        fixture.settle()
        #expect(fixture.base.shown == "b")
    }

    @Test("T6: With wrapping, swipes skip the first and the last tab too", arguments: Skip.allCases, [0, 2])
    func wraps(kind: Skip, skipped: Int) {
        let fixture = fixture(wraps: true)
        skip(skipped, kind, in: fixture.tabs)
        fixture.tabs.selectedIndex = skipped == 2 ? 1 : 2
        fixture.settle()
        fixture.base.swipe(from: 0.9, to: 0.2)
        fixture.settle()
        #expect(fixture.base.shown == (skipped == 2 ? "a" : "b"))
        fixture.base.swipe(from: 0.1, to: 0.9)
        fixture.settle()
        #expect(fixture.base.shown == (skipped == 2 ? "b" : "c"))
    }

    @Test("T6: All others skipped, a swipe leads nowhere", arguments: [false, true])
    func nowhere(wraps: Bool) {
        let fixture = fixture(wraps: wraps)
        fixture.tabs.transitions.shouldSkipTab = { $0 != 0 }
        fixture.base.swipe(from: 0.9, to: 0.2)
        fixture.base.swipe(from: 0.1, to: 0.9)
        fixture.settle()
        #expect(fixture.base.shown == "a" && fixture.base.app.log.take() == [])
    }

    @Test("T6: With UITab a skipped tab's controller is not made", arguments: Skip.allCases)
    func skipsTabs(kind: Skip) {
        let fixture = fixture()
        var made: [String] = []
        fixture.tabs.tabs = ["x", "y", "z"].map { name in
            UITab(title: name, image: nil, identifier: name) { _ in
                made.append(name)
                return Screen(name)
            }
        }
        Headless.clock.settle()
        skip(1, kind, in: fixture.tabs)
        fixture.base.swipe(from: 0.9, to: 0.2)
        Headless.clock.settle()
        #expect(fixture.tabs.selectedTab === fixture.tabs.tabs[2] && made == ["x", "z"])
        fixture.base.swipe(from: 0.1, to: 0.9)
        Headless.clock.settle()
        #expect(fixture.tabs.selectedTab === fixture.tabs.tabs[0] && made == ["x", "z"])
    }

    // MARK: Buttons

    @Test("I16: A button comes and goes while the app runs, acts at a tap, and is no tab", arguments: ItemBar.allCases)
    func button(bar: ItemBar) {
        let fixture = fixture(on: bar)
        let (log, item) = (Log(), UITabBarItem(title: "New", image: UIImage(systemName: "plus"), tag: 9))
        fixture.tabs.selectedIndex = 1
        fixture.settle()
        let button = fixture.tabs.insertTabButton(item, at: 1) { log.note("new") }
        Headless.clock.settle()
        #expect(fixture.tabs.tabItems.count == 4 && fixture.tabs.tabItems[1] === button && button.item === item)
        #expect(fixture.tabs.selectedIndex == 2 && fixture.base.shown == "b")
        fixture.tap(1)
        fixture.begin()
        #expect(log.take() == ["new"] && fixture.base.shown == "b" && fixture.base.app.log.take() == [])
        fixture.base.swipe(from: 0.1, to: 0.9)
        fixture.settle()
        #expect(fixture.base.shown == "a" && fixture.tabs.selectedIndex == 0)
        _ = fixture.base.app.log.take()
        fixture.tabs.removeTabButton(button)
        Headless.clock.settle()
        #expect(fixture.tabs.viewControllers == fixture.base.screens && fixture.base.shown == "a")
        fixture.tap(1)
        fixture.settle()
        #expect(fixture.base.shown == "b" && log.take() == [])
        // What is not such a button stays.
        fixture.tabs.removeTabButton(fixture.tabs.tabItems[0])
        #expect(fixture.tabs.viewControllers == fixture.base.screens)
    }

    @Test("I16: Any place will do, and with UITab too", arguments: [-5, 0, 2, 99])
    func buttonPlaces(index: Int) {
        let fixture = fixture()
        let (log, item) = (Log(), UITabBarItem(title: "New", image: nil, tag: 9))
        let button = fixture.tabs.insertTabButton(item, at: index) { log.note("new") }
        Headless.clock.settle()
        let place = min(max(index, 0), 3)
        #expect(fixture.tabs.tabItems[place] === button)
        fixture.tap(place)
        fixture.begin()
        #expect(log.take() == ["new"] && fixture.base.shown == "a")
        fixture.tabs.removeTabButton(button)
        fixture.tabs.tabs = ["x", "y"].map { name in
            UITab(title: name, image: nil, identifier: name) { _ in Screen(name) }
        }
        Headless.clock.settle()
        let other = fixture.tabs.insertTabButton(item, at: 1) { log.note("tab") }
        Headless.clock.settle()
        #expect(fixture.tabs.tabs.count == 3 && other.title == "New")
        fixture.tap(1)
        fixture.begin()
        #expect(log.take() == ["tab"] && fixture.tabs.selectedTab === fixture.tabs.tabs[0])
        fixture.tabs.removeTabButton(other)
        #expect(fixture.tabs.tabs.map(\.title) == ["x", "y"])
    }

    @Test("I16: Without its action a button is the tab of its controller", arguments: ItemBar.allCases)
    func child(bar: ItemBar) {
        let fixture = fixture(on: bar)
        fixture.tabs.tabItems[1].action = {}
        fixture.tap(1)
        fixture.settle()
        #expect(fixture.base.shown == "a")
        fixture.tabs.tabItems[1].action = nil
        fixture.tap(1)
        fixture.settle()
        #expect(fixture.base.shown == "b")
    }

    // MARK: A delegate that is replaced

    @Test(
        "I4: A delegate that replaces the package's is reported once, for items without a transition",
        arguments: [false, true])
    func replaced(hasTransition: Bool) throws {
        let fixture = ItemFixture()
        if hasTransition { fixture.tabs.setTabTransition(.slide) }
        fixture.tabs.tabItems[1].onTap = { .refuse }
        let adapter = try #require(TabItemAdapter.installed(on: fixture.tabs))
        Headless.clock.turn()
        #expect(!adapter.hasReported)
        // As at the end of `viewDidLoad`.
        fixture.tabs.tabItems[2].onTap = { .refuse }
        fixture.tabs.delegate = fixture.base.app
        #expect(!adapter.hasReported)
        Headless.clock.turn()
        #expect(adapter.hasReported == !hasTransition)
        fixture.tap(1)
        fixture.settle()
        #expect(fixture.base.shown == "b")
        // Another setting brings the package's back in front.
        fixture.tabs.tabItems[2].onTap = nil
        #expect(fixture.tabs.delegate !== fixture.base.app && !adapter.hasReported)
    }
}
