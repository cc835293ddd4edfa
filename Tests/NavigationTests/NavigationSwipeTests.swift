import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// The swipe back, by touches injected at the window.
@MainActor
struct NavigationSwipeTests {
    enum DelegateTime: CaseIterable { case none, before, after }

    @Test(
        "Swiped back and cancelled twenty times, then popped, then popped three levels at once",
        arguments: DelegateTime.allCases)
    func twentyCancels(time: DelegateTime) {
        let fixture = NavigationFixture()
        let app = AppDelegate()
        if time == .before { fixture.navigation.delegate = app }
        fixture.navigation.setNavigationTransition(.push)
        if time == .after { fixture.navigation.navigationTransitionAdapter?.delegate = app }
        let screens = ["a", "b", "c", "d"].map { fixture.pushed($0) }
        let before = fixture.residue()
        _ = app.log.take()
        _ = fixture.log.take()
        for round in 0..<20 {
            fixture.swipeBack(to: 0.1 + 0.015 * Double(round))
            fixture.settle()
            #expect(fixture.navigation.viewControllers.last === screens[3])
            #expect(fixture.residue() == before, "after \(round + 1) cancelled swipes")
        }
        // F28: a cancelled pop calls `willShow`, and nothing after that.
        if time != .none { #expect(app.log.take() == Array(repeating: "willShow c true", count: 20)) }
        fixture.swipeBack(to: 0.7)
        fixture.settle()
        #expect(fixture.navigation.viewControllers.map(\.title) == ["root", "a", "b", "c"])
        if time != .none { #expect(app.log.take() == ["willShow c true", "didShow c true"]) }
        fixture.navigation.popToViewController(fixture.root, animated: true)
        fixture.settle()
        #expect(fixture.navigation.viewControllers.map(\.title) == ["root"])
        if time != .none { #expect(app.log.take() == ["willShow root true", "didShow root true"]) }
        // P53: later transitions still run.
        fixture.push("e")
        Headless.clock.advance(by: 0.1)
        #expect(fixture.navigation.transitionCoordinator != nil)
        fixture.settle()
        #expect(fixture.navigation.topViewController?.title == "e")
    }

    @Test("The screens follow the finger")
    func follows() throws {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(.slide)
        let top = fixture.pushed("a")
        let touch = Headless.touch(at: CGPoint(x: 2, y: 400), in: fixture.window)
        var positions: [Double] = []
        for x in stride(from: 10.0, through: 382, by: 31) {
            Headless.clock.advance(by: 1.0 / 60)
            touch.move(to: CGPoint(x: x, y: 400))
            Headless.clock.turn()
            positions.append(Double(top.view.layer.transform.m41))
        }
        // Apart from where a pan counts from, the screen is where the finger is.
        let slack = Double(Headless.assumptions.panThreshold) + 12
        for (position, x) in zip(positions, stride(from: 10.0, through: 382, by: 31)) where position > 0 {
            #expect(abs(position - x) <= slack, "\(position) under a finger at \(x)")
        }
        #expect(zip(positions, positions.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(try #require(positions.last) > 340)
        touch.cancel()
        fixture.settle()
        // P45: a touch that the system takes away cancels.
        #expect(fixture.navigation.topViewController === top)
    }

    @Test("P2: a finger that reaches the far edge completes")
    func farEdge() {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(.cube)
        fixture.pushed("a")
        fixture.swipeBack(to: 1.2)
        fixture.settle()
        #expect(fixture.navigation.viewControllers.count == 1)
    }

    @Test("A flick decides by its direction", arguments: [true, false])
    func flick(goesBack: Bool) {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(.push)
        fixture.pushed("a")
        let touch = Headless.touch(at: CGPoint(x: 2, y: 400), in: fixture.window)
        let places = goesBack ? [20, 50, 80, 110] : [60, 150, 280, 250, 220, 190]
        for x in places {
            Headless.clock.advance(by: 1.0 / 60)
            touch.move(to: CGPoint(x: CGFloat(x), y: 400))
        }
        if !goesBack {
            for x in [160, 120, 80] {
                Headless.clock.advance(by: 1.0 / 60)
                touch.move(to: CGPoint(x: CGFloat(x), y: 400))
            }
        }
        touch.lift()
        fixture.settle()
        #expect(fixture.navigation.viewControllers.count == (goesBack ? 1 : 2))
    }

    @Test("Right-to-left layout swipes from the right edge")
    func rightToLeft() {
        let fixture = NavigationFixture()
        fixture.navigation.view.semanticContentAttribute = .forceRightToLeft
        fixture.navigation.setNavigationTransition(.push)
        fixture.pushed("a")
        fixture.swipeBack(to: 0.8)
        fixture.settle()
        #expect(fixture.navigation.viewControllers.count == 2)
        fixture.swipeBack(to: 0.8, isRightToLeft: true)
        fixture.settle()
        #expect(fixture.navigation.viewControllers.count == 1)
    }

    @Test("N6: from anywhere, if asked for; not upwards")
    func anywhere() {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(.push, options: .init(swipe: .fromAnywhere))
        fixture.pushed("a")
        Headless.swipe(from: CGPoint(x: 150, y: 600), to: CGPoint(x: 160, y: 200), duration: 0.3, in: fixture.window)
        fixture.settle()
        #expect(fixture.navigation.viewControllers.count == 2)
        Headless.swipe(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 370, y: 410), duration: 0.3, in: fixture.window)
        fixture.settle()
        #expect(fixture.navigation.viewControllers.count == 1)
    }

    @Test("P4, N7: a swipe on the root does nothing, and the next push is no finger's")
    func onRoot() {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(.push)
        fixture.swipeBack(to: 0.8)
        fixture.settle()
        #expect(fixture.navigation.viewControllers.count == 1)
        fixture.push("a")
        Headless.clock.advance(by: 0.05)
        #expect(fixture.navigation.transitionCoordinator?.isInteractive == false)
        fixture.settle()
        #expect(fixture.navigation.viewControllers.count == 2)
    }

    @Test("N16, P27, F81: nobody switches the system's recognisers off, and yet one swipe goes back by one screen")
    func systemGestures() {
        let fixture = NavigationFixture()
        let own = fixture.navigation.interactivePopGestureRecognizer
        let content = fixture.navigation.interactiveContentPopGestureRecognizer
        let before = fixture.navigation.view.gestureRecognizers?.count
        fixture.navigation.setNavigationTransition(.push)
        #expect(own?.isEnabled == true && content?.isEnabled == true)
        ["a", "b", "c"].forEach { fixture.pushed($0) }
        fixture.swipeBack(to: 0.9)
        fixture.settle()
        #expect(fixture.navigation.viewControllers.count == 3)
        fixture.navigation.setNavigationTransition(nil)
        #expect(fixture.navigation.view.gestureRecognizers?.count == before)
        #expect(fixture.navigation.delegate == nil && fixture.navigation.navigationTransitionAdapter == nil)
        fixture.swipeBack(to: 0.9)
        fixture.settle()
        #expect(fixture.navigation.viewControllers.count == 2, "the system's")
    }

    @Test("Velocity is handed over: a faster flick arrives sooner")
    func velocity() {
        func secondsToRest(_ seconds: Double) -> Double {
            let fixture = NavigationFixture()
            fixture.navigation.setNavigationTransition(.slide)
            fixture.pushed("a")
            fixture.swipeBack(to: 0.55, seconds: seconds, rests: false)
            let start = Headless.clock.now
            while fixture.navigation.transitionCoordinator != nil, Headless.clock.now < start + 5 {
                Headless.clock.advance(by: 1.0 / 240)
            }
            return Headless.clock.now - start
        }
        #expect(secondsToRest(0.1) < secondsToRest(0.6) * 0.95)
    }

    @Test("P3: a finger lifted before UIKit begins the pop still decides", arguments: [true, false])
    func earlyRelease(startsInLayoutPass: Bool) {
        var assumptions = Headless.Assumptions()
        assumptions.navigationStartsInLayoutPass = startsInLayoutPass
        let fixture = NavigationFixture(assumptions: assumptions)
        fixture.navigation.setNavigationTransition(.push)
        let top = fixture.pushed("a")
        // Down, past the threshold and up again within one turn of the run loop.
        let touch = Headless.touch(at: CGPoint(x: 2, y: 400), in: fixture.window)
        touch.move(to: CGPoint(x: 30, y: 400))
        touch.move(to: CGPoint(x: 40, y: 400))
        touch.cancel()
        fixture.settle()
        #expect(fixture.navigation.topViewController === top)
        fixture.swipeBack(to: 0.8)
        fixture.settle()
        #expect(fixture.navigation.viewControllers.count == 1)
    }
}
