import Testing
import TransitionAnimations
import TransitionTestSupport
import TransitionWorld
import UIKit

@testable import TransitionCore
@testable import TransitionUIKit

/// The whole catalogue, unusual moments, and every assumption about UIKit.
@MainActor
struct TabRobustnessTests {
    @Test(
        "T2, A6: every animator, up and down, finished and cancelled, leaves nothing behind",
        arguments: BuiltInTransition.chosen, [true, false])
    func catalogue(transition: BuiltInTransition, isRightToLeft: Bool) {
        let fixture = TabFixture(isRightToLeft: isRightToLeft)
        fixture.tabs.setTabTransition(transition.animator, swipe: .fromAnywhere)
        let (near, far) = isRightToLeft ? (0.1, 0.9) : (0.9, 0.1)
        fixture.tap(1)
        fixture.settle()
        let inTheMiddle = fixture.residue()
        for (end, shown) in [(0.75, "b"), (far, "c")] {
            fixture.swipe(from: near, to: isRightToLeft && end != far ? 1 - end : end)
            fixture.settle()
            #expect(fixture.shown == shown)
            if shown == "b" { #expect(fixture.residue() == inTheMiddle, "cancelled upwards") }
        }
        fixture.swipe(from: far, to: near)
        fixture.settle()
        #expect(fixture.shown == "b")
        #expect(fixture.residue() == inTheMiddle, "up and down again")
        fixture.swipe(from: far, to: isRightToLeft ? 0.75 : 0.25)
        fixture.settle()
        #expect(fixture.residue() == inTheMiddle, "cancelled downwards")
        fixture.swipe(from: far, to: near)
        fixture.settle()
        #expect(fixture.shown == "a")
        fixture.expectBalance()
    }

    @Test("P53: twenty cancelled swipes, and the next still arrives")
    func twentyCancels() {
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(.push, swipe: .fromAnywhere)
        let before = fixture.residue()
        for round in 0..<20 {
            fixture.swipe(from: 0.9, to: 0.85 - 0.015 * Double(round))
            fixture.settle()
            #expect(fixture.shown == "a")
            #expect(fixture.residue() == before, "after \(round + 1) cancelled swipes")
        }
        fixture.swipe(from: 0.9, to: 0.2)
        fixture.settle()
        #expect(fixture.shown == "b")
        fixture.expectBalance()
    }

    @Test("P3: a finger lifted in the turn in which the swipe began")
    func earlyRelease() {
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(.push, swipe: .fromAnywhere)
        let before = fixture.residue()
        let touch = Headless.touch(at: CGPoint(x: 300, y: 400), in: fixture.window)
        touch.move(to: CGPoint(x: 285, y: 400))
        touch.move(to: CGPoint(x: 280, y: 400))
        touch.cancel()
        fixture.settle()
        #expect(fixture.shown == "a")
        #expect(fixture.residue() == before)
    }

    @Test("A duration that cannot be played is a change at once", arguments: [0, -1, Double.nan, .infinity])
    func durations(duration: Double) {
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(.slide.duration(duration), swipe: .fromAnywhere)
        fixture.tap(1)
        fixture.settle()
        #expect(fixture.shown == "b")
        fixture.swipe(from: 0.9, to: 0.1)
        fixture.settle()
        #expect(fixture.shown == "c")
        fixture.expectBalance()
    }

    @Test("A container without a size changes at once", arguments: BuiltInTransition.chosen)
    func zeroSize(transition: BuiltInTransition) {
        let fixture = TabFixture(size: .zero)
        fixture.tabs.setTabTransition(transition.animator)
        fixture.tabs.selectedIndex = 2
        fixture.settle()
        #expect(fixture.shown == "c")
    }

    @Test("The tab bar controller is freed in mid-flight, or under a finger", arguments: [true, false])
    func freed(underFinger: Bool) {
        weak var tabs: UITabBarController?
        weak var adapter: TabTransitionAdapter?
        weak var screen: UIViewController?
        var window: UIWindow?
        var touch: Headless.Touch?
        do {
            let fixture = TabFixture()
            fixture.tabs.setTabTransition(.cube, swipe: .fromAnywhere)
            if underFinger {
                touch = fixture.drag(from: 0.9, over: 0.4)
            } else {
                fixture.tap(1)
                Headless.clock.advance(by: 0.1)
            }
            tabs = fixture.tabs
            adapter = fixture.adapter
            screen = fixture.screens[1]
            window = fixture.window
            fixture.window.rootViewController = nil
        }
        Headless.clock.advance(by: 0.05)
        touch?.move(to: CGPoint(x: 20, y: 400))
        touch?.lift()
        touch = nil
        Headless.clock.settle()
        #expect(window != nil)
        #expect(tabs == nil && adapter == nil && screen == nil)
    }

    @Test(
        "The tab bar controller is freed on another thread, in mid-flight or under a finger", arguments: [true, false])
    func freedElsewhere(underFinger: Bool) {
        weak var adapter: TabTransitionAdapter?
        var touch: Headless.Touch?
        freeOnAnotherThread {
            let fixture = TabFixture()
            fixture.tabs.setTabTransition(.cube, swipe: .fromAnywhere)
            if underFinger {
                touch = fixture.drag(from: 0.9, over: 0.4)
            } else {
                fixture.tap(1)
                Headless.clock.advance(by: 0.1)
            }
            #expect(fixture.adapter?.currentDriver != nil)
            adapter = fixture.adapter
            fixture.window.rootViewController = nil
            fixture.window.isHidden = true
            Headless.clock.turn()
            return fixture.tabs
        }
        #expect(adapter == nil)
        touch?.lift()
    }

    @Test("The window goes under a finger, with all that is in it: nobody is left to end the change")
    func windowFreed() {
        weak var screen: UIViewController?
        weak var tabs: UITabBarController?
        do {
            let fixture = TabFixture()
            fixture.tabs.setTabTransition(.cube, swipe: .fromAnywhere)
            _ = fixture.drag(from: 0.9, over: 0.4)
            (screen, tabs) = (fixture.screens[1], fixture.tabs)
            #expect(fixture.tabs.transitionCoordinator?.isInteractive == true)
        }
        Headless.clock.settle()
        #expect(tabs == nil && screen == nil)
    }

    @Test("T4: a change that somebody keeps does not stop a drag that leads on", arguments: [true, false])
    func keptChange(turns: Bool) throws {
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(.slide, swipe: .fromAnywhere)
        fixture.tabs.selectedIndex = 1
        fixture.settle()
        let touch = fixture.drag(from: 0.5, over: 0.2)
        let kept = try #require(fixture.adapter?.currentDriver)
        if turns {
            for place in [0.4, 0.6, 0.8, 0.9] {
                Headless.clock.advance(by: 0.05)
                touch.move(to: CGPoint(x: place * 390, y: 400))
            }
            fixture.rest(touch, at: 0.95)
            fixture.settle()
            #expect(fixture.shown == "a")
        } else {
            touch.lift()
            fixture.settle()
            fixture.swipe(from: 0.1, to: 0.9)
            fixture.settle()
            #expect(fixture.shown == "b")
        }
        #expect(!kept.isHeld)
    }

    @Test("P37: freed between a change that was turned and the next")
    func freedWhileTurning() {
        weak var tabs: UITabBarController?
        do {
            let fixture = TabFixture()
            fixture.tabs.setTabTransition(.slide, swipe: .fromAnywhere)
            fixture.tabs.selectedIndex = 1
            fixture.settle()
            fixture.adapter?.onTransition = { [weak window = fixture.window] event in
                if event == .cancelled { window?.rootViewController = nil }
            }
            let touch = fixture.drag(from: 0.5, over: 0.2, 0.8)
            touch.lift()
            tabs = fixture.tabs
        }
        Headless.clock.settle()
        #expect(tabs == nil)
    }

    @Test("P7: animations that are taken away end the transition, once", arguments: BuiltInTransition.chosen)
    func animationsRemoved(transition: BuiltInTransition) {
        func strip(_ layer: CALayer) {
            layer.removeAllAnimations()
            if let mask = layer.mask { strip(mask) }
            for sublayer in layer.sublayers ?? [] { strip(sublayer) }
        }
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(transition.animator)
        fixture.tap(1)
        Headless.clock.advance(by: 0.1)
        strip(fixture.window.layer)
        Headless.clock.advance(by: 0.05)
        #expect(fixture.tabs.transitionCoordinator == nil)
        fixture.settle()
        #expect(fixture.shown == "b")
        fixture.expectBalance()
    }

    @Test("P19: a change of size goes to the end, and under a finger back to the start", arguments: [true, false])
    func resized(held: Bool) {
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(.cube, swipe: .fromAnywhere)
        let touch = held ? fixture.drag(from: 0.9, over: 0.4) : nil
        if !held {
            fixture.tap(1)
            Headless.clock.advance(by: 0.1)
        }
        fixture.window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
        Headless.clock.advance(by: 0.05)
        #expect(fixture.tabs.transitionCoordinator == nil)
        touch?.move(to: CGPoint(x: 20, y: 200))
        Headless.clock.advance(by: 0.05)
        touch?.lift()
        fixture.settle()
        #expect(fixture.shown == (held ? "a" : "b"))
        #expect(fixture.tabs.selectedViewController?.view.bounds.width == 844)
        for screen in fixture.screens where screen.isViewLoaded {
            #expect(CATransform3DIsIdentity(screen.view.layer.transform))
        }
        fixture.expectBalance()
    }

    @Test("P52: a navigation controller in a tab and the tabs themselves at the same time")
    func twoAtOnce() {
        let fixture = TabFixture()
        let navigation = UINavigationController(rootViewController: Screen("root"))
        fixture.tabs.viewControllers = [navigation, fixture.screens[1], fixture.screens[2]]
        Headless.clock.settle()
        navigation.setNavigationTransition(.cube)
        fixture.tabs.setTabTransition(.fold)
        navigation.pushViewController(Screen("pushed"), animated: true)
        Headless.clock.advance(by: 0.1)
        fixture.tap(1)
        fixture.settle()
        #expect(fixture.shown == "b")
        #expect(navigation.viewControllers.count == 2 && navigation.transitionCoordinator == nil)
        let rest = fixture.residue()
        #expect(!rest.contains("moved") && !rest.contains("mask:true"))
    }

    @Test("A9, T11: a child's swipe back goes first, from the edge and from anywhere", arguments: [true, false])
    func swipeBackFirst(fromEdge: Bool) {
        let fixture = TabFixture()
        let navigation = UINavigationController(rootViewController: Screen("root"))
        fixture.tabs.viewControllers = [fixture.screens[0], navigation, fixture.screens[2]]
        fixture.tabs.selectedIndex = 1
        Headless.clock.settle()
        navigation.setNavigationTransition(.push, options: .init(swipe: fromEdge ? .fromEdge : .fromAnywhere))
        fixture.tabs.setTabTransition(.slide, swipe: .fromAnywhere)
        navigation.pushViewController(Screen("pushed"), animated: false)
        Headless.clock.settle()
        fixture.swipe(from: fromEdge ? 0.005 : 0.2, to: 0.9)
        Headless.clock.settle()
        #expect(navigation.viewControllers.count == 1 && fixture.tabs.selectedIndex == 1)
        // With no screen to go back to, the swipe between tabs begins.
        fixture.swipe(from: fromEdge ? 0.005 : 0.2, to: 0.9)
        Headless.clock.settle()
        #expect(fixture.tabs.selectedIndex == 0)
        // In the other direction the swipe always belongs to the tabs.
        fixture.swipe(from: 0.9, to: 0.1)
        Headless.clock.settle()
        #expect(fixture.tabs.selectedIndex == 1)
    }

    @Test(
        "The same ends under every assumption about UIKit that nobody has confirmed",
        arguments: [
            \Headless.Assumptions.didSelectFollowsTheStartOfTheAnimation, \.tabsTellTheArrivingControllerFirst,
            \.tabsPlaceTheArrivingView, \.interactionControllerStartsEveryTransition,
            \.alongsideBlocksAnimateWithoutBlockAnimation, \.alongsideAnimationIsRefusedOnceBegun,
            \.leavingControllersHaveFinalFrames, \.cancelledNavigationPutsTheViewBack, \.panTranslationStartsAtZero,
            \.settingTranslationResetsVelocity, \.disablingRecognizerActsNextTurn,
            \.removingRecognizerSendsCancelled, \.zeroDurationCompletesLater, \.detachedLayersLoseAnimations,
            \.removedAnimationsEndAtOnce, \.reversingFlipsFraction, \.reversedRunEndsAtStart,
            \.firstScrubWaitsForTurn, \.tabsDissolveByThemselves, \.tabsStartInNextTurn,
            \.tabBarTellsBeforeShouldSelect,
        ] as [WritableKeyPath<Headless.Assumptions, Bool> & Sendable])
    func assumptions(switched: WritableKeyPath<Headless.Assumptions, Bool> & Sendable) {
        var assumptions = Headless.Assumptions()
        assumptions[keyPath: switched].toggle()
        let fixture = TabFixture(assumptions: assumptions)
        fixture.tabs.setTabTransition(.cube, swipe: .fromAnywhere)
        fixture.tap(1)
        fixture.settle()
        let before = fixture.residue()
        fixture.swipe(from: 0.9, to: 0.7)
        fixture.settle()
        #expect(fixture.shown == "b" && fixture.residue() == before)
        fixture.rest(fixture.drag(from: 0.5, over: 0.2, 0.95), at: 0.95)
        fixture.settle()
        #expect(fixture.shown == "a")
        fixture.tap(1)
        Headless.clock.advance(by: 0.1)
        fixture.tap(2)
        Headless.clock.advance(by: 0.1)
        fixture.tabs.selectedIndex = 0
        fixture.settle()
        #expect(fixture.shown == "a")
        fixture.tap(1)
        Headless.clock.advance(by: 0.1)
        fixture.swipe(from: 0.2, to: 0.9)
        fixture.settle()
        #expect(fixture.shown == "a" && fixture.residue().contains("mask:true") == false)
        let touch = fixture.drag(from: 0.9, over: 0.5)
        fixture.adapter?.isSwipeEnabled = false
        Headless.clock.advance(by: 0.1)
        touch.lift()
        fixture.settle()
        #expect(fixture.shown == "a")
        fixture.expectBalance()
    }

    @Test("A change that ends by itself leaves the finger nothing to lead, whatever the app does on hearing of it")
    func endedUnderTheFinger() {
        let fixture = TabFixture()
        // UIKit makes such a change at once.
        fixture.tabs.setTabTransition(.slide.duration(.nan), swipe: .fromAnywhere)
        fixture.app.onSelect = { [weak tabs = fixture.tabs] in
            let cover = UIViewController()
            cover.modalPresentationStyle = .overFullScreen
            tabs?.present(cover, animated: true)
        }
        let touch = fixture.drag(from: 0.9, over: 0.7)
        Headless.clock.advance(by: 0.05)
        touch.move(to: CGPoint(x: 200, y: 400))
        touch.lift()
        fixture.settle()
        #expect(fixture.app.log.take() == ["shouldSelect b", "didSelect b"])
        #expect(fixture.shown == "b")
    }

    @Test("A swipe's tab that UIKit selects without an animator is told of")
    func selectedAtOnce() {
        let fixture = TabFixture()
        // A rule that answers differently when UIKit asks.
        var isAnswered = true
        fixture.tabs.setTabTransition(options: .init(swipe: .fromAnywhere)) { _, _ in
            isAnswered ? CatalogueAnimator.slide : nil
        }
        fixture.app.onAsk = { isAnswered = false }
        fixture.swipe(from: 0.9, to: 0.2)
        fixture.settle()
        #expect(fixture.app.log.take() == ["shouldSelect b", "didSelect b"])
        #expect(fixture.shown == "b")
    }

    @Test("A swipe's tab that another change overtook is told of when that one is turned back")
    func overtaken() {
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(.slide.duration(1), swipe: .fromAnywhere)
        let first = fixture.drag(from: 0.9, over: 0.5)
        fixture.tabs.selectedIndex = 2
        Headless.clock.advance(by: 0.2)
        first.lift()
        #expect(fixture.app.log.take() == ["shouldSelect b"])
        fixture.rest(fixture.drag(from: 0.3, over: 0.7), at: 0.7)
        fixture.settle()
        #expect(fixture.shown == "b")
        #expect(fixture.app.log.take() == ["didSelect b"])
    }

    enum Taking: CaseIterable { case switchesOff, replaces, uninstalls }

    @Test(
        "A finger that the app takes away on hearing that it holds a change holds nothing",
        arguments: Taking.allCases)
    func takenAwayOnGrabbing(taking: Taking) {
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(.slide.duration(1), swipe: .fromAnywhere)
        var isTaken = false
        fixture.adapter?.onTransition = { [weak tabs = fixture.tabs] _ in
            guard !isTaken, tabs?.tabTransitionAdapter?.currentDriver?.isHeld == true else { return }
            isTaken = true
            switch taking {
            case .switchesOff: tabs?.tabTransitionAdapter?.isSwipeEnabled = false
            case .replaces: tabs?.setTabTransition(.cube, options: .init(swipe: .fromEdge))
            case .uninstalls: tabs?.setTabTransition(nil)
            }
        }
        fixture.tap(1)
        Headless.clock.advance(by: 0.3)
        let touch = fixture.drag(from: 0.6, over: 0.4)
        #expect(isTaken)
        fixture.settle()
        touch.lift()
        fixture.settle()
        fixture.expectBalance()
    }
}
