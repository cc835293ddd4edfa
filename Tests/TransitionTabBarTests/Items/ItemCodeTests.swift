import Foundation
import Testing
import TransitionAnimations
import TransitionTestSupport
import TransitionWorld
import UIKit

@testable import TransitionTabBar

/// Animations that no selection begins: from code, for a tap that is taken over, for a prompt, and for a deselection.
@MainActor
struct ItemCodeTests {
    // MARK: From code

    @Test(
        "I1: Code plays an item's animation or another one, selected or not, and hears of its end",
        arguments: ItemBar.allCases)
    func play(bar: ItemBar) {
        let fixture = ItemFixture(on: bar)
        let (looks, log) = (fixture.looks, Log())
        fixture.tabs.tabItems[2].animation = .bounce
        for place in [0, 2] {
            let item = fixture.tabs.tabItems[place]
            let isPlaying = item.play(place == 0 ? .jump : nil) { log.note("\(place) \($0)") }
            #expect(isPlaying && fixture.moving == 1 && fixture.isBlank(place) && log.take() == [])
            Headless.clock.advance(by: 1)
            #expect(log.take() == ["\(place) true"])
            fixture.expectClean(looks)
        }
        #expect(!fixture.tabs.tabItems[1].play() && !fixture.tabs.tabItems[7].play(.ring))
        #expect(fixture.base.shown == "a" && fixture.base.app.log.take() == [])
    }

    @Test(
        "I1: The next animation of the item and a change of the selection cancel one from code",
        arguments: ItemBar.allCases)
    func cancelled(bar: ItemBar) {
        let fixture = ItemFixture(on: bar)
        let (looks, log) = (fixture.looks, Log())
        fixture.tabs.setTabItemAnimation(.pop)
        let item = fixture.tabs.tabItems[2]
        item.play(.jump) { log.note("one \($0)") }
        Headless.clock.advance(by: 0.1)
        item.play(.ring) { log.note("two \($0)") }
        #expect(log.take() == ["one false"] && fixture.moving == 1 && !fixture.isBlank(2))
        // Another item's animation goes on.
        fixture.tabs.tabItems[0].play(.ring) { log.note("three \($0)") }
        #expect(log.take() == [] && fixture.moving == 2)
        fixture.tap(1)
        fixture.begin()
        #expect(Set(log.take()) == ["two false", "three false"] && fixture.moving == 1 && fixture.isBlank(1))
        fixture.settle()
        item.play(.jump) { log.note("four \($0)") }
        fixture.tabs.tabItems.removeAll()
        #expect(log.take() == ["four false"])
        fixture.expectClean(looks)
    }

    @Test("I1: Under Reduce Motion code plays only what is calm", arguments: ItemBar.allCases)
    func reduced(bar: ItemBar) {
        let fixture = ItemFixture(on: bar)
        Headless.isReduceMotionEnabled = true
        Headless.clock.turn()
        #expect(!fixture.tabs.tabItems[1].play(.jump) && fixture.tabs.tabItems[1].play(.fade))
        fixture.settle()
    }

    // MARK: A tap that is taken over

    @Test("I4, I5: A tap that is taken over is felt and heard, and its item moves", arguments: ItemBar.allCases)
    func takenOver(bar: ItemBar) {
        let hand = ItemHand(on: bar)
        let (fixture, log) = (hand.fixture, hand.log)
        let looks = fixture.looks
        let item = fixture.tabs.tabItems[1]
        item.animation = .bounce
        item.haptic = .light
        item.sound = { log.note("sound") }
        item.onTap = { .instead { log.note("action") } }
        fixture.tap(1)
        fixture.begin()
        #expect(log.take() == ["sound", "action"] && hand.felt.last == .impact(.light, intensity: 1))
        #expect(fixture.isBlank(1) && fixture.base.shown == "a")
        fixture.settle()
        fixture.expectClean(looks)
        // A refused tap is silent.
        item.onTap = { .refuse }
        let felt = hand.felt.count
        fixture.tap(1)
        fixture.begin()
        #expect(log.take() == [] && hand.felt.count == felt + 1 && !fixture.isBlank(1))
        fixture.settle()
    }

    // MARK: Prompts

    @Test(
        "I15: An item prompts again and again until it is selected, and no display link runs",
        arguments: ItemBar.allCases)
    func prompts(bar: ItemBar) {
        let fixture = ItemFixture(on: bar)
        let looks = fixture.looks
        let item = fixture.tabs.tabItems[2]
        item.prompt(.jump, pause: 1)
        #expect(item.isPrompting)
        for _ in 0..<3 {
            Headless.clock.advance(by: 0.25)
            #expect(fixture.isBlank(2) && fixture.moving == 1 && Headless.activity.displayLinks == 0)
            Headless.clock.advance(by: 0.75)
            #expect(!fixture.isBlank(2) && fixture.moving == 0)
            Headless.clock.advance(by: 0.5)
        }
        // Another selection does not end it.
        fixture.tap(1)
        Headless.clock.advance(by: 0.5)
        #expect(item.isPrompting)
        fixture.tap(2)
        Headless.clock.advance(by: 0.1)
        #expect(!item.isPrompting && fixture.base.app.log.take().last == "didSelect c")
        fixture.settle()
        fixture.expectClean(looks)
        #expect((fixture.tabs.delegate === fixture.base.app) == (bar == .system))
        // The selected item does not prompt.
        item.prompt(.jump)
        #expect(!item.isPrompting)
        fixture.settle()
    }

