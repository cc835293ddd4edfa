import Foundation
import Testing
import TransitionAnimations
import TransitionCore
import TransitionTabBar
import TransitionUIKit
import TransitionWorld
import UIKit

/// Fingers on items of either bar: highlight, haptics, sounds, long presses and menus.
@MainActor
struct ItemTouchTests {
    // MARK: Highlight

    @Test("I9: A finger's coming and going is told, and the tap is the bar's as always", arguments: ItemBar.allCases)
    func highlight(bar: ItemBar) {
        let hand = ItemHand(on: bar)
        let (fixture, log) = (hand.fixture, hand.log)
        fixture.tabs.tabItems[1].onHighlight = { log.note("\($0)") }
        let touch = hand.finger(1)
        Headless.clock.advance(by: 0.02)
        #expect(log.take() == ["true"])
        touch.lift()
        fixture.settle()
        #expect(log.take() == ["false"] && fixture.base.shown == "b")
        #expect(fixture.base.app.log.take() == ["shouldSelect b", "didSelect b"])
        // Other items are not told of, nor is a selection in code.
        fixture.tap(2)
        fixture.settle()
        fixture.tabs.selectedIndex = 1
        fixture.settle()
        #expect(log.take() == [])
        // A touch that the system takes.
        let lost = hand.finger(1)
        Headless.clock.advance(by: 0.02)
        lost.cancel()
        fixture.settle()
        #expect(log.take() == ["true", "false"] && fixture.base.shown == "b")
    }

    @Test(
        "I9: A highlight and a long press share the finger: the press selects nothing, and both tell",
        arguments: ItemBar.allCases)
    func both(bar: ItemBar) {
        let hand = ItemHand(on: bar)
        let (fixture, log) = (hand.fixture, hand.log)
        let handle = fixture.tabs.tabItems[1]
        handle.onHighlight = { log.note("\($0)") }
        handle.setLongPress { log.note("\($0.phase)") }
        hand.press(1, seconds: 0.4)
        #expect(Set(log.lines) == ["true", "began", "false", "ended"])
        #expect(log.take().first == "true" && fixture.base.shown == "a")
        hand.press(1, seconds: 0.05)
        #expect(log.take() == ["true", "false"] && fixture.base.shown == "b")
    }

    @Test(
        "I9: Taken off under a finger, the highlight ends, and the bar has its recognisers as before",
        arguments: ItemBar.allCases)
    func removed(bar: ItemBar) {
        let hand = ItemHand(on: bar)
        let (fixture, log) = (hand.fixture, hand.log)
        let count = fixture.tabs.view.gestureRecognizers?.count ?? 0
        fixture.tabs.tabItems[1].onHighlight = { log.note("\($0)") }
        #expect(fixture.tabs.view.gestureRecognizers?.count == count + 1)
        let touch = hand.finger(1)
        Headless.clock.advance(by: 0.02)
        fixture.tabs.tabItems.removeAll()
        #expect(log.take() == ["true", "false"])
        touch.lift()
        fixture.settle()
        #expect(fixture.tabs.view.gestureRecognizers?.count ?? 0 == count && fixture.base.shown == "b")
        #expect(log.take() == [])
    }

    @Test(
        "I9: No swipe between tabs is kept from its finger, and none begins on the bar", arguments: ItemBar.allCases)
    func swipes(bar: ItemBar) {
        let hand = ItemHand(on: bar)
        let (fixture, log) = (hand.fixture, hand.log)
        fixture.tabs.setTabTransition(.slide, swipe: .fromAnywhere)
        for place in 0..<3 { fixture.tabs.tabItems[place].onHighlight = { log.note("\($0)") } }
        fixture.base.swipe(from: 0.9, to: 0.2)
        fixture.settle()
        #expect(fixture.base.shown == "b" && log.take() == [])
        Headless.swipe(from: hand.point(2), to: hand.point(0), duration: 0.3, in: fixture.base.window)
        fixture.settle()
        #expect(log.take() == ["true", "false"])
    }

    // MARK: Haptics and sounds

