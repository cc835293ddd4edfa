import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

@testable import TransitionTabBar

/// F91: the system may list a tab for each of the controllers that the app has set. The items are the app's own then.
@MainActor
struct ListedTabTests {
    private func fixture(_ isListed: Bool, on bar: ItemBar = .system) -> ItemFixture {
        var assumptions = Headless.Assumptions()
        assumptions.controllersAreListedAsTabs = isListed
        return ItemFixture(assumptions: assumptions, on: bar)
    }

    @Test(
        "An item keeps its tag, its badge, its closures and its animation", arguments: [false, true], ItemBar.allCases)
    func items(isListed: Bool, bar: ItemBar) throws {
        let fixture = fixture(isListed, on: bar)
        #expect(fixture.tabs.tabs.count == (isListed ? 3 : 0))
        var calls: [String] = []
        fixture.tabs.setTabItemAnimation(.bounce)
        #expect((0..<3).map { fixture.tabs.tabItems[$0].item?.tag } == [0, 1, 2])
        let tagged = try #require((0..<3).map { fixture.tabs.tabItems[$0] }.first { $0.item?.tag == 2 })
        tagged.badge = .number(7)
        #expect(fixture.items[2].badgeValue == "7")
        tagged.onSelect = { calls.append("select") }
        tagged.onTap = {
            calls.append("tap")
            return .select
        }
        fixture.tap(2)
        Headless.clock.advance(by: 0.1)
        #expect(fixture.tabs.selectedIndex == 2 && calls == ["tap", "select"])
        #expect(fixture.moving > 0)
        fixture.settle()
    }

    @Test("A swipe asks and tells the app's delegate as without listed tabs", arguments: [true, false])
    func swipes(refuses: Bool) {
        func calls(_ isListed: Bool) -> [String] {
            let fixture = fixture(isListed)
            fixture.tabs.setTabTransition(.slide, swipe: .fromAnywhere)
            if refuses { fixture.base.app.refused = ["b"] }
            _ = fixture.base.app.log.take()
            fixture.base.drag(over: 0.1).lift()
            fixture.settle()
            #expect(fixture.base.shown == (refuses ? "a" : "b"))
            return fixture.base.app.log.take()
        }
        let plain = calls(false)
        #expect(!plain.isEmpty && calls(true) == plain)
    }
}
