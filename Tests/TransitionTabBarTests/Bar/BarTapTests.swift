import Testing
import TransitionAnimations
import TransitionWorld
import UIKit

@testable import TransitionCore
@testable import TransitionTabBar
@testable import TransitionUIKit

/// Taps on an own bar, with the app's delegate and with what is set for the items.
@MainActor
struct BarTapTests {
    @Test("I8: A tap asks and tells the app's delegate in UIKit's order", arguments: [false, true])
    func order(hasTransition: Bool) {
        let fixture = BarFixture()
        if hasTransition { fixture.tabs.setTabTransition(.slide) }
        fixture.tap(1)
        #expect(fixture.base.app.log.take() == ["shouldSelect b", "didSelect b"])
        fixture.settle()
        #expect(fixture.base.shown == "b" && fixture.chosen == 1)
        fixture.tap(1)
        fixture.settle()
        #expect(fixture.base.app.log.take() == ["shouldSelect b", "didSelect b"] && fixture.base.shown == "b")
        fixture.base.app.refused = ["c"]
        fixture.tap(2)
        fixture.settle()
        #expect(fixture.base.app.log.take() == ["shouldSelect c"] && fixture.chosen == 1)
        fixture.tabs.selectedIndex = 2
        fixture.settle()
        #expect(fixture.chosen == 2 && fixture.base.app.log.take() == [])
        fixture.base.expectBalance()
    }

    @Test("I8: A tap that the delegate has allowed is reported, whatever the app selects as the change begins")
    func another() {
        for usesTabs in [false, true] {
            let fixture = BarFixture()
            let tabs = fixture.tabs
            let log = TabLog()
            if usesTabs {
                tabs.tabItems.delegate = log
                tabs.tabs = "xyz".map { name in
                    UITab(title: "", image: nil, identifier: "\(name)") { _ in Screen("\(name)") }
                }
            }
            tabs.setTabTransition(.slide)
            Headless.clock.settle()
            log.lines = []
            var isSelected = false
            tabs.transitions.onEvent = { [weak tabs] event in
                guard event == .began, !isSelected else { return }
                isSelected = true
                tabs?.selectedIndex = 1
            }
            fixture.tap(2)
            Headless.clock.settle()
            #expect(isSelected && tabs.selectedIndex == 1 && fixture.chosen == 1)
            let lines = usesTabs ? log.lines : fixture.base.app.log.take()
            #expect(lines == (usesTabs ? ["should z", "did z x"] : ["shouldSelect c", "didSelect c"]))
        }
    }

    @Test("I8: A raised item takes touches above the bar, and the screen has them beside it")
    func raised() {
        let fixture = BarFixture()
        fixture.bar?.items[1].layout.raise = 30
        Headless.clock.settle()
        fixture.tap(0, above: 20)
        fixture.settle()
        #expect(fixture.base.shown == "a" && fixture.base.app.log.take() == [])
        fixture.tap(1, above: 20)
        fixture.settle()
        #expect(fixture.base.shown == "b")
        fixture.tap(0)
        fixture.settle()
        fixture.tap(1, above: 31)
        fixture.settle()
        #expect(fixture.base.shown == "a")
    }

    @Test("I5, I7, I9: Highlight, haptic and long press hold for the bar that shows the item")
    func touches() {
        let hand = ItemHand(on: .own)
        let (fixture, log) = (hand.fixture, hand.log)
        let handle = fixture.tabs.tabItems[1]
        #expect(fixture.tabs.animatedTabBar?.items[1] === handle)
        handle.haptic = .heavy
        handle.onHighlight = { log.note("\($0)") }
        handle.setLongPress { log.note("\($0.phase)") }
        for _ in 0..<2 {
            let felt = hand.felt.count
            hand.press(1, seconds: 0.05)
            #expect(log.take() == ["true", "false"] && fixture.base.shown == "b")
            #expect(hand.felt.dropFirst(felt) == [.prepared(.impact(.heavy)), .impact(.heavy, intensity: 1)])
            hand.press(2, seconds: 0.4)
            #expect(log.take() == [] && fixture.base.shown == "c")
            hand.press(1, seconds: 0.4)
            #expect(Set(log.take()) == ["true", "began", "false", "ended"] && fixture.base.shown == "c")
            let isOn = fixture.tabs.animatedTabBar != nil
            fixture.tabs.setAnimatedTabBar(isOn ? nil : .standard)
            Headless.clock.settle()
        }
    }

    @Test("I8: No swipe between tabs begins on the bar or on what is raised above it")
    func swipes() {
        let fixture = BarFixture()
        fixture.tabs.setTabTransition(.slide, swipe: .fromAnywhere)
        fixture.bar?.items[2].layout.raise = 30
        Headless.clock.settle()
        for (y, goes) in [(700.0, true), (760, false), (735, false)] {
            Headless.swipe(
                from: CGPoint(x: 380, y: y), to: CGPoint(x: 40, y: y), duration: 0.3, in: fixture.base.window)
            fixture.settle()
            #expect(fixture.base.shown == (goes ? "b" : "a"), "\(y)")
            fixture.tabs.selectedIndex = 0
            fixture.settle()
        }
    }

