import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// Swipes between tabs, by touches injected at the window.
@MainActor
struct TabSwipeTests {
    @Test("T5: 40 % by default, and a flick by its direction")
    func release() {
        func shown(to end: Double) -> String {
            let fixture = TabFixture()
            fixture.tabs.setTabTransition(.slide, swipe: .fromAnywhere)
            fixture.swipe(from: 0.9, to: end)
            fixture.settle()
            return fixture.shown
        }
        #expect(shown(to: 0.54) == "a")
        #expect(shown(to: 0.44) == "b")
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(.slide, swipe: .fromAnywhere)
        fixture.drag(from: 0.9, over: 0.7).lift()
        fixture.settle()
        #expect(fixture.shown == "b")
        fixture.drag(from: 0.9, over: 0.3, 0.5).lift()
        fixture.settle()
        #expect(fixture.shown == "b")
        // And the same to the tab before.
        fixture.drag(from: 0.1, over: 0.3).lift()
        fixture.settle()
        #expect(fixture.shown == "a")
        fixture.tabs.selectedIndex = 1
        fixture.settle()
        fixture.drag(from: 0.1, over: 0.7, 0.5).lift()
        fixture.settle()
        #expect(fixture.shown == "b")
    }

    @Test("T3, P36, A6: the way follows index order and layout direction, sampled anew", arguments: [true, false])
    func direction(isRightToLeft: Bool) {
        let fixture = TabFixture(isRightToLeft: isRightToLeft)
        fixture.tabs.setTabTransition(.slide.timing(.linear).duration(1), swipe: .fromAnywhere)
        func arriving(_ tab: Int) -> Double {
            fixture.tabs.selectedViewController = fixture.screens[tab]
            Headless.clock.advance(by: 0.5)
            defer { fixture.settle() }
            return Double(fixture.screens[tab].view.layer.presentation()?.transform.m41 ?? 0)
        }
        let sign = isRightToLeft ? -1.0 : 1
        #expect(arriving(2) * sign > 100, "a higher tab comes from the trailing side")
        #expect(arriving(0) * sign < -100, "a lower one from the leading side")
        fixture.tabs.viewControllers = [fixture.screens[1], fixture.screens[0], fixture.screens[2]]
        #expect(arriving(1) * sign < -100, "the order is another now")
        // Swipes follow the new order.
        fixture.tabs.viewControllers = fixture.screens
        fixture.settle()
        let (near, far) = isRightToLeft ? (0.1, 0.8) : (0.9, 0.2)
        fixture.swipe(from: near, to: far)
        fixture.settle()
        #expect(fixture.shown == "c")
        fixture.swipe(from: far, to: near)
        fixture.settle()
        #expect(fixture.shown == "b")
        fixture.tabs.view.semanticContentAttribute = isRightToLeft ? .forceLeftToRight : .forceRightToLeft
        fixture.swipe(from: far, to: near)
        fixture.settle()
        #expect(fixture.shown == "c")
    }

