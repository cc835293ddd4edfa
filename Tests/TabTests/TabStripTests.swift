import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// Swipes between tabs beside bars that stand upright.
@MainActor
struct TabStripTests {
    private func fixture(_ posture: Headless.Posture, tabs: Int = 3) -> TabFixture {
        let fixture = TabFixture(tabs: tabs)
        Headless.setPosture(posture, of: fixture.window)
        fixture.tabs.setTabTransition(.slide, swipe: .fromAnywhere)
        fixture.settle()
        return fixture
    }

    private func swipe(_ start: CGFloat, _ end: CGFloat, in fixture: TabFixture) -> String {
        Headless.swipe(
            from: CGPoint(x: start, y: 300), to: CGPoint(x: end, y: 300), duration: 0.3, in: fixture.window)
        fixture.settle()
        return fixture.shown
    }

    @Test(
        "U5, F147: no swipe begins in the strip, whether or not the system's bar is seen in it",
        arguments: [true, false])
    func strip(hides: Bool) {
        let open = fixture(.open)
        open.tabs.tabBar.isHidden = hides
        for x: CGFloat in [870, 880, 900, 945] { #expect(swipe(x, 300, in: open) == "a", "\(x)") }
        #expect(swipe(850, 300, in: open) == "b")
        let half = fixture(.leftHalf)
        half.tabs.selectedIndex = 1
        half.settle()
        half.tabs.tabBar.isHidden = hides
        for x: CGFloat in [2, 40, 75, 82] { #expect(swipe(x, 420, in: half) == "b", "\(x)") }
        #expect(swipe(100, 420, in: half) == "a")
    }

    @Test("F152: opened, a phone has an item for each tab, and swipes go through all")
    func count() {
        let fixture = fixture(.closed, tabs: 7)
        fixture.tabs.selectedIndex = 3
        fixture.settle()
        #expect(swipe(360, 40, in: fixture) == "d")
        Headless.change(fixture.window, to: .open)
        fixture.settle()
        #expect(swipe(800, 100, in: fixture) == "e")
        Headless.change(fixture.window, to: .openUpright)
        fixture.settle()
        #expect(swipe(600, 60, in: fixture) == "f")
    }
}
