import Foundation
import Testing
import TransitionTabBar
import TransitionWorld
import UIKit

/// Presses on items beside whatever selects in the bar.
@MainActor
struct ItemPressTests {
    private func assumptions(_ touches: Headless.Assumptions.TabBarTouches) -> Headless.Assumptions {
        var assumptions = Headless.Assumptions()
        assumptions.tabBarTouches = touches
        return assumptions
    }

    @Test(
        "I7, I9, F194: A press and a highlight are called whatever selects in the bar, and the press is no tap",
        arguments: Headless.Assumptions.TabBarTouches.allCases, ItemBar.allCases)
    func press(touches: Headless.Assumptions.TabBarTouches, bar: ItemBar) {
        let hand = ItemHand(on: bar, assumptions: assumptions(touches))
        let (fixture, log) = (hand.fixture, hand.log)
        let item = fixture.tabs.tabItems[1]
        item.onHighlight = { log.note("\($0)") }
        item.setLongPress { log.note("\($0.phase)") }
        hand.press(1, seconds: 0.4)
        let lines = log.take()
        #expect(Set(lines) == ["true", "began", "false", "ended"] && lines.first == "true")
        // A bar that selects at touch-down has selected the item already.
        let isEarly = touches == .recognizerAtTouchDown && bar == .system
        #expect(fixture.base.shown == (isEarly ? "b" : "a"))
        #expect(fixture.base.app.log.take() == (isEarly ? ["shouldSelect b", "didSelect b"] : []))
        // A short press is a tap, and the next tap is one again.
        hand.press(2, seconds: 0.1)
        hand.press(1, seconds: 0.1)
        #expect(log.take() == ["true", "false"] && fixture.base.shown == "b")
        // No long press of the selected item leads back to its root.
        hand.press(1, seconds: 0.4)
        #expect(fixture.base.app.log.take().filter { $0.hasSuffix("b") }.count == (isEarly ? 4 : 2))
    }

    @Test(
        "I7: A finger that presses selects nothing when it is cancelled, and the next tap selects",
        arguments: ItemBar.allCases)
    func cancelled(bar: ItemBar) {
        let hand = ItemHand(on: bar)
        let (fixture, log) = (hand.fixture, hand.log)
        fixture.tabs.tabItems[1].setLongPress { log.note("\($0.phase)") }
        let touch = hand.finger(1)
        Headless.clock.advance(by: 0.4)
        touch.cancel()
        fixture.settle()
        #expect(log.take() == ["began", "cancelled"] && fixture.base.shown == "a")
        fixture.tap(1)
        fixture.settle()
        #expect(fixture.base.shown == "b")
    }

    @Test("I7: An item that leaves with its tab leaves no recogniser behind", arguments: ItemBar.allCases)
    func left(bar: ItemBar) {
        let hand = ItemHand(on: bar)
        let fixture = hand.fixture
        func presses() -> Int {
            (fixture.tabs.view.gestureRecognizers ?? []).count { $0 is UILongPressGestureRecognizer }
        }
        let before = presses()
        fixture.tabs.viewControllers?.append(Screen("new"))
        fixture.settle()
        fixture.tabs.tabItems[3].setLongPress { _ in }
        fixture.tabs.tabItems[3].onHighlight = { _ in }
        #expect(presses() == before + 2)
        fixture.tabs.viewControllers?.removeLast()
        fixture.settle()
        // Settings of items that are gone are dropped with the next change.
        fixture.tabs.tabItems[0].haptic = .light
        fixture.settle()
        #expect(presses() == before + 1)
        fixture.tabs.tabItems[0].haptic = nil
        #expect(presses() == before)
    }

    @Test("I7: A finger on a view of a screen above the bar presses no item")
    func covered() {
        let hand = ItemHand()
        let (fixture, log) = (hand.fixture, hand.log)
        fixture.tabs.tabItems[1].setLongPress { log.note("\($0.phase)") }
        fixture.tabs.tabItems[1].onHighlight = { log.note("\($0)") }
        let place = hand.point(1)
        let cover = Screen("cover")
        fixture.tabs.addChild(cover)
        fixture.tabs.view.addSubview(cover.view)
        cover.view.frame = fixture.tabs.view.bounds
        let touch = Headless.touch(at: place, in: fixture.base.window)
        Headless.clock.advance(by: 0.5)
        touch.lift()
        #expect(log.take() == [])
        cover.view.removeFromSuperview()
        cover.removeFromParent()
    }

