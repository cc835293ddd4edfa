import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// Selections that code makes with an animator of their own.
@MainActor
struct TabOnceTests {
    private final class Names: @unchecked Sendable {
        var played: [String] = []
    }

    private static func marked(_ name: TransitionName, _ names: Names) -> CatalogueAnimator {
        CatalogueAnimator(name, duration: 0.4, timing: .linear, "Notes that it plays.") { _ in
            names.played.append(name.rawValue)
            return Choreography(foreground: .from(.offset(x: 1)))
        }
    }

    @Test("A selection in code plays its animator once, mirrored towards lower tabs", arguments: [true, false])
    func select(hasRule: Bool) {
        let (fixture, names) = (TabFixture(), Names())
        if hasRule { fixture.tabs.setTabTransition(Self.marked("rule", names)) }
        for (place, isOnTheRight) in [(2, true), (0, false)] {
            fixture.tabs.selectTab(fixture.screens[place], transition: Self.marked("once", names))
            Headless.clock.advance(by: 0.1)
            let x = fixture.screens[place].view.layer.presentation()?.frame.minX ?? 0
            #expect(isOnTheRight ? x > 240 && x < 340 : x < -240 && x > -340)
            fixture.settle()
            #expect(fixture.tabs.selectedIndex == place)
        }
        #expect(Set(names.played) == ["once"])
        names.played = []
        fixture.tabs.selectedIndex = 1
        fixture.settle()
        #expect(Set(names.played) == (hasRule ? ["rule"] : []))
    }

    @Test("A selection that is grabbed and thrown back leaves the tab, and the next one plays the rule")
    func cancelled() {
        let (fixture, names) = (TabFixture(), Names())
        fixture.tabs.setTabTransition(Self.marked("rule", names), swipe: .fromAnywhere)
        fixture.tabs.selectTab(fixture.screens[1], transition: Self.marked("once", names))
        Headless.clock.advance(by: 0.1)
        let touch = Headless.touch(at: CGPoint(x: 100, y: 400), in: fixture.window)
        for step in 1...20 {
            Headless.clock.advance(by: 1.0 / 60)
            touch.move(to: CGPoint(x: 100 + 10 * Double(step), y: 400))
        }
        touch.lift()
        fixture.settle()
        #expect(fixture.tabs.selectedIndex == 0 && Set(names.played) == ["once"])
        fixture.tap(1)
        fixture.settle()
        #expect(fixture.tabs.selectedIndex == 1 && Set(names.played) == ["once", "rule"])
    }

    @Test("A controller that is no tab, and the selected one, change nothing")
    func nothing() {
        let (fixture, names) = (TabFixture(), Names())
        fixture.tabs.selectTab(UIViewController(), transition: Self.marked("once", names))
        fixture.tabs.selectTab(fixture.screens[0], transition: Self.marked("once", names))
        fixture.settle()
        #expect(fixture.tabs.selectedIndex == 0 && names.played.isEmpty)
        fixture.tabs.selectedIndex = 1
        fixture.settle()
        #expect(names.played.isEmpty)
    }
}
