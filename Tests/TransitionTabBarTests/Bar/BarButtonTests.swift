import Testing
import TransitionAnimations
import TransitionWorld
import UIKit

@testable import TransitionCore
@testable import TransitionTabBar
@testable import TransitionUIKit

/// I16: a button in the middle of an own bar that is no tab.
@MainActor
struct BarButtonTests {
    private final class Taps {
        var count = 0
    }

    private func lines(_ fixture: BarFixture) -> [String] {
        Headless.spokenLines(in: fixture.base.window).filter { $0.contains("tab, ") }
    }

    private func tap(_ fixture: BarFixture, _ place: Int) {
        fixture.tap(place)
        Headless.clock.advance(by: 1)
        Headless.clock.settle()
    }

    @Test(
        "I16: It stands in the middle, takes taps, and selects nothing; the items beside it are the tabs'",
        arguments: [2, 3, 4])
    func action(count: Int) {
        let fixture = BarFixture(tabs: count)
        let taps = Taps()
        let button = AnimatedTabBarButton(title: "New", image: UIImage(systemName: "plus")) { taps.count += 1 }
        fixture.bar?.button = button
        fixture.settle()
        let middle = count / 2
        #expect(fixture.items.count == count + 1 && fixture.items[middle].content.title == "New")
        #expect(
            fixture.bar?.items.count == count && fixture.bar?.items[middle].title == fixture.base.screens[middle].title)
        _ = fixture.base.app.log.take()
        tap(fixture, middle)
        #expect(taps.count == 1 && fixture.base.shown == "a" && fixture.chosen == 0)
        #expect(fixture.base.app.log.take().isEmpty)
        tap(fixture, middle + 1)
        #expect(fixture.base.shown == fixture.base.screens[middle].title && fixture.chosen == middle + 1)
        button.isEnabled = false
        Headless.clock.turn()
        tap(fixture, middle)
        #expect(taps.count == 1)
    }

    @Test("I16: It comes, moves, changes and goes while the app runs, and leaves nothing")
    func comesAndGoes() {
        let fixture = BarFixture()
        let before = fixture.residue
        let frames = fixture.items.map(\.frame)
        let button = AnimatedTabBarButton(title: nil, image: nil) {}
        for _ in 0..<2 {
            fixture.bar?.button = button
            #expect(fixture.items.count == 4)
            button.place = 0
            button.title = "first"
            button.layout.width = 60
            Headless.clock.turn()
            #expect(
                fixture.items[0].content.title == "first" && fixture.items[0].bounds.width == 60 && fixture.chosen == 1)
            button.place = 99
            Headless.clock.turn()
            #expect(fixture.items[3].content.title == "first")
            fixture.bar?.button = nil
            Headless.clock.turn()
            #expect(fixture.items.count == 3 && fixture.chosen == 0)
            (button.title, button.place) = (nil, nil)
        }
        fixture.settle()
        #expect(fixture.items.map(\.frame) == frames && fixture.residue == before && button.onChange == nil)
    }

    @Test("I16: Raised, it takes touches above the bar, and its frame serves a popover; it presents")
    func raised() throws {
        let fixture = BarFixture()
        let tabs = fixture.tabs
        let button = AnimatedTabBarButton(title: nil, image: UIImage(systemName: "plus")) { [weak tabs] in
            tabs?.present(UIViewController(nibName: nil, bundle: nil), animated: false)
        }
        button.layout.raise = 30
        fixture.bar?.button = button
        fixture.settle()
        let frame = try #require(fixture.bar?.buttonFrame(in: fixture.base.window))
        #expect(frame.minY == 754 - 30 && abs(frame.midX - 390 * 0.375) < 0.01)
        fixture.tap(1, above: 20)
        Headless.clock.settle()
        #expect(tabs.presentedViewController != nil && tabs.selectedIndex == 0)
        fixture.bar?.button = nil
        #expect(fixture.bar?.buttonFrame(in: fixture.base.window) == nil)
    }

    @Test("I16: It stands in for a child: taps ask the delegate, it looks selected, and the tab's hooks are called")
    func child() {
        let fixture = BarFixture(tabs: 4)
        let button = AnimatedTabBarButton(title: "B", image: nil, selecting: fixture.base.screens[1])
        let taps = Taps()
        fixture.tabs.tabItems[1].onSelect = { taps.count += 1 }
        fixture.bar?.button = button
        fixture.settle()
        #expect(fixture.items.map(\.content.title) == ["a", "B", "c", "d"] && fixture.bar?.items.count == 3)
        _ = fixture.base.app.log.take()
        tap(fixture, 1)
        #expect(fixture.base.app.log.take() == ["shouldSelect b", "didSelect b"])
        #expect(fixture.base.shown == "b" && fixture.chosen == 1 && taps.count == 1)
        tap(fixture, 2)
        #expect(fixture.base.shown == "c" && fixture.chosen == 2)
        fixture.tabs.selectedIndex = 1
        fixture.settle()
        #expect(fixture.chosen == 1)
        fixture.bar?.button = nil
        fixture.settle()
        #expect(fixture.items.map(\.content.title) == ["a", "b", "c", "d"] && fixture.chosen == 1)
        // The controller of a tab that is gone.
        fixture.bar?.button = button
        fixture.tabs.viewControllers = [fixture.base.screens[0], fixture.base.screens[2]]
        fixture.settle()
        let shown = fixture.base.shown
        tap(fixture, 1)
        #expect(fixture.items.count == 3 && fixture.base.shown == shown)
    }

    @Test("I16: Swipes between tabs skip it, and the child that it stands in for", arguments: [false, true])
    func swipes(hasChild: Bool) {
        let fixture = BarFixture()
        fixture.tabs.setTabTransition(.slide, swipe: .fromAnywhere)
        fixture.bar?.button =
            hasChild
            ? AnimatedTabBarButton(title: "B", image: nil, selecting: fixture.base.screens[1])
            : AnimatedTabBarButton(title: "B", image: nil) {}
        fixture.settle()
        fixture.base.swipe(from: 0.9, to: 0.1)
        fixture.settle()
        #expect(fixture.base.shown == (hasChild ? "c" : "b"))
        fixture.base.swipe(from: 0.1, to: 0.9)
        fixture.settle()
        #expect(fixture.base.shown == "a" && fixture.chosen == 0)
    }

    @Test("I16, I11: VoiceOver reads it in its place as a button that is never selected, and activates it")
    func voice() throws {
        let fixture = BarFixture(tabs: 2)
        let taps = Taps()
        let button = AnimatedTabBarButton(title: nil, image: UIImage(systemName: "plus")) { taps.count += 1 }
        button.label = "Compose"
        fixture.bar?.button = button
        fixture.settle()
        #expect(lines(fixture) == ["selected, a, tab, 1 of 3", "Compose, tab, 2 of 3", "b, tab, 3 of 3"])
        #expect(fixture.items[1].accessibilityTraits == .button)
        let element = try #require(
            Headless.spokenElements(in: fixture.base.window).first { $0.line.hasPrefix("Compose") }?.element)
        Headless.activate(element)
        fixture.settle()
        #expect(taps.count == 1)
    }
}