    @Test("I8: With tabs of iOS 18 the delegate is asked about tabs, and told once")
    func tabs() {
        for tells in [false, true] {
            var assumptions = Headless.Assumptions()
            assumptions.selectingTabsInCodeTellsTheDelegate = tells
            let fixture = BarFixture(assumptions: assumptions)
            let tabs = ["x", "y"].map { name in
                UITab(title: name, image: UIImage(systemName: name), identifier: name) { _ in Screen(name) }
            }
            let delegate = TabLog()
            fixture.tabs.tabItems.delegate = delegate
            fixture.tabs.tabs = tabs
            Headless.clock.settle()
            #expect(fixture.items.count == 2 && fixture.chosen == 0)
            delegate.lines = []
            fixture.tap(1)
            Headless.clock.settle()
            #expect(delegate.lines == ["should y", "did y x"] && fixture.tabs.selectedTab === tabs[1])
            #expect(fixture.chosen == 1)
            tabs[0].isHidden = true
            Headless.clock.settle()
            #expect(fixture.items.count == 1)
        }
    }

    @Test("I8: All of seven tabs are on the bar, and are selected without More")
    func seven() {
        let fixture = BarFixture(tabs: 7)
        #expect(fixture.items.count == 7)
        for place in [5, 6, 1, 4] {
            fixture.tap(place)
            Headless.clock.advance(by: 1)
            Headless.clock.settle()
            let name = String("abcdefg".dropFirst(place).prefix(1))
            #expect(fixture.base.app.log.take() == ["shouldSelect \(name)", "didSelect \(name)"])
            #expect(fixture.chosen == place && fixture.base.shown == name)
            #expect(fixture.base.screens[place].view.safeAreaInsets.bottom == 90)
        }
        #expect(fixture.tabs.moreNavigationController.isNavigationBarHidden)
        fixture.tabs.setAnimatedTabBar(nil)
        Headless.clock.settle()
        #expect(!fixture.tabs.moreNavigationController.isNavigationBarHidden)
    }

    @Test("F31: A tap selects nothing in More while a screen is pushed there")
    func pushInMore() {
        let fixture = BarFixture(tabs: 7)
        let more = fixture.tabs.moreNavigationController
        func push() {
            fixture.tap(5)
            Headless.clock.settle()
            more.pushViewController(Screen("detail"), animated: true)
            fixture.begin()
            _ = fixture.base.app.log.take()
        }
        push()
        fixture.tap(6)
        Headless.clock.settle()
        #expect(Headless.warnings == [] && fixture.base.app.log.take() == [])
        #expect(more.topViewController?.title == "detail" && fixture.chosen == 5)
        fixture.tap(6)
        Headless.clock.settle()
        #expect(fixture.base.app.log.take() == ["shouldSelect g", "didSelect g"] && fixture.chosen == 6)
        // A tab with an item on the system's bar is selected at any time.
        push()
        fixture.tap(1)
        Headless.clock.settle()
        #expect(fixture.base.app.log.take() == ["shouldSelect b", "didSelect b"] && fixture.chosen == 1)
        // So is one in More after it, in the middle of that change between tabs.
        fixture.tap(0)
        fixture.begin()
        fixture.tap(5)
        fixture.begin()
        fixture.tap(6)
        Headless.clock.settle()
        #expect(fixture.chosen == 6 && Headless.warnings == [])
    }

    @Test("I8: What does not fit is in More, as on the system's bar")
    func more() {
        let fixture = BarFixture(tabs: 7, options: .init(minimumItemWidth: 70))
        #expect(fixture.items.count == 5 && fixture.items[4].content.title == "More")
        fixture.tap(4)
        Headless.clock.settle()
        #expect(fixture.tabs.selectedViewController === fixture.tabs.moreNavigationController && fixture.chosen == 4)
        fixture.tap(2)
        fixture.settle()
        #expect(fixture.base.shown == "c" && fixture.chosen == 2)
    }

    @Test("T14: With an own bar, questions about orientation reach the app")
    func orientation() {
        final class Upright: NSObject, UITabBarControllerDelegate {
            func tabBarControllerSupportedInterfaceOrientations(
                _ tabBarController: UITabBarController
            ) -> UIInterfaceOrientationMask { .portrait }
        }
        let fixture = BarFixture(look: nil)
        let upright = Upright()
        fixture.tabs.delegate = upright
        fixture.tabs.setAnimatedTabBar(.standard)
        #expect(fixture.tabs.supportedInterfaceOrientations == .portrait)
    }

    @Test("I8: A delegate that is set on the controller itself is asked like any")
    func otherDelegate() {
        let fixture = BarFixture()
        let other = AppTabDelegate()
        fixture.tabs.delegate = other
        fixture.tap(1)
        fixture.settle()
        #expect(other.log.take() == ["shouldSelect b", "didSelect b"] && fixture.base.app.log.take() == [])
        fixture.tabs.setAnimatedTabBar(nil)
        #expect(fixture.tabs.delegate === other)
    }

    @Test("F128: A tap on the selected tab leads back to its root")
    func reselect() {
        let fixture = BarFixture()
        let navigation = UINavigationController(rootViewController: Screen("root"))
        fixture.tabs.viewControllers = [navigation, fixture.base.screens[1]]
        Headless.clock.settle()
        navigation.pushViewController(Screen("detail"), animated: false)
        Headless.clock.settle()
        fixture.tap(0)
        Headless.clock.settle()
        #expect(navigation.viewControllers.count == 1)
    }
}

/// An app's delegate that notes the calls about tabs of iOS 18.
private final class TabLog: NSObject, UITabBarControllerDelegate {
    var lines: [String] = []

    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        lines.append("should \(tab.identifier)")
        return true
    }

    func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {
        lines.append("did \(selectedTab.identifier) \(previousTab?.identifier ?? "-")")
    }
}
