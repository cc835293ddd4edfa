import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// The switch of the process and a tab bar controller's delegate and taps.
@MainActor
struct TabSwitchTests {
    private func off<Result>(_ work: () throws -> Result) rethrows -> Result {
        Transitions.isEnabled = false
        defer { Transitions.isEnabled = true }
        return try work()
    }

    @Test("U9: off, the delegate has no animator method; the app's delegate is asked and told of taps as ever")
    func delegate() {
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(.slide)
        let method = "tabBarController(_:animationControllerForTransitionFrom:to:)"
        func answers() -> Bool? {
            (fixture.tabs.delegate as? any Headless.SelectiveDelegate)?.responds(toOptional: method)
        }
        #expect(answers() == true)
        fixture.tap(1)
        fixture.settle()
        let calls = fixture.app.log.take()
        off {
            #expect(answers() != true)
            fixture.tap(2)
            Headless.clock.advance(by: 0.05)
            #expect(!fixture.tabs.transitions.isPlaying)
            fixture.settle()
            #expect(fixture.shown == "c")
            #expect(fixture.app.log.take().count == calls.count && fixture.tabs.transitions.delegate === fixture.app)
        }
        #expect(answers() == true)
    }

    @Test(
        "U9: off while a finger goes from tab to tab, the tab at rest before stays",
        arguments: [[0.2], [0.2, 0.8], [0.8, 0.1, 0.7]])
    func alongTabs(places: [Double]) {
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(.slide, swipe: .fromAnywhere)
        fixture.tabs.selectedIndex = 1
        fixture.settle()
        _ = fixture.app.log.take()
        let touch = Headless.touch(at: CGPoint(x: 195, y: 400), in: fixture.window)
        var place = 0.5
        for next in places {
            for step in 1...12 {
                Headless.clock.advance(by: 1.0 / 60)
                touch.move(to: CGPoint(x: 390 * (place + (next - place) * Double(step) / 12), y: 400))
            }
            place = next
        }
        #expect(fixture.tabs.transitions.isPlaying)
        off {
            #expect(!fixture.tabs.transitions.isPlaying)
            touch.move(to: CGPoint(x: 20, y: 400))
            Headless.clock.advance(by: 0.05)
            touch.lift()
            fixture.settle()
            #expect(fixture.shown == "b")
        }
    }

    /// A finger that has come down in the middle and gone to a place, as a fraction of the width.
    private func finger(to place: Double, in fixture: TabFixture) -> Headless.Touch {
        let touch = Headless.touch(at: CGPoint(x: 195, y: 400), in: fixture.window)
        move(touch, from: 0.5, to: place)
        return touch
    }

    private func move(_ touch: Headless.Touch, from start: Double, to end: Double) {
        for step in 1...12 {
            Headless.clock.advance(by: 1.0 / 60)
            touch.move(to: CGPoint(x: 390 * (start + (end - start) * Double(step) / 12), y: 400))
        }
    }

    @Test(
        "U9: off and on under a finger whose tab was refused, the finger comes to no other tab",
        arguments: [true, false])
    func refused(isOff: Bool) {
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(.slide, swipe: .fromAnywhere)
        fixture.tabs.selectedIndex = 1
        fixture.settle()
        fixture.app.refused = ["c"]
        let touch = finger(to: 0.2, in: fixture)
        #expect(!fixture.tabs.transitions.isPlaying)
        if isOff { off {} }
        move(touch, from: 0.2, to: 0.9)
        #expect(fixture.tabs.transitions.isPlaying == !isOff)
        touch.lift()
        fixture.settle()
        #expect(fixture.shown == (isOff ? "b" : "a"))
    }

    @Test("U9: off while the app is asked about a tab, a swipe selects nothing")
    func whileAsked() {
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(.slide, swipe: .fromAnywhere)
        var isAsked = false
        fixture.app.onAsk = {
            isAsked = true
            Transitions.isEnabled = false
        }
        defer { Transitions.isEnabled = true }
        finger(to: 0.1, in: fixture).lift()
        fixture.settle()
        #expect(isAsked && fixture.shown == "a")
    }
}
