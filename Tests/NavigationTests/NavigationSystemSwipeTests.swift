import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// This package's swipe back and the system's: where each begins, and that one of them always does.
@MainActor
struct NavigationSystemSwipeTests {
    typealias Place = SwipeOrigin

    /// Notes each time it is asked.
    private struct Noted: TransitionAnimator {
        let play: @MainActor @Sendable () -> Void
        var info: AnimatorInfo { AnimatorInfo(name: "test.noted", title: "Noted", summary: "Notes.") }

        func choreography(in scene: TransitionScene) -> Choreography {
            MainActor.assumeIsolated { play() }
            return CatalogueAnimator.push.choreography(in: scene)
        }
    }

    @MainActor private final class Count { var value = 0 }

    private func fixture(hasContentPop: Bool) -> NavigationFixture {
        var assumptions = Headless.Assumptions()
        assumptions.hasContentPopGesture = hasContentPop
        return NavigationFixture(assumptions: assumptions)
    }

    private func swipe(_ fixture: NavigationFixture, from x: Double) {
        Headless.swipe(
            from: CGPoint(x: x, y: 400), to: CGPoint(x: 380, y: 400), duration: 0.3, in: fixture.window)
        fixture.settle()
    }

    @Test("F77, F127: by default a swipe back begins where the system's does", arguments: [true, false])
    func usual(hasContentPop: Bool) {
        let fixture = fixture(hasContentPop: hasContentPop)
        let played = Count()
        fixture.navigation.setNavigationTransition(Noted { played.value += 1 })
        ["a", "b"].forEach { fixture.pushed($0) }
        played.value = 0
        swipe(fixture, from: 120)
        #expect(fixture.navigation.viewControllers.count == (hasContentPop ? 2 : 3))
        #expect((played.value > 0) == hasContentPop, "ours leads it, not the system's")
        swipe(fixture, from: 2)
        #expect(fixture.navigation.viewControllers.count == (hasContentPop ? 1 : 2))
    }

    @Test("A swipe from the edge goes before a list that has more to show, one from the content after it")
    func edgeFirst() {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(.push)
        let top = fixture.pushed("a")
        let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
        list.contentSize = CGSize(width: 900, height: 600)
        list.contentOffset.x = 400
        top.view.addSubview(list)
        swipe(fixture, from: 120)
        #expect(fixture.navigation.topViewController === top)
        #expect(list.contentOffset.x < 400, "it scrolled instead")
        list.setContentOffset(CGPoint(x: 400, y: 0), animated: false)
        swipe(fixture, from: 2)
        #expect(fixture.navigation.viewControllers.count == 1)
    }

    @Test(
        "F78: a screen that the rule leaves to the system swipes back as with the system, and what it pushes is ours",
        arguments: [Place.fromEdge, .fromAnywhere])
    func leftToTheSystem(place: Place) {
        for hasContentPop in [true, false] {
            let fixture = fixture(hasContentPop: hasContentPop)
            let played = Count()
            let noted = Noted { played.value += 1 }
            fixture.navigation.setNavigationTransition(options: .init(swipe: place)) { operation, from, to in
                operation == .pop && from.title == "own" ? nil : noted
            }
            let own = Screen("own")
            fixture.navigation.pushViewController(own, animated: true)
            fixture.settle()
            played.value = 0
            fixture.pushed("above")
            #expect(played.value > 0, "a push from it is ours")
            fixture.swipeBack(to: 0.9)
            fixture.settle()
            #expect(fixture.navigation.topViewController === own)
            played.value = 0
            fixture.swipeBack(to: 0.2)
            fixture.settle()
            #expect(fixture.navigation.topViewController === own, "called off")
            fixture.pushed("again")
            #expect(played.value > 0, "still ours")
            fixture.navigation.popViewController(animated: true)
            fixture.settle()
            played.value = 0
            let touch = Headless.touch(at: CGPoint(x: 2, y: 400), in: fixture.window)
            for x in [30, 80, 140, 200] {
                Headless.clock.advance(by: 1.0 / 60)
                touch.move(to: CGPoint(x: CGFloat(x), y: 400))
            }
            Headless.clock.turn()
            #expect(own.view.layer.transform.m41 > 150, "it follows the finger")
            #expect(fixture.root.view.layer.transform.m41 < -30)
            touch.cancel()
            fixture.settle()
            #expect(fixture.navigation.topViewController === own)
            fixture.swipeBack(to: 0.9)
            fixture.settle()
            #expect(fixture.navigation.viewControllers == [fixture.root])
            #expect(played.value == 0, "the system's picture")
        }
    }