    @Test("I15: Stopped in a pass or in a pause, an item is as it was", arguments: [0.1, 0.8], ItemBar.allCases)
    func stopped(time: Double, bar: ItemBar) {
        let fixture = ItemFixture(on: bar)
        let looks = fixture.looks
        fixture.tabs.tabItems[1].prompt(.jump, pause: 1)
        Headless.clock.advance(by: time)
        fixture.tabs.tabItems[1].stopPrompting()
        fixture.expectClean(looks)
        #expect(!fixture.tabs.tabItems[1].isPrompting)
        fixture.settle()
        fixture.expectClean(looks)
    }

    @Test(
        "I15: A prompt waits for Reduce Motion, a window and a bar, and for the item itself",
        arguments: ItemBar.allCases)
    func waits(bar: ItemBar) {
        let fixture = ItemFixture(on: bar)
        Headless.isReduceMotionEnabled = true
        Headless.clock.turn()
        fixture.tabs.tabItems[1].prompt(.jump, pause: 0.5)
        fixture.tabs.tabItems[3].prompt(.jump, pause: 0.5)
        Headless.clock.advance(by: 1)
        #expect(fixture.moving == 0)
        Headless.isReduceMotionEnabled = false
        Headless.clock.advance(by: 0.1)
        #expect(fixture.isBlank(1) && fixture.moving == 1)
        // A change of the setting ends a pass, and the prompt goes on when it may.
        Headless.isReduceMotionEnabled = true
        Headless.clock.advance(by: 1)
        #expect(fixture.moving == 0)
        Headless.isReduceMotionEnabled = false
        let late = Screen("d")
        late.tabBarItem.image = UIImage(systemName: "4.circle")
        fixture.tabs.viewControllers = fixture.base.screens + [late]
        Headless.clock.advance(by: 0.2)
        #expect(fixture.moving == 2)
        fixture.tabs.tabItems.removeAll()
        #expect(fixture.moving == 0)
        fixture.tabs.viewControllers = fixture.base.screens
        fixture.settle()
    }

    @Test("I15: In the background nothing prompts; afterwards it goes on")
    func background() {
        let fixture = ItemFixture()
        fixture.tabs.tabItems[1].prompt(.jump, pause: 0.2)
        Headless.clock.advance(by: 0.1)
        #expect(fixture.moving == 1)
        NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
        Headless.clock.advance(by: 2)
        #expect(fixture.moving == 0)
        NotificationCenter.default.post(name: UIApplication.willEnterForegroundNotification, object: nil)
        Headless.clock.advance(by: 0.1)
        #expect(fixture.moving == 1)
        fixture.tabs.tabItems.removeAll()
        fixture.settle()
    }

    @Test("I15: Pauses that make no sense are none", arguments: [-1, .nan, .infinity] as [Double])
    func pauses(pause: Double) {
        let fixture = ItemFixture()
        fixture.tabs.tabItems[1].prompt(.jump, pause: pause)
        Headless.clock.advance(by: 0.7)
        #expect(fixture.moving == 1)
        fixture.tabs.tabItems[1].stopPrompting()
        fixture.settle()
    }

    // MARK: Deselection

    /// How far the parts of an item have moved, by their layers' vertical places, at a time after the selection of the next.
    private func height(_ fixture: ItemFixture, _ place: Int) -> CGFloat {
        let view = fixture.bar == .system ? fixture.overlays.first : fixture.itemViews[place].subviews.last
        let part = view?.subviews.first { $0 is UIImageView }
        return -((part?.layer.presentation() ?? part?.layer)?.transform.m42 ?? 0)
    }

    @Test(
        "I9: The item that is deselected moves too: backward, or with an animation of its own",
        arguments: ItemBar.allCases)
    func deselection(bar: ItemBar) {
        // A ramp: forward it ends with a fall, backward it begins with a rise.
        let ramp = CatalogueTabItemAnimator("test.ramp", duration: 1, "A ramp.") { _ in
            TabItemChoreography(icon: [.keyframes([.at(0, .rest), .at(0.9, .offset(dy: -18)), .at(1, .rest)])])
        }
        for deselection in [TabItemDeselection.reversed, .animation(ramp)] {
            let fixture = ItemFixture(on: bar)
            let looks = fixture.looks
            let item = fixture.tabs.tabItems[0]
            item.animation = ramp
            item.deselection = deselection
            fixture.tap(1)
            fixture.begin()
            #expect(fixture.moving == 1 && fixture.isBlank(0) && !fixture.isBlank(1))
            Headless.clock.advance(by: 0.18)
            let isReversed = if case .reversed = deselection { true } else { false }
            // After a fifth: backward at 0.8 of the ramp, forward at 0.2.
            #expect(abs(height(fixture, 0) - (isReversed ? 16 : 4)) < 1)
            fixture.settle()
            fixture.expectClean(looks)
        }
    }

    @Test(
        "I9: Both items move at once, and nothing is left when the next selection comes at any time",
        arguments: ItemBar.allCases)
    func both(bar: ItemBar) {
        for tenth in 0..<6 {
            let fixture = ItemFixture(on: bar)
            let looks = fixture.looks
            fixture.tabs.setTabItemAnimation(.roll)
            for item in fixture.tabs.tabItems { item.deselection = .reversed }
            fixture.tap(1)
            fixture.begin()
            #expect(fixture.moving == 2 && fixture.isBlank(0) && fixture.isBlank(1))
            Headless.clock.advance(by: 0.05 * Double(tenth))
            fixture.tap(2)
            fixture.begin()
            #expect(!fixture.isBlank(0) && fixture.isBlank(1) && fixture.isBlank(2))
            fixture.settle()
            fixture.expectClean(looks)
        }
    }
}