    @Test(
        "I5: A tap that selects is felt and heard once, prepared when the finger comes down",
        arguments: TabItemHaptic.allCases, ItemBar.allCases)
    func felt(haptic: TabItemHaptic, bar: ItemBar) {
        let hand = ItemHand(on: bar)
        let (fixture, log) = (hand.fixture, hand.log)
        let handle = fixture.tabs.tabItems[1]
        handle.haptic = haptic
        handle.sound = { log.note("sound") }
        let touch = hand.finger(1)
        Headless.clock.advance(by: 0.02)
        let style: UIImpactFeedbackGenerator.FeedbackStyle? =
            switch haptic {
            case .light: .light
            case .medium: .medium
            case .heavy: .heavy
            case .soft: .soft
            case .rigid: .rigid
            case .selection: nil
            }
        let prepared = Headless.FeedbackRecord.Event.prepared(style.map { .impact($0) } ?? .selection)
        #expect(hand.felt == [prepared] && log.take() == [])
        touch.lift()
        fixture.settle()
        #expect(hand.felt == [prepared, style.map { .impact($0, intensity: 1) } ?? .selection])
        #expect(log.take() == ["sound"] && fixture.base.shown == "b")
    }

    @Test(
        "I5: What selects nothing new is neither felt nor heard: code, the selected item, a refused tap, another item",
        arguments: ItemBar.allCases)
    func silent(bar: ItemBar) {
        let hand = ItemHand(on: bar)
        let (fixture, log) = (hand.fixture, hand.log)
        let handle = fixture.tabs.tabItems[1]
        handle.haptic = .light
        handle.sound = { log.note("sound") }
        fixture.base.app.refused = ["b"]
        fixture.tap(1)
        fixture.settle()
        fixture.base.app.refused = []
        fixture.tabs.selectedIndex = 1
        fixture.settle()
        fixture.tap(1)
        fixture.settle()
        fixture.tap(2)
        fixture.settle()
        #expect(fixture.base.shown == "c" && log.take() == [])
        #expect(hand.felt.allSatisfy { $0 == .prepared(.impact(.light)) } && hand.felt.count == 2)
        (handle.haptic, handle.sound) = (nil, nil)
        // An own bar needs the delegate's place as long as it is there.
        #expect((fixture.tabs.delegate === fixture.base.app) == (bar == .system))
        fixture.tap(1)
        fixture.settle()
        #expect(hand.felt.count == 2 && log.take() == [])
    }

    // MARK: Long press

    @Test("I7: By default it takes 0.35 s", arguments: [(0.349, false), (0.351, true)], ItemBar.allCases)
    func duration(press: (seconds: Double, isLong: Bool), bar: ItemBar) {
        let hand = ItemHand(on: bar)
        let (fixture, log) = (hand.fixture, hand.log)
        fixture.tabs.tabItems[1].setLongPress(haptic: .light) { log.note("\($0.phase)") }
        hand.press(1, seconds: press.seconds)
        #expect(log.take() == (press.isLong ? ["began", "ended"] : []))
        // A short one is a tap.
        #expect(fixture.base.shown == (press.isLong ? "a" : "b"))
        #expect(hand.felt == [.prepared(.impact(.light))] + (press.isLong ? [.impact(.light, intensity: 1)] : []))
    }

    @Test(
        "I7: By default the finger may move by ten points",
        arguments: [(9, true), (10, true), (10.1, false)] as [(CGFloat, Bool)], ItemBar.allCases)
    func movement(press: (points: CGFloat, isLong: Bool), bar: ItemBar) {
        let hand = ItemHand(on: bar)
        let (fixture, log) = (hand.fixture, hand.log)
        fixture.tabs.tabItems[1].setLongPress { log.note("\($0.phase)") }
        hand.press(1, seconds: 0.4, then: press.points)
        #expect(log.take() == (press.isLong ? ["began", "ended"] : []))
    }

    @Test("I7: It is felt at its beginning, not at its end", arguments: ItemBar.allCases)
    func feltAtTheBeginning(bar: ItemBar) {
        let hand = ItemHand(on: bar)
        let (fixture, log) = (hand.fixture, hand.log)
        fixture.tabs.tabItems[1].setLongPress(after: 0.1, movement: 1, haptic: .heavy) {
            log.note("\($0.phase) \(Headless.feedback.count)")
        }
        let touch = hand.finger(1)
        Headless.clock.advance(by: 0.05)
        #expect(hand.felt == [.prepared(.impact(.heavy))])
        Headless.clock.advance(by: 0.06)
        #expect(hand.felt.last == .impact(.heavy, intensity: 1) && log.take() == ["began 2"])
        Headless.clock.advance(by: 1)
        touch.cancel()
        fixture.settle()
        #expect(log.take() == ["cancelled 2"] && fixture.base.shown == "a")
    }