    @Test("F78: where the app's own delegate animates there is no swipe back from what is left to it, as without us")
    func leftToTheApp() {
        let fixture = NavigationFixture()
        let app = InstantDelegate()
        fixture.navigation.delegate = app
        fixture.navigation.setNavigationTransition { operation, _, _ in
            operation == .push ? CatalogueAnimator.push : nil
        }
        fixture.pushed("a")
        fixture.swipeBack(to: 0.9)
        fixture.settle()
        #expect(fixture.navigation.viewControllers.count == 2)
    }

    @available(iOS 18.0, *)
    @Test("F3: a screen that UIKit pops without asking goes back by a swipe, too")
    func unasked() {
        var assumptions = Headless.Assumptions()
        assumptions.preferredTransitionsYieldToAnimators = false
        let fixture = NavigationFixture(assumptions: assumptions)
        fixture.navigation.setNavigationTransition(.push)
        let own = Screen("own")
        own.preferredTransition = .crossDissolve
        fixture.navigation.pushViewController(own, animated: true)
        fixture.settle()
        fixture.swipeBack(to: 0.9)
        fixture.settle()
        #expect(fixture.navigation.viewControllers == [fixture.root])
        fixture.pushed("next")
        fixture.swipeBack(to: 0.9)
        fixture.settle()
        #expect(fixture.navigation.viewControllers == [fixture.root])
    }

    @Test("Where a swipe may not begin the system's does not either", arguments: [Place.fromAnywhere, .fromEdge, .off])
    func nowhere(place: Place) {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(.push, options: .init(swipe: place))
        fixture.navigation.transitions.shouldSwipe = { _ in false }
        fixture.pushed("a")
        fixture.swipeBack(to: 0.9)
        fixture.settle()
        #expect(fixture.navigation.viewControllers.count == 2)
    }

    @Test("The rule is not called at a touch, but when a swipe begins")
    func ruleAtTouches() {
        let fixture = NavigationFixture()
        let asked = Count()
        fixture.navigation.setNavigationTransition { _, _, _ in
            asked.value += 1
            return CatalogueAnimator.push
        }
        fixture.pushed("a")
        asked.value = 0
        for x in [2, 100, 300] {
            let touch = Headless.touch(at: CGPoint(x: CGFloat(x), y: 400), in: fixture.window)
            Headless.clock.advance(by: 0.05)
            touch.move(to: CGPoint(x: CGFloat(x), y: 460))
            touch.lift()
            fixture.settle()
        }
        #expect(asked.value == 0)
        fixture.swipeBack(to: 0.9)
        fixture.settle()
        #expect(asked.value > 0)
        #expect(fixture.navigation.viewControllers == [fixture.root])
    }

    // MARK: Trackpad

    private func scroll(_ window: UIWindow, at x: Double, by way: Double = 340) {
        Headless.scroll(
            by: CGVector(dx: way, dy: 0), at: CGPoint(x: x, y: 400), duration: 0.4, in: window)
        Headless.clock.settle()
    }

    @Test("A trackpad swipes back from the edge, too", arguments: [true, false])
    func trackpad(isRightToLeft: Bool) {
        let fixture = NavigationFixture()
        if isRightToLeft { fixture.navigation.view.semanticContentAttribute = .forceRightToLeft }
        fixture.navigation.setNavigationTransition(.push, options: .init(swipe: .fromEdge))
        fixture.pushed("a")
        let way: Double = isRightToLeft ? -340 : 340
        scroll(fixture.window, at: 200, by: way)
        #expect(fixture.navigation.viewControllers.count == 2, "not from the middle")
        scroll(fixture.window, at: isRightToLeft ? 2 : 388, by: way)
        #expect(fixture.navigation.viewControllers.count == 2, "nor from the other edge")
        scroll(fixture.window, at: isRightToLeft ? 388 : 2, by: way)
        #expect(fixture.navigation.viewControllers.count == 1)
    }

    @Test("A trackpad changes tabs from the edges, too")
    func trackpadTabs() {
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(.slide, options: .init(swipe: .fromEdge))
        scroll(fixture.window, at: 200, by: -300)
        #expect(fixture.shown == "a")
        scroll(fixture.window, at: 2, by: -300)
        #expect(fixture.shown == "a", "out of the edge")
        scroll(fixture.window, at: 388, by: -300)
        #expect(fixture.shown == "b")
        scroll(fixture.window, at: 2, by: 300)
        #expect(fixture.shown == "a")
    }
}
