import Testing
import TransitionAnimations
import TransitionCore
import TransitionTestSupport
import TransitionUIKit
import TransitionWorld
import UIKit

/// Events while a change of tabs plays or is held: taps, selections in code, fingers.
@MainActor
struct TabDuringTests {
    enum Way: CaseIterable { case tap, index, controller }

    private func select(_ place: Int, by way: Way, in fixture: TabFixture) {
        switch way {
        case .tap: fixture.tap(place)
        case .index: fixture.tabs.selectedIndex = place
        case .controller: fixture.tabs.selectedViewController = fixture.screens[place]
        }
    }

    @Test(
        "T8, P38, F30: a tap or a selection in code while a change plays", arguments: Way.allCases, [0, 1, 2])
    func whilePlaying(way: Way, place: Int) {
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(.cube, swipe: .fromAnywhere)
        fixture.tap(1)
        Headless.clock.advance(by: 0.1)
        select(place, by: way, in: fixture)
        fixture.settle()
        #expect(fixture.shown == fixture.screens[place].label)
        fixture.expectBalance()
        // Everything works as before.
        fixture.swipe(from: place == 2 ? 0.1 : 0.9, to: place == 2 ? 0.9 : 0.1)
        fixture.settle()
        #expect(fixture.shown == (place == 0 ? "b" : place == 1 ? "c" : "b"))
        fixture.expectBalance()
        for screen in fixture.screens { #expect(CATransform3DIsIdentity(screen.view.layer.transform)) }
    }

    @Test("P38: a double tap lets the tab come", arguments: BuiltInTransition.chosen)
    func doubleTap(transition: BuiltInTransition) {
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(transition.animator)
        fixture.tap(1)
        fixture.tap(1)
        #expect(fixture.tabs.transitionCoordinator != nil, "it still plays")
        fixture.settle()
        #expect(fixture.shown == "b")
        fixture.expectBalance()
    }

    @Test("T7: a tap on the tab that a swipe is bringing is told once, and the swipe's end adds nothing")
    func tapOnTheTabThatComes() {
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(.slide, swipe: .fromAnywhere)
        let touch = fixture.drag(from: 0.9, over: 0.3)
        touch.lift()
        Headless.clock.advance(by: 0.05)
        #expect(fixture.tabs.transitionCoordinator != nil, "the swipe runs on to its end")
        fixture.tap(1)
        fixture.settle()
        #expect(fixture.shown == "b")
        #expect(fixture.app.log.take() == ["shouldSelect b", "shouldSelect b", "didSelect b"])
    }

    @Test("T7: a swipe that runs on to its end is told once", arguments: [false, true])
    func swipeIsToldOnce(wasGrabbed: Bool) {
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(.slide, swipe: .fromAnywhere)
        fixture.drag(from: 0.9, over: 0.3).lift()
        if wasGrabbed {
            Headless.clock.advance(by: 0.05)
            fixture.rest(fixture.drag(from: 0.5, over: 0.45), at: 0.4)
        }
        fixture.settle()
        #expect(fixture.shown == "b")
        #expect(fixture.app.log.take() == ["shouldSelect b", "didSelect b"])
    }

    @Test("T7: a change begun in code, tapped, caught and turned back is told of the tab that stays")
    func turnedBackAfterCode() {
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(.slide.duration(0.8), swipe: .fromAnywhere)
        fixture.tabs.selectedIndex = 1
        Headless.clock.advance(by: 0.05)
        fixture.tap(1)
        Headless.clock.advance(by: 0.05)
        fixture.rest(fixture.drag(from: 0.5, over: 0.95), at: 0.95)
        fixture.settle()
        #expect(fixture.shown == "a")
        #expect(fixture.app.log.take() == ["shouldSelect b", "didSelect b", "didSelect a"])
    }

    @Test("P38: a tap while a finger holds the change is refused, and the app is not asked", arguments: [0, 1, 2])
    func tapWhileHeld(place: Int) {
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(.slide, swipe: .fromAnywhere)
        let touch = fixture.drag(from: 0.9, over: 0.4)
        _ = fixture.app.log.take()
        fixture.tap(place)
        #expect(fixture.tabs.transitionCoordinator?.isInteractive == true)
        #expect(fixture.app.log.take().isEmpty)
        fixture.rest(touch, at: 0.3)
        fixture.settle()
        #expect(fixture.shown == "b")
        fixture.expectBalance()
    }

    @Test(
        "P38: a selection in code while a finger holds the change wins, and the finger leads no longer",
        arguments: [Way.index, .controller], [0, 2])
    func codeWhileHeld(way: Way, place: Int) {
        for isAnimated in [true, false] {
            let fixture = TabFixture()
            fixture.tabs.setTabTransition(
                .cube, options: .init(taps: isAnimated ? .animated : .immediate, swipe: .fromAnywhere))
            let touch = fixture.drag(from: 0.9, over: 0.5)
            select(place, by: way, in: fixture)
            for x in stride(from: 190, to: 380, by: 20) {
                Headless.clock.advance(by: 1.0 / 60)
                touch.move(to: CGPoint(x: CGFloat(x), y: 400))
            }
            touch.lift()
            fixture.settle()
            #expect(fixture.shown == fixture.screens[place].label)
            #expect(fixture.app.log.take() == ["shouldSelect b"])
            fixture.expectBalance()
            for screen in fixture.screens where screen.isViewLoaded {
                #expect(CATransform3DIsIdentity(screen.view.layer.transform))
            }
            fixture.tap(1)
            fixture.settle()
            #expect(fixture.shown == "b")
        }
    }

    @Test("T8: a tap while a cancelled swipe runs back", arguments: [0, 1, 2])
    func tapWhileRunningBack(place: Int) {
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(.slide.duration(1), swipe: .fromAnywhere)
        fixture.swipe(from: 0.9, to: 0.6)
        Headless.clock.advance(by: 0.05)
        fixture.tap(place)
        fixture.settle()
        #expect(fixture.shown == fixture.screens[place].label)
        fixture.expectBalance()
    }

    @Test("T8: taps, selections in code and fingers at random, by a seed, never corrupt", arguments: 1...24)
    func atRandom(seed: Int) {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
        func random(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        var assumptions = Headless.Assumptions()
        assumptions.didSelectFollowsTheStartOfTheAnimation = random(2) == 0
        assumptions.tabsTellTheArrivingControllerFirst = random(2) == 0
        assumptions.tabsPlaceTheArrivingView = random(2) == 0
        assumptions.panTranslationStartsAtZero = random(2) == 0
        assumptions.tabsDissolveByThemselves = seed % 3 > 0
        assumptions.tabsStartInNextTurn = seed % 4 == 0
        assumptions.selectionsWithoutTabs = [.controllers, .tabs, .both][seed % 3]
        let fixture = TabFixture(tabs: 4, isRightToLeft: random(2) == 0, assumptions: assumptions)
        fixture.tabs.setTabTransition(
            BuiltInTransition.allCases[seed % BuiltInTransition.allCases.count].animator,
            options: .init(
                taps: random(3) == 0 ? .immediate : .animated, swipe: .fromAnywhere, wraps: random(2) == 0)
        )
        var touch: Headless.Touch?
        for _ in 0..<80 {
            switch random(7) {
            case 0: fixture.tap(random(4))
            case 1: fixture.tabs.selectedIndex = random(4)
            case 2:
                if touch?.isDown != true {
                    touch = Headless.touch(at: CGPoint(x: 40 + random(300), y: 400), in: fixture.window)
                }
            case 3, 4, 5: touch?.move(to: CGPoint(x: 10 + random(370), y: 400))
            default: if random(2) == 0 { touch?.lift() } else { touch?.cancel() }
            }
            Headless.clock.advance(by: Double(random(12)) / 60)
        }
        touch?.lift()
        fixture.settle()
        fixture.expectBalance()
        let rest = fixture.residue()
        #expect(!rest.contains("moved") && !rest.contains("mask:true"))
        #expect(Headless.warnings.isEmpty)
        fixture.tap(0)
        fixture.settle()
        #expect(fixture.shown == "a")
    }

    // MARK: Fingers that take hold

    @Test("T8: a second flick while the first one plays goes on to the next tab")
    func flicks() {
        let fixture = TabFixture(tabs: 4)
        fixture.tabs.setTabTransition(.slide, swipe: .fromAnywhere)
        fixture.drag(from: 0.9, over: 0.4, pace: 4).lift()
        Headless.clock.advance(by: 0.1)
        fixture.drag(from: 0.9, over: 0.2, pace: 4).lift()
        fixture.settle()
        #expect(fixture.shown == "c")
        #expect(fixture.app.log.take() == ["shouldSelect b", "didSelect b", "shouldSelect c", "didSelect c"])
        fixture.expectBalance()
    }

    @Test("N17: a change that is turned round is over before the other one begins")
    func turnedRound() {
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(.fade, swipe: .fromAnywhere)
        fixture.tabs.selectedIndex = 1
        fixture.settle()
        var events: [TransitionEvent] = []
        fixture.tabs.transitions.onEvent = { events.append($0) }
        let touch = fixture.drag(from: 0.5, over: 0.3, 0.7)
        #expect(events.filter { $0 == .cancelled }.count == 1)
        if let over = events.firstIndex(of: .cancelled), over > 0, over + 1 < events.count {
            #expect(events[over - 1] != .cancelled && events.count > over + 2)
        }
        touch.cancel()
        fixture.settle()
        #expect(events.filter { $0 == .cancelled }.count == 2)
    }
}