    @Test("F195: Of two items that overlap, a finger presses the nearer one", arguments: [-3, 3] as [CGFloat])
    func overlap(dx: CGFloat) throws {
        var assumptions = Headless.Assumptions()
        assumptions.tabBarItemsOverlap = true
        let hand = ItemHand(assumptions: assumptions)
        let (fixture, log) = (hand.fixture, hand.log)
        for place in 0..<3 { fixture.tabs.tabItems[place].onHighlight = { if $0 { log.note("\(place)") } } }
        let both = fixture.frame(0).intersection(fixture.frame(1))
        try #require(abs(both.width - 8) < 0.001)
        let point = CGPoint(x: both.midX + dx, y: both.midY)
        #expect(fixture.frame(0).contains(point) && fixture.frame(1).contains(point))
        let touch = Headless.touch(at: point, in: fixture.base.window)
        Headless.clock.advance(by: 0.05)
        touch.cancel()
        fixture.settle()
        #expect(log.take() == [dx < 0 ? "0" : "1"])
    }

    // MARK: Places that cannot be right

    /// A bar that has made itself small, with the last or the first tab selected.
    private func small(_ hand: ItemHand, selected: Int) {
        let fixture = hand.fixture
        fixture.tabs.tabBarMinimizeBehavior = .onScrollDown
        fixture.tabs.selectedIndex = selected
        fixture.settle()
        let list = UIScrollView(frame: fixture.base.window.bounds)
        list.contentSize = CGSize(width: 390, height: 3000)
        fixture.base.screens[selected].view.addSubview(list)
        fixture.base.screens[selected].setContentScrollView(list, for: .bottom)
        Headless.swipe(
            from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 300), duration: 0.3, in: fixture.base.window)
        fixture.settle()
    }

    @Test(
        "I7, I13, F173: On a small bar nothing presses, moves or says the place of another item",
        arguments: [0, 2], [false, true])
    func small(selected: Int, saysAnother: Bool) {
        var assumptions = Headless.Assumptions()
        assumptions.minimizedItemsSayAnotherPlace = saysAnother
        let hand = ItemHand(assumptions: assumptions)
        let (fixture, log) = (hand.fixture, hand.log)
        for place in 0..<3 {
            fixture.tabs.tabItems[place].setLongPress(after: 0.1) { if $0.phase == .began { log.note("\(place)") } }
        }
        fixture.tabs.setTabItemAnimation(.bounce)
        small(hand, selected: selected)
        let looks = fixture.looks
        // Where the bubbles are, the bar itself says.
        for x in [52, 195, 338] as [CGFloat] {
            let touch = Headless.touch(
                at: fixture.tabs.tabBar.convert(CGPoint(x: x, y: 30), to: nil), in: fixture.base.window)
            Headless.clock.advance(by: 0.2)
            touch.cancel()
        }
        #expect(log.take() == [])
        #expect((0..<3).allSatisfy { fixture.tabs.tabItems[$0].frame(in: fixture.tabs.view) == nil })
        for place in [2, 1, 0] {
            fixture.tabs.selectedIndex = place
            fixture.begin()
            fixture.expectClean(looks)
            #expect(!fixture.tabs.tabItems[place].play(.ring))
        }
        fixture.tabs.tabBarMinimizeBehavior = .never
        fixture.settle()
        #expect(fixture.tabs.tabItems[1].frame(in: fixture.tabs.view)?.width == 130)
    }

    @Test("F174: Before the items are placed they say no place, and nothing moves at one")
    func placedLater() {
        Headless.reset()
        Headless.assumptions.itemsArePlacedInTheNextTurn = true
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let tabs = UITabBarController(nibName: nil, bundle: nil)
        tabs.viewControllers = ["a", "b"].map { Screen($0) }
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        tabs.tabBar.layoutIfNeeded()
        #expect(tabs.tabItems[0].frame(in: tabs.view) == nil && !tabs.tabItems[0].play(.ring))
        Headless.clock.turn()
        #expect(tabs.tabItems[0].frame(in: tabs.view) != nil && tabs.tabItems[0].play(.ring))
        Headless.clock.settle()
    }
}
