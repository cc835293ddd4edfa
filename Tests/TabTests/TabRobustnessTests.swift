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
            #expect(fixture.tabs.tabTransitionAdapter?.currentDriver != nil)
            adapter = fixture.tabs.tabTransitionAdapter
            fixture.window.rootViewController = nil
            fixture.window.isHidden = true
            Headless.clock.turn()
            return fixture.tabs
        }
        #expect(adapter == nil)
        touch?.lift()
    }

    @Test("T4: a change that somebody keeps does not stop a drag that leads on", arguments: [true, false])
    func keptChange(turns: Bool) throws {
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(.slide, swipe: .fromAnywhere)
        fixture.tabs.selectedIndex = 1
        fixture.settle()
        let touch = fixture.drag(from: 0.5, over: 0.2)
        let kept = try #require(fixture.tabs.tabTransitionAdapter?.currentDriver)
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
            fixture.tabs.transitions.onEvent = { [weak window = fixture.window] event in
                if event == .cancelled { window?.rootViewController = nil }
            }
            let touch = fixture.drag(from: 0.5, over: 0.2, 0.8)
            touch.lift()
            tabs = fixture.tabs
        }
        Headless.clock.settle()
        #expect(tabs == nil)
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
        fixture.tabs.transitions.onEvent = { [weak tabs = fixture.tabs] _ in
            guard !isTaken, tabs?.tabTransitionAdapter?.currentDriver?.isHeld == true else { return }
            isTaken = true
            switch taking {
            case .switchesOff: tabs?.transitions.isSwipeEnabled = false
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