    @Test("T4, P37: back over the start the drag goes on to the other neighbour", arguments: [true, false])
    func turnsAround(finishes: Bool) {
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(.slide, swipe: .fromAnywhere)
        fixture.tabs.selectedIndex = 1
        fixture.settle()
        _ = fixture.log.take()
        _ = fixture.app.log.take()
        let before = fixture.residue()
        let touch = fixture.drag(from: 0.5, over: 0.2, 0.9)
        #expect(fixture.tabs.selectedIndex == 0)
        #expect(fixture.tabs.transitionCoordinator?.isInteractive == true)
        let moved = Double(fixture.screens[1].view.layer.transform.m41)
        #expect(abs(moved - 0.4 * 390) < 14, "\(moved)")
        #expect(fixture.shown == "ab")
        fixture.rest(touch, at: finishes ? 0.95 : 0.6)
        fixture.settle()
        #expect(fixture.shown == (finishes ? "a" : "b"))
        let asked = ["shouldSelect c", "shouldSelect a"]
        #expect(fixture.app.log.take() == asked + (finishes ? ["didSelect a"] : []))
        fixture.expectBalance()
        if !finishes { #expect(fixture.residue() == before) }
    }

    @Test("T4: over the start and back again, many times, asks about each tab once")
    func wiggles() {
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(.cube, swipe: .fromAnywhere)
        fixture.tabs.selectedIndex = 1
        fixture.settle()
        let before = fixture.residue()
        _ = fixture.log.take()
        _ = fixture.app.log.take()
        let touch = fixture.drag(from: 0.5, over: 0.3, 0.7, 0.3, 0.7, 0.3, 0.5)
        fixture.rest(touch, at: 0.5)
        fixture.settle()
        #expect(fixture.shown == "b")
        #expect(fixture.app.log.take() == ["shouldSelect c", "shouldSelect a"])
        #expect(fixture.residue() == before)
        fixture.expectBalance()
    }

    @Test("T4: with no tab on the other side the change stays under the finger")
    func noOtherSide() {
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(.slide, swipe: .fromAnywhere)
        let touch = fixture.drag(from: 0.5, over: 0.2, 0.9, 0.3)
        #expect(fixture.tabs.selectedIndex == 1)
        fixture.rest(touch, at: 0.05)
        fixture.settle()
        #expect(fixture.shown == "b")
        #expect(fixture.app.log.take() == ["shouldSelect b", "didSelect b"])
    }

    @Test("T6, P40: shouldSelect is asked once, and a refusal keeps the tab; the other side is free")
    func refused() {
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(.slide, swipe: .fromAnywhere)
        fixture.tabs.selectedIndex = 1
        fixture.settle()
        fixture.app.refused = ["c"]
        let before = fixture.residue()
        fixture.swipe(from: 0.9, to: 0.1)
        fixture.settle()
        #expect(fixture.shown == "b")
        #expect(fixture.app.log.take() == ["shouldSelect c"])
        #expect(fixture.residue() == before)
        let touch = fixture.drag(from: 0.5, over: 0.2, 0.95)
        fixture.rest(touch, at: 0.95)
        fixture.settle()
        #expect(fixture.shown == "a")
        #expect(fixture.app.log.take() == ["shouldSelect c", "shouldSelect a", "didSelect a"])
        // P4: no change waits for a finger now.
        fixture.tap(1)
        Headless.clock.advance(by: 0.05)
        #expect(fixture.tabs.transitionCoordinator?.isInteractive == false)
        fixture.settle()
        #expect(fixture.shown == "b")
    }

    @Test("T6: a delegate that selects another tab when it is asked has its way")
    func delegateSelects() {
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(.slide, swipe: .fromAnywhere)
        fixture.app.onAsk = { [weak tabs = fixture.tabs] in tabs?.selectedIndex = 2 }
        fixture.swipe(from: 0.9, to: 0.1)
        fixture.settle()
        #expect(fixture.shown == "c")
    }

    @Test("T6: disabled tabs are skipped by swipes")
    func disabled() {
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(.slide, swipe: .fromAnywhere)
        fixture.screens[1].tabBarItem.isEnabled = false
        fixture.swipe(from: 0.9, to: 0.1)
        fixture.settle()
        #expect(fixture.shown == "c")
        fixture.screens[0].tabBarItem.isEnabled = false
        fixture.swipe(from: 0.1, to: 0.9)
        fixture.settle()
        #expect(fixture.shown == "c")
    }

    @Test("T7: didSelect comes when a swipe has ended, and not when it was cancelled", arguments: [true, false])
    func didSelect(finishes: Bool) {
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(.slide, swipe: .fromAnywhere)
        let touch = fixture.drag(from: 0.9, over: finishes ? 0.2 : 0.8)
        fixture.rest(touch, at: finishes ? 0.2 : 0.8)
        #expect(fixture.app.log.take() == ["shouldSelect b"])
        fixture.settle()
        #expect(fixture.app.log.take() == (finishes ? ["didSelect b"] : []))
    }

    @Test("T9: swipes wrap only if asked to, and in their own direction", arguments: [true, false])
    func wraps(wraps: Bool) {
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(.slide, options: .init(swipe: .fromAnywhere, wraps: wraps))
        let touch = fixture.drag(from: 0.1, over: 0.8)
        // P36: the last tab comes from where the finger pulls it.
        if wraps { #expect(fixture.screens[2].view.layer.transform.m41 < -50) }
        fixture.rest(touch, at: 0.8)
        fixture.settle()
        #expect(fixture.shown == (wraps ? "c" : "a"))
        fixture.tabs.selectedIndex = 2
        fixture.settle()
        fixture.swipe(from: 0.9, to: 0.1)
        fixture.settle()
        #expect(fixture.shown == (wraps ? "a" : "c"))
    }

    @Test("T11, P43: vertical drags are the content's, and edges only if asked for")
    func places() {
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(.slide, swipe: .fromAnywhere)
        Headless.swipe(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 150, y: 200), duration: 0.3, in: fixture.window)
        fixture.settle()
        #expect(fixture.shown == "a")
        fixture.tabs.setTabTransition(.slide, options: .init(swipe: .fromEdge))
        #expect(fixture.tabs.transitions.swipeGestureRecognizers.count == 4, "fingers and trackpads")
        fixture.swipe(from: 0.8, to: 0.1)
        fixture.settle()
        #expect(fixture.shown == "a")
        fixture.swipe(from: 0.995, to: 0.2)
        fixture.settle()
        #expect(fixture.shown == "b")
        fixture.swipe(from: 0.005, to: 0.8)
        fixture.settle()
        #expect(fixture.shown == "a")
        fixture.tabs.setTabTransition(.slide, options: .init(swipe: .off))
        fixture.swipe(from: 0.9, to: 0.1)
        fixture.settle()
        #expect(fixture.shown == "a")
        #expect(fixture.tabs.transitions.swipeGestureRecognizers.isEmpty)
    }

    @Test("T12: the app says for each tab whether it is swiped to")
    func perTab() throws {
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(.slide, swipe: .fromAnywhere)
        let transitions = fixture.tabs.transitions
        transitions.shouldSwipeToTab = { _, to in to.title != "b" }
        fixture.swipe(from: 0.9, to: 0.1)
        fixture.settle()
        #expect(fixture.shown == "a")
        transitions.shouldSwipeToTab = nil
        fixture.swipe(from: 0.9, to: 0.1)
        fixture.settle()
        #expect(fixture.shown == "b")
    }

    @Test("T12: as many fingers as asked for")
    func touches() {
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(.slide, options: .init(swipe: .fromAnywhere, touches: 2...2))
        fixture.swipe(from: 0.9, to: 0.1)
        fixture.settle()
        #expect(fixture.shown == "a")
        let fingers = [300.0, 500].map { Headless.touch(at: CGPoint(x: 350, y: $0), in: fixture.window) }
        for x in stride(from: 340.0, through: 60, by: -20) {
            Headless.clock.advance(by: 1.0 / 60)
            for (finger, y) in zip(fingers, [300.0, 500]) { finger.move(to: CGPoint(x: x, y: y)) }
        }
        for finger in fingers { finger.lift() }
        fixture.settle()
        #expect(fixture.shown == "b")
    }

    @Test("T11, T12: one finger scrolls under a swipe for two, and two fingers swipe over what cannot scroll that way")
    func touchesOverScrollView() throws {
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(.slide, options: .init(swipe: .fromAnywhere, touches: 2...2))
        let view = try #require(fixture.screens[0].view)
        let list = UIScrollView(frame: view.bounds)
        list.contentSize = CGSize(width: 390, height: 3000)
        view.addSubview(list)
        Headless.swipe(
            from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 300), duration: 0.2, in: fixture.window)
        fixture.settle()
        #expect(list.contentOffset.y > 100)
        let fingers = [300.0, 500].map { Headless.touch(at: CGPoint(x: 350, y: $0), in: fixture.window) }
        for x in stride(from: 340.0, through: 60, by: -20) {
            Headless.clock.advance(by: 1.0 / 60)
            for (finger, y) in zip(fingers, [300.0, 500]) { finger.move(to: CGPoint(x: x, y: y)) }
        }
        for finger in fingers { finger.lift() }
        fixture.settle()
        #expect(fixture.shown == "b")
    }

