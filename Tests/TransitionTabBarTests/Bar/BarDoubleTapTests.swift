import Testing
import TransitionAnimations
import TransitionCore
import TransitionTabBar
import TransitionUIKit
import TransitionWorld
import UIKit

/// A second tap on the item of a tab that arrives.
@MainActor
struct BarDoubleTapTests {
    @Test("P38: a double tap lets the tab come, also one that is in More", arguments: [1, 5])
    func doubleTap(place: Int) {
        let fixture = BarFixture(tabs: 7)
        fixture.tabs.setTabTransition(.slide.duration(1))
        fixture.tap(place)
        Headless.clock.advance(by: 0.4)
        #expect(fixture.tabs.transitionCoordinator != nil)
        fixture.tap(place)
        Headless.clock.advance(by: 0.1)
        #expect(fixture.tabs.transitionCoordinator != nil, "it is not cut short")
        Headless.clock.settle()
        #expect(fixture.tabs.transitionCoordinator == nil && fixture.chosen == place && Headless.warnings == [])
    }
}
