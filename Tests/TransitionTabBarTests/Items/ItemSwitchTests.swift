import Testing
import TransitionAnimations
import TransitionUIKit
import TransitionWorld
import UIKit

@testable import TransitionTabBar

/// The switch of the process, tab bar items and own bars.
@MainActor
struct ItemSwitchTests {
    private func off<Result>(_ work: () throws -> Result) rethrows -> Result {
        Transitions.isEnabled = false
        defer { Transitions.isEnabled = true }
        return try work()
    }

    @Test("U9: off, a tap on an item selects and nothing moves; what plays ends at once; on, items move again")
    func items() {
        let fixture = ItemFixture()
        let looks = fixture.looks
        var calls: [String] = []
        fixture.tabs.setTabItemAnimation(.bounce)
        fixture.tabs.tabItems[1].onSelect = { calls.append("select") }
        fixture.tabs.tabItems[0].onTap = {
            calls.append("tap"); return .select
        }
        fixture.tabs.selectedIndex = 2
        fixture.begin()
        #expect(fixture.moving > 0)
        off {
            #expect(fixture.moving == 0)
            fixture.tabs.selectedIndex = 1
            fixture.begin()
            #expect(fixture.moving == 0 && calls == ["select"], "a selection in code is heard")
            fixture.base.tap(0)
            fixture.begin()
            #expect(fixture.moving == 0 && fixture.tabs.selectedIndex == 0)
            #expect(calls.contains("tap"))
            fixture.settle()
            fixture.expectClean(looks)
        }
        fixture.tabs.selectedIndex = 2
        fixture.begin()
        #expect(fixture.moving > 0)
    }

    @Test(
        "U9: off, items hear of a selection in code beside a transition of tabs, whenever they are set up",
        arguments: [true, false], [true, false])
    func selectedInCode(isSetUpBefore: Bool, hasTransition: Bool) {
        let fixture = ItemFixture()
        if hasTransition { fixture.tabs.setTabTransition(.slide) }
        var calls: [String] = []
        func setUp() {
            fixture.tabs.tabItems[1].onSelect = { calls.append("select") }
            fixture.tabs.tabItems[1].onDeselect = { calls.append("deselect") }
        }
        if isSetUpBefore { setUp() }
        off {
            if !isSetUpBefore { setUp() }
            for index in [1, 2] {
                fixture.tabs.selectedIndex = index
                fixture.settle()
            }
            #expect(calls == ["select", "deselect"])
        }
    }

    @Test("U9: off, a badge rests; one that repeats moves again when all is on", arguments: [true, false])
    func badges(repeats: Bool) {
        let fixture = ItemFixture()
        fixture.items[2].badgeValue = "3"
        Headless.clock.settle()
        fixture.tabs.tabItems[2].animateBadge(.bounce(height: 20, duration: repeats ? 1 : 30, repeats: repeats))
        fixture.begin()
        #expect(fixture.moving > 0)
        off {
            #expect(fixture.moving == 0)
            Headless.clock.advance(by: 2)
            #expect(fixture.moving == 0 && fixture.items[2].badgeValue == "3")
        }
        fixture.begin()
        #expect(fixture.moving > 0, "its time is not over")
        fixture.tabs.tabItems[2].animateBadge(nil)
        off { fixture.tabs.tabItems[2].animateBadge(.bounce(height: 20, duration: 1)) }
        fixture.begin()
        #expect(fixture.moving == 0, "one that is asked for while all is off is not made up for")
    }

    @Test("U9: off, an own bar keeps its place, its taps and its mark, and nothing of it moves")
    func ownBar() throws {
        var appearance = AnimatedTabBarAppearance.standard
        appearance.indicator = .line(height: 2)
        let fixture = BarFixture(look: appearance)
        let indicator = try #require(fixture.view).subviews
        fixture.tabs.setTabItemAnimation(.bounce)
        fixture.tabs.setTabTransition(.slide, swipe: .fromAnywhere)
        let place = fixture.seen
        off {
            fixture.tap(1)
            fixture.begin()
            #expect(fixture.tabs.selectedIndex == 1 && fixture.chosen == 1 && fixture.base.app.log.lines.count > 0)
            #expect(indicator.allSatisfy { ($0.layer.animationKeys() ?? []).isEmpty })
            #expect(fixture.items.allSatisfy { ($0.layer.animationKeys() ?? []).isEmpty })
            fixture.bar?.setHidden(true, animated: true)
            #expect(fixture.view?.isHidden == true, "at once")
            fixture.bar?.setHidden(false, animated: true)
            #expect(fixture.view?.isHidden == false && fixture.seen == place)
            fixture.settle()
        }
        fixture.bar?.setHidden(true, animated: true)
        #expect(fixture.view?.isHidden == false, "it moves out again")
        off { #expect(fixture.view?.isHidden == true, "and is out at once") }
    }

    @Test("U9: off while a push carries the bar away, the bar is away at once", arguments: [true, false])
    func travel(isOff: Bool) {
        let fixture = BarFixture(tabs: 2)
        let navigation = UINavigationController(rootViewController: Screen("root"))
        fixture.tabs.viewControllers = [navigation, Screen("other")]
        Headless.clock.settle()
        let detail = Screen("detail")
        detail.hidesBottomBarWhenPushed = true
        navigation.pushViewController(detail, animated: true)
        Headless.clock.advance(by: 0.1)
        #expect(fixture.view?.isHidden == false && fixture.seen.minX < 0)
        if isOff {
            off {
                #expect(fixture.view?.isHidden == true)
                Headless.clock.settle()
            }
        }
        Headless.clock.settle()
        #expect(fixture.view?.isHidden == true)
        off {
            navigation.popViewController(animated: true)
            Headless.clock.advance(by: 0.05)
            #expect(fixture.view?.isHidden == false && fixture.seen.minX == 0)
            Headless.clock.settle()
        }
        #expect(fixture.seen.minX == 0)
    }
}
