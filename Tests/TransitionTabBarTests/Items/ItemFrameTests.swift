import Foundation
import Testing
import TransitionTabBar
import TransitionTestSupport
import TransitionWorld
import UIKit

/// What runs in the frames of an item or a badge that moves: nothing but Core Animation.
@MainActor
struct ItemFrameTests {
    @Test(
        "I13: While an item plays no display link runs, and the run loop sleeps",
        arguments: BuiltInTabItemAnimation.chosen.filter { $0 != .still && $0 != .badgeBounce }, ItemBar.allCases)
    func item(animation: BuiltInTabItemAnimation, bar: ItemBar) {
        let fixture = ItemFixture(on: bar)
        fixture.tabs.setTabItemAnimation(animation.animator)
        fixture.tap(1)
        fixture.begin()
        #expect(fixture.moving == 1 && Headless.activity.displayLinks == 0 && Headless.activity.animations > 0)
        // The own bar reads once more after the last turn.
        #expect(turns(during: 0.1) <= (bar == .own ? 2 : 1))
        #expect(fixture.moving == 1 && Headless.activity.displayLinks == 0)
        fixture.settle()
        #expect(fixture.moving == 0 && Headless.activity.animations == 0)
    }

    @Test("I6: While a badge repeats no display link runs, and the run loop sleeps", arguments: ItemBar.allCases)
    func badge(bar: ItemBar) throws {
        let fixture = ItemFixture(on: bar)
        fixture.tabs.tabItems[2].badge = .number(3)
        fixture.tabs.tabItems[2].animateBadge(.bounce(height: 20, duration: 2, repeats: true))
        fixture.begin()
        #expect(turns(during: 4.5) == 1)
        #expect(try #require(fixture.badge(2)).height > 1 && Headless.activity.displayLinks == 0)
        fixture.tabs.tabItems[2].animateBadge(nil)
        Headless.clock.turn()
        #expect(Headless.activity.animations == 0)
    }

    @Test("I9: A view that draws itself is asked for each frame, and no longer than the item moves")
    func drawing() {
        final class Player: UIView, TabItemDrawing {
            func drawItem(at progress: Double) {}
        }
        let fixture = ItemFixture()
        fixture.tabs.setTabItemAnimation(.pop)
        fixture.tabs.tabItems[1].picture = { Player(frame: .zero) }
        fixture.tap(1)
        fixture.begin()
        #expect(Headless.activity.displayLinks == 1)
        fixture.settle()
        #expect(Headless.activity.displayLinks == 0)
    }

    /// How many turns the run loop makes; the first one begins the time.
    private func turns(during seconds: Double) -> Int {
        final class Counter {
            var turns = 0
        }
        let counter = Counter()
        Headless.clock.onTurn { [weak counter] in
            counter?.turns += 1
            return counter != nil
        }
        Headless.clock.advance(by: seconds)
        return counter.turns
    }
}
