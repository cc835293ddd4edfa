import Testing
import TransitionAnimations
import TransitionWorld
import UIKit

@testable import TransitionTabBar

/// Items of the system's bar that stands upright.
@MainActor
struct ItemStripTests {
    @Test("U4, F151: nothing moves in the strip, nor on the inner display; closed upright bars apart, all is as ever")
    func still() {
        let fixture = ItemFixture()
        fixture.tabs.setTabItemAnimation(.bounce)
        for posture in Headless.Posture.allCases {
            Headless.setPosture(posture, of: fixture.base.window)
            fixture.settle()
            let looks = fixture.looks
            fixture.tabs.selectedIndex = (fixture.tabs.selectedIndex + 1) % 3
            fixture.begin()
            #expect(fixture.moving == 0, "\(posture)")
            fixture.settle()
            fixture.expectClean(looks)
        }
        Headless.setPosture(nil, of: fixture.base.window)
        fixture.base.window.frame.size = CGSize(width: 390, height: 844)
        fixture.settle()
        fixture.tabs.selectedIndex = (fixture.tabs.selectedIndex + 1) % 3
        fixture.begin()
        #expect(fixture.moving == 1)
    }

    @Test("U3, U4: an item or a badge that moves while the phone opens is at rest")
    func opens() {
        let fixture = ItemFixture()
        fixture.items[2].badgeValue = "3"
        Headless.clock.settle()
        let looks = fixture.looks
        fixture.tabs.setTabItemAnimation(.bounce)
        fixture.tabs.tabItems[2].animateBadge(.bounce(height: 20, duration: 3))
        fixture.tabs.selectedIndex = 1
        fixture.begin()
        #expect(fixture.moving > 0)
        Headless.change(fixture.base.window, to: .open)
        Headless.clock.advance(by: 0.1)
        #expect(fixture.moving == 0)
        fixture.settle()
        fixture.expectClean(looks)
        fixture.tabs.tabItems[2].animateBadge(nil)
    }

    @Test("U4, F152: in the strip, where a finger moves along the tabs, no press is recognised")
    func press() {
        let fixture = ItemFixture()
        var count = 0
        fixture.tabs.tabItems[1].setLongPress(after: 0.1) { _ in count += 1 }
        fixture.tabs.tabItems[1].onHighlight = { _ in count += 1 }
        func press() {
            let frame = fixture.frame(1)
            let touch = Headless.touch(at: CGPoint(x: frame.midX, y: frame.midY), in: fixture.base.window)
            Headless.clock.advance(by: 0.3)
            touch.lift()
            fixture.settle()
        }
        Headless.setPosture(.open, of: fixture.base.window)
        fixture.settle()
        press()
        #expect(count == 0)
        Headless.setPosture(.openUpright, of: fixture.base.window)
        fixture.settle()
        press()
        #expect(count > 0)
    }
}
