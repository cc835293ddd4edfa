import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// Selections that code makes with an animator of their own.
@MainActor
struct TabOnceTests {
    private static func marked(_ name: TransitionName, _ notes: NamedAnimator.Notes) -> any TransitionAnimator {
        NamedAnimator(name, notes).duration(0.4).timing(.linear)
    }

    @Test("A selection in code plays its animator once, mirrored towards lower tabs", arguments: [true, false])
    func select(hasRule: Bool) {
        let (fixture, notes) = (TabFixture(), NamedAnimator.Notes())
        if hasRule { fixture.tabs.setTabTransition(Self.marked("rule", notes)) }
        for (place, isOnTheRight) in [(2, true), (0, false)] {
            fixture.tabs.selectTab(fixture.screens[place], transition: Self.marked("once", notes))
            Headless.clock.advance(by: 0.1)
            let x = fixture.screens[place].view.layer.presentation()?.frame.minX ?? 0
            #expect(isOnTheRight ? x > 240 && x < 340 : x < -240 && x > -340)
            fixture.settle()
            #expect(fixture.tabs.selectedIndex == place)
        }
        #expect(Set(notes.take()) == ["once"])
        _ = notes.take()
        fixture.tabs.selectedIndex = 1
        fixture.settle()
        #expect(Set(notes.take()) == (hasRule ? ["rule"] : []))
    }

    @Test("A selection that is grabbed and thrown back leaves the tab, and the next one plays the rule")
    func cancelled() {
        let (fixture, notes) = (TabFixture(), NamedAnimator.Notes())
        fixture.tabs.setTabTransition(Self.marked("rule", notes), swipe: .fromAnywhere)
        fixture.tabs.selectTab(fixture.screens[1], transition: Self.marked("once", notes))
        Headless.clock.advance(by: 0.1)
        let touch = Headless.touch(at: CGPoint(x: 100, y: 400), in: fixture.window)
        for step in 1...20 {
            Headless.clock.advance(by: 1.0 / 60)
            touch.move(to: CGPoint(x: 100 + 10 * Double(step), y: 400))
        }
        touch.lift()
        fixture.settle()
        #expect(fixture.tabs.selectedIndex == 0 && Set(notes.take()) == ["once"])
        fixture.tap(1)
        fixture.settle()
        #expect(fixture.tabs.selectedIndex == 1 && notes.take() == ["rule"])
    }

    @Test("A controller that is no tab, and the selected one, change nothing")
    func nothing() {
        let (fixture, notes) = (TabFixture(), NamedAnimator.Notes())
        fixture.tabs.selectTab(UIViewController(), transition: Self.marked("once", notes))
        fixture.tabs.selectTab(fixture.screens[0], transition: Self.marked("once", notes))
        fixture.settle()
        #expect(fixture.tabs.selectedIndex == 0 && notes.take().isEmpty)
        fixture.tabs.selectedIndex = 1
        fixture.settle()
        #expect(notes.take().isEmpty)
    }
}