    @Test("On the bar no swipe begins, unless the bar is hidden", arguments: [true, false])
    func onTheBar(isHidden: Bool) {
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(.slide, swipe: .fromAnywhere)
        let y = fixture.tabs.tabBar.frame.midY
        fixture.tabs.isTabBarHidden = isHidden
        fixture.settle()
        let touch = Headless.touch(at: CGPoint(x: 350, y: y), in: fixture.window)
        for x in stride(from: 340.0, through: 40, by: -20) {
            Headless.clock.advance(by: 1.0 / 60)
            touch.move(to: CGPoint(x: x, y: y))
        }
        touch.lift()
        fixture.settle()
        #expect(fixture.shown == (isHidden ? "b" : "a"))
    }

    @Test("Swipes play also while animations are off, and the app hears of them")
    func animationsOff() {
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(.slide, swipe: .fromAnywhere)
        UIView.setAnimationsEnabled(false)
        fixture.swipe(from: 0.9, to: 0.2)
        fixture.settle()
        fixture.swipe(from: 0.9, to: 0.8)
        fixture.settle()
        UIView.setAnimationsEnabled(true)
        #expect(fixture.shown == "b")
        #expect(fixture.app.log.take() == ["shouldSelect b", "didSelect b", "shouldSelect c"])
        fixture.expectBalance()
    }

    @Test("P4: an animator that UIKit asks for and does not use is in nobody's way")
    func unused() {
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(.slide, swipe: .fromAnywhere)
        let (a, b) = (fixture.screens[0], fixture.screens[1])
        let proxy = fixture.tabs.delegate
        #expect(proxy?.tabBarController(fixture.tabs, animationControllerForTransitionFrom: a, to: b) != nil)
        fixture.swipe(from: 0.9, to: 0.2)
        fixture.settle()
        #expect(fixture.shown == "b")
    }

    @Test("T1: a change begins at the finger's place, not at its start", arguments: [false, true])
    func beginsAtTheFinger(startsInNextTurn: Bool) throws {
        var assumptions = Headless.Assumptions()
        assumptions.tabsStartInNextTurn = startsInNextTurn
        let fixture = TabFixture(assumptions: assumptions)
        fixture.tabs.setTabTransition(.slide.timing(.linear), swipe: .fromAnywhere)
        let touch = Headless.touch(at: CGPoint(x: 300, y: 400), in: fixture.window)
        Headless.clock.advance(by: 1.0 / 60)
        // One movement that is long enough to be recognised, and none after it.
        touch.move(to: CGPoint(x: 300 - 0.2 * 390, y: 400))
        Headless.clock.advance(by: 1.0 / 60)
        let progress = try #require(fixture.tabs.transitions.control.progress)
        #expect(abs(progress - 0.2) < 0.01)
        touch.cancel()
        fixture.settle()
        #expect(fixture.shown == "a")
    }
}