    @Test("I7: It takes one finger", arguments: ItemBar.allCases)
    func twoFingers(bar: ItemBar) {
        let hand = ItemHand(on: bar)
        let (fixture, log) = (hand.fixture, hand.log)
        fixture.tabs.tabItems[1].setLongPress { log.note("\($0.phase)") }
        let touches = [0, 20].map { Headless.touch(at: hand.point(1, dx: $0), in: fixture.base.window) }
        Headless.clock.advance(by: 0.3)
        for touch in touches { touch.lift() }
        fixture.settle()
        #expect(log.take() == [])
    }

    @Test(
        "I7: Removed while a finger presses, it is cancelled at once; removed before, it is silent",
        arguments: [false, true], ItemBar.allCases)
    func removedWhilePressed(isAll: Bool, bar: ItemBar) {
        for isLong in [true, false] {
            let hand = ItemHand(on: bar)
            let (fixture, log) = (hand.fixture, hand.log)
            fixture.tabs.tabItems[1].setLongPress { log.note("\($0.phase)") }
            let touch = hand.finger(1)
            Headless.clock.advance(by: isLong ? 0.4 : 0.05)
            if isAll { fixture.tabs.tabItems.removeAll() } else { fixture.tabs.tabItems[1].setLongPress(nil) }
            #expect(log.take() == (isLong ? ["began", "cancelled"] : []))
            touch.lift()
            fixture.settle()
            #expect(log.take() == [])
        }
    }

    // MARK: Menu

    @Test(
        "I7: A menu opens beside the item a tenth of a second after the finger came down, and leaves nothing",
        arguments: ItemBar.allCases)
    func menu(bar: ItemBar) throws {
        let hand = ItemHand(on: bar)
        let (fixture, log) = (hand.fixture, hand.log)
        let looks = fixture.looks
        let handle = fixture.tabs.tabItems[1]
        let frame = fixture.frame(1)
        let actions = ["Copy", "Share"].map { name in UIAction(title: name) { _ in log.note(name) } }
        handle.setLongPressMenu(after: 0.1, haptic: .light) { _ in UIMenu(children: actions) }
        let touch = hand.finger(1)
        Headless.clock.advance(by: 0.09)
        #expect(Headless.openMenu == nil)
        Headless.clock.advance(by: 0.02)
        let open = try #require(Headless.openMenu)
        #expect(open.menu.children.map(\.title) == ["Copy", "Share"])
        let control = try #require(open.control)
        #expect(control.superview === fixture.tabs.view && control.frame == frame)
        // The button takes no touches: the finger is still the bar's.
        #expect(control.hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
        touch.lift()
        fixture.settle()
        #expect(Headless.openMenu != nil && fixture.base.shown == "a" && fixture.overlays.count == 1)
        Headless.choose("Share")
        fixture.settle()
        #expect(log.take() == ["Share"])
        fixture.expectClean(looks)
        // Again, and closed by a tap beside it.
        hand.press(1, seconds: 0.2)
        #expect(Headless.openMenu != nil)
        Headless.choose(nil)
        fixture.settle()
        #expect(log.take() == [] && fixture.base.shown == "a")
        fixture.expectClean(looks)
    }

    @Test(
        "I7: A menu without elements is not opened; the closure is told where the item is", arguments: ItemBar.allCases)
    func emptyMenu(bar: ItemBar) {
        let hand = ItemHand(on: bar)
        let (fixture, log) = (hand.fixture, hand.log)
        let looks = fixture.looks
        let frame = fixture.frame(1)
        fixture.tabs.tabItems[1].setLongPressMenu { press in
            log.note("\(press.phase) \(press.frame == frame)")
            return UIMenu(children: [])
        }
        hand.press(1, seconds: 0.4)
        #expect(log.take() == ["began true"] && Headless.openMenu == nil)
        fixture.expectClean(looks)
    }
}
