import Testing
import TransitionAnimations
import TransitionWorld
import UIKit

@testable import TransitionCore
@testable import TransitionTabBar

/// I11: an own bar as a user of VoiceOver hears it.
@MainActor
struct BarVoiceTests {
    private func lines(_ fixture: BarFixture) -> [String] {
        Headless.spokenLines(in: fixture.base.window).filter { $0.contains("tab, ") }
    }

    @Test("I11: Each item is a tab with its name, its badge, and whether it is selected, in order")
    func tabs() {
        let fixture = BarFixture()
        #expect(lines(fixture) == ["selected, a, tab, 1 of 3", "b, tab, 2 of 3", "c, tab, 3 of 3"])
        fixture.tabs.tabItems[1].badge = .text("919+")
        fixture.base.screens[2].tabBarItem.isEnabled = false
        fixture.base.screens[0].tabBarItem.accessibilityLabel = "Home"
        fixture.tap(1)
        fixture.settle()
        #expect(lines(fixture) == ["Home, tab, 1 of 3", "selected, b, 919+, tab, 2 of 3", "c, dimmed, tab, 3 of 3"])
    }

    @Test("I11: The words are those of the system's bar")
    func sameWords() {
        let system = BarFixture(look: nil)
        let heard = lines(system)
        system.tabs.setAnimatedTabBar(.standard)
        Headless.clock.settle()
        #expect(lines(system) == heard && heard.count == 3)
        system.tabs.setAnimatedTabBar(nil)
        Headless.clock.settle()
        #expect(lines(system) == heard)
    }

    @Test("I11: From right to left the order is that of reading")
    func rightToLeft() {
        let fixture = BarFixture(isRightToLeft: true)
        fixture.base.window.semanticContentAttribute = .forceRightToLeft
        #expect(lines(fixture).map { String($0.suffix(6)) } == ["1 of 3", "2 of 3", "3 of 3"])
        #expect(lines(fixture).first?.hasPrefix("selected, a") == true)
    }

    @Test("I11: A double tap selects, also a raised item and one that moves; a logo keeps its words")
    func activates() throws {
        let fixture = BarFixture()
        fixture.tabs.setTabItemAnimation(.bounce)
        fixture.bar?.items[2].layout.raise = 30
        fixture.bar?.items[0].scrollFace = TabItemScrollFace(
            top: UIImage(systemName: "logo"), scrolled: nil, scrollView: nil, threshold: 456)
        Headless.clock.settle()
        #expect(lines(fixture).first == "selected, a, tab, 1 of 3")
        let element = try #require(
            Headless.spokenElements(in: fixture.base.window).first { $0.line == "c, tab, 3 of 3" }?.element)
        Headless.activate(element)
        fixture.begin()
        #expect(lines(fixture) == ["a, tab, 1 of 3", "b, tab, 2 of 3", "selected, c, tab, 3 of 3"])
        fixture.settle()
        #expect(fixture.base.shown == "c")
    }

    @Test("I11: Who uses large text sees an item large under a finger, and the bar does not grow")
    func large() {
        let fixture = BarFixture()
        let (frames, place) = (fixture.items.map { $0.places }, fixture.frame(1))
        let point = CGPoint(x: place.midX, y: place.midY)
        #expect(Headless.holdForLargeContent(at: point, in: fixture.base.window) == nil)
        Headless.contentSizeCategory = .accessibilityExtraLarge
        Headless.clock.settle()
        #expect(fixture.items.map { $0.places } == frames && fixture.frame(1) == place)
        let item = Headless.holdForLargeContent(at: point, in: fixture.base.window)
        #expect(item?.largeContentTitle == "b" && item?.largeContentImage != nil)
    }

    @Test("I11: A hidden bar is not heard")
    func hidden() {
        let fixture = BarFixture()
        fixture.bar?.isHidden = true
        #expect(lines(fixture).isEmpty)
    }
}
