import Testing
import TransitionAnimations
import TransitionWorld
import UIKit

@testable import TransitionCore
@testable import TransitionUIKit

/// UIKit's own behaviour with tabs, where it is not documented when it happens.
@MainActor
struct TabSystemTests {
    @Test(
        "F118: what the rule leaves to UIKit dissolves there, and no swipe begins meanwhile", arguments: [true, false])
    func dissolves(dissolves: Bool) {
        var assumptions = Headless.Assumptions()
        assumptions.tabsDissolveByThemselves = dissolves
        let fixture = TabFixture(assumptions: assumptions)
        fixture.tabs.setTabTransition(options: .init(swipe: .fromAnywhere)) { _, to in
            to.title == "c" ? nil : CatalogueAnimator.slide
        }
        fixture.tap(2)
        Headless.clock.advance(by: 0.1)
        #expect((fixture.tabs.transitionCoordinator != nil) == dissolves)
        fixture.drag(from: 0.1, over: 0.5, pace: 6).lift()
        if dissolves { #expect(fixture.tabs.selectedIndex == 2) }
        fixture.settle()
        #expect(fixture.shown == (dissolves ? "c" : "b"))
        fixture.swipe(from: 0.1, to: 0.9)
        fixture.settle()
        #expect(fixture.shown == (dissolves ? "b" : "a"))
        fixture.expectBalance()
    }

    @Test("F118: a tap that comes while UIKit dissolves plays, and one while ours plays dissolves")
    func dissolvesMeanwhile() {
        let fixture = TabFixture()
        let before = fixture.residue()
        fixture.tabs.setTabTransition { _, to in to.title == "c" ? nil : CatalogueAnimator.cube }
        for (tab, isOurs) in [(2, false), (1, true), (2, false), (0, true)] {
            fixture.tap(tab)
            Headless.clock.advance(by: 0.1)
            #expect(fixture.tabs.transitions.isPlaying == isOurs)
            #expect(fixture.tabs.transitionCoordinator != nil)
        }
        fixture.settle()
        #expect(fixture.shown == "a")
        fixture.tabs.setTabTransition(nil)
        fixture.settle()
        #expect(fixture.residue().contains("moved") == false && before.contains("moved") == false)
        fixture.expectBalance()
    }

    @Test(
        "F118: where taps are immediate the tab is there in the same turn, and nothing runs",
        arguments: [true, false], [true, false])
    func immediate(dissolves: Bool, byTap: Bool) {
        var assumptions = Headless.Assumptions()
        assumptions.tabsDissolveByThemselves = dissolves
        let fixture = TabFixture(assumptions: assumptions)
        var events = 0
        fixture.tabs.setTabTransition(.slide, options: .init(taps: .immediate, swipe: .fromAnywhere))
        fixture.tabs.transitions.onEvent = { _ in events += 1 }
        if byTap { fixture.tap(1) } else { fixture.tabs.selectedIndex = 1 }
        Headless.clock.turn()
        #expect(fixture.tabs.transitionCoordinator == nil && fixture.shown == "b")
        #expect(fixture.screens[1].view.alpha == 1)
        #expect(events == 0)
        fixture.expectBalance()
        // A swipe may begin at once.
        let touch = fixture.drag(from: 0.9, over: 0.5)
        #expect(fixture.tabs.transitionCoordinator?.isInteractive == true)
        touch.lift()
        fixture.settle()
        #expect(events > 0)
    }

    @Test("A finger that has stopped when UIKit begins the change finds the screens where it is")
    func movedBeforeTheStart() {
        var assumptions = Headless.Assumptions()
        assumptions.tabsStartInNextTurn = true
        let fixture = TabFixture(assumptions: assumptions)
        fixture.tabs.setTabTransition(.slide, swipe: .fromAnywhere)
        let touch = Headless.touch(at: CGPoint(x: 350, y: 400), in: fixture.window)
        Headless.clock.advance(by: 1.0 / 60)
        touch.move(to: CGPoint(x: 330, y: 400))
        touch.move(to: CGPoint(x: 155, y: 400))
        Headless.clock.advance(by: 0.1)
        let x = fixture.screens[1].view.layer.transform.m41
        #expect(abs(x - 195) < 25, "half of the width is left, but for the way until the pan was recognised: \(x)")
        fixture.rest(touch, at: 0.4)
        fixture.settle()
        #expect(fixture.shown == "b")
    }

    // MARK: Taps on the selected tab

    @Test(
        "F128: a tap on the selected tab pops with the transition that is installed there",
        arguments: [false, true], [true, false])
    func reselected(isNested: Bool, popsNested: Bool) {
        var assumptions = Headless.Assumptions()
        assumptions.reselectingPopsNestedNavigation = popsNested
        let fixture = TabFixture(assumptions: assumptions)
        let navigation = UINavigationController(rootViewController: Screen("root"))
        var tab: UIViewController = navigation
        if isNested {
            tab = UIViewController()
            tab.addChild(navigation)
            tab.view.addSubview(navigation.view)
            navigation.didMove(toParent: tab)
        }
        fixture.tabs.viewControllers = [tab, fixture.screens[1]]
        Headless.clock.settle()
        navigation.setNavigationTransition(.cube)
        fixture.tabs.setTabTransition(.slide, swipe: .fromAnywhere)
        for title in ["x", "y"] { navigation.pushViewController(Screen(title), animated: false) }
        Headless.clock.settle()
        var ended = 0
        navigation.transitions.onEvent = { if $0 == .finished { ended += 1 } }
        fixture.tap(0)
        Headless.clock.advance(by: 0.1)
        let pops = !isNested || popsNested
        #expect((navigation.transitionCoordinator != nil) == pops)
        // A further tap does no harm.
        fixture.tap(0)
        Headless.clock.settle()
        #expect(navigation.viewControllers.count == (pops ? 1 : 3))
        #expect(ended == (pops ? 1 : 0))
        #expect(fixture.tabs.selectedIndex == 0 && fixture.tabs.transitionCoordinator == nil)
        #expect(!fixture.residue().contains("moved"))
        // While a change of tabs plays no swipe back begins.
        navigation.pushViewController(Screen("z"), animated: false)
        fixture.tap(1)
        Headless.clock.settle()
        fixture.tap(0)
        Headless.clock.advance(by: 0.1)
        fixture.tap(0)
        Headless.clock.settle()
        #expect(navigation.viewControllers.count == (pops ? 2 : 4))
    }

    // MARK: Bars

    @Test("No swipe begins on a bar that floats at the top, and each of its tabs is swiped to", arguments: [25.0, 400])
    func floatingBar(y: Double) {
        let fixture = TabFixture(tabs: 7, isPad: true)
        fixture.tabs.setTabTransition(.slide, swipe: .fromAnywhere)
        #expect(fixture.tabs.tabBar.items?.count == 5)
        fixture.tabs.selectedIndex = 4
        fixture.settle()
        let touch = Headless.touch(at: CGPoint(x: 350, y: y), in: fixture.window)
        for x in stride(from: 340.0, through: 40, by: -20) {
            Headless.clock.advance(by: 1.0 / 60)
            touch.move(to: CGPoint(x: x, y: y))
        }
        touch.lift()
        #expect(Headless.clock.settle())
        #expect(fixture.shown == (y < 50 ? "e" : "f"))
    }

    @Test("What an app adds to its screen's safe area is no bar")
    func additionalInsets() {
        let fixture = TabFixture()
        fixture.screens[0].additionalSafeAreaInsets = UIEdgeInsets(top: 600, left: 0, bottom: 0, right: 0)
        fixture.tabs.setTabTransition(.slide, swipe: .fromAnywhere)
        fixture.settle()
        fixture.swipe(from: 0.9, to: 0.1)
        fixture.settle()
        #expect(fixture.shown == "b")
    }
}
