import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// Content of the tabs that needs the finger too, and swipes by other devices than a finger.
@MainActor
struct TabContentTests {
    private func scrollView(in fixture: TabFixture, tab: Int, width: CGFloat, height: CGFloat = 600) -> UIScrollView {
        let view: UIView = fixture.screens[tab].view
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 400))
        scrollView.contentSize = CGSize(width: width, height: height)
        view.addSubview(scrollView)
        Headless.clock.settle()
        return scrollView
    }

    @Test("T11, P43, A9: what can scroll that way scrolls; at its end the tabs' turn comes")
    func horizontalScrolling() {
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(.slide, swipe: .fromAnywhere)
        let scrollView = scrollView(in: fixture, tab: 0, width: 780)
        fixture.swipe(from: 0.9, to: 0.1)
        fixture.settle()
        #expect(fixture.shown == "a")
        #expect(scrollView.contentOffset.x > 100)
        scrollView.contentOffset.x = 390
        fixture.swipe(from: 0.9, to: 0.1)
        fixture.settle()
        #expect(fixture.shown == "b")
        #expect(scrollView.contentOffset.x == 390)
    }

    @Test("T11: what can scroll that way keeps a finger that came down on a view that has been replaced")
    func replacedCell() {
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(.slide, swipe: .fromAnywhere)
        let scrollView = scrollView(in: fixture, tab: 0, width: 780)
        let cell = UIView(frame: CGRect(x: 0, y: 0, width: 780, height: 400))
        scrollView.addSubview(cell)
        Headless.clock.settle()
        let touch = Headless.touch(at: CGPoint(x: 350, y: 400), in: fixture.window)
        cell.removeFromSuperview()
        for x in stride(from: 340, through: 40, by: -10) {
            Headless.clock.advance(by: 1.0 / 60)
            touch.move(to: CGPoint(x: x, y: 400))
        }
        touch.lift()
        fixture.settle()
        #expect(fixture.shown == "a")
        #expect(scrollView.contentOffset.x > 100)
    }

    @Test("T11: what scrolls up and down leaves sideways swipes to the tabs, and keeps its own")
    func verticalScrolling() {
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(.slide, swipe: .fromAnywhere)
        let scrollView = scrollView(in: fixture, tab: 0, width: 390, height: 2000)
        Headless.swipe(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 190, y: 250), duration: 0.3, in: fixture.window)
        fixture.settle()
        #expect(fixture.shown == "a")
        #expect(scrollView.contentOffset.y > 100)
        let offset = scrollView.contentOffset
        fixture.swipe(from: 0.9, to: 0.1)
        fixture.settle()
        #expect(fixture.shown == "b")
        #expect(scrollView.contentOffset == offset)
    }

    @Test("T11: a slider's knob is dragged, not the tab")
    func slider() {
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(.slide, swipe: .fromAnywhere)
        let slider = UISlider(frame: CGRect(x: 20, y: 385, width: 350, height: 30))
        slider.value = 0.5
        fixture.screens[0].view.addSubview(slider)
        Headless.clock.settle()
        fixture.swipe(from: 0.5, to: 0.1)
        fixture.settle()
        #expect(fixture.shown == "a")
        #expect(slider.value < 0.3)
    }

    @Test("T11: a switch is pulled over, not the tab", arguments: [true, false])
    func onOff(isEnabled: Bool) {
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(.slide, swipe: .fromAnywhere)
        let onOff = UISwitch(frame: CGRect(x: 200, y: 385, width: 51, height: 31))
        onOff.isOn = true
        onOff.isEnabled = isEnabled
        fixture.screens[0].view.addSubview(onOff)
        Headless.clock.settle()
        fixture.swipe(from: 0.58, to: 0.1)
        fixture.settle()
        #expect(fixture.shown == (isEnabled ? "a" : "b"))
        #expect(onOff.isOn != isEnabled)
    }

    @Test("T12: with more fingers than asked for no swipe begins", arguments: [1...1, 1...2, 1...3])
    func tooManyTouches(touches: ClosedRange<Int>) {
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(.slide, options: .init(swipe: .fromAnywhere, touches: touches))
        let places = [300.0, 400, 500].prefix(touches.upperBound == 1 ? 2 : 3)
        let fingers = places.map { Headless.touch(at: CGPoint(x: 350, y: $0), in: fixture.window) }
        for x in stride(from: 340.0, through: 60, by: -20) {
            Headless.clock.advance(by: 1.0 / 60)
            for (finger, y) in zip(fingers, places) { finger.move(to: CGPoint(x: x, y: y)) }
        }
        for finger in fingers { finger.lift() }
        fixture.settle()
        #expect(fixture.shown == (touches.upperBound == 3 ? "b" : "a"))
    }

    @Test("A8: a trackpad swipes between tabs too", arguments: [true, false])
    func trackpad(finishes: Bool) {
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(.slide, swipe: .fromAnywhere)
        let scroll = Headless.scroll(at: CGPoint(x: 200, y: 400), in: fixture.window)
        for _ in 0..<(finishes ? 30 : 8) {
            Headless.clock.advance(by: 1.0 / 60)
            scroll.move(by: CGVector(dx: -8, dy: 0))
        }
        #expect(fixture.tabs.transitionCoordinator?.isInteractive == true)
        Headless.clock.advance(by: 0.3)
        scroll.move(by: CGVector(dx: -0.5, dy: 0))
        Headless.clock.advance(by: 0.3)
        scroll.end()
        fixture.settle()
        #expect(fixture.shown == (finishes ? "b" : "a"))
    }

    @Test("A9: the system's own swipe back in a tab goes before swipes from the edges")
    func systemSwipeBack() {
        let fixture = TabFixture()
        let navigation = UINavigationController(rootViewController: Screen("root"))
        fixture.tabs.viewControllers = [fixture.screens[0], navigation, fixture.screens[2]]
        fixture.tabs.selectedIndex = 1
        Headless.clock.settle()
        fixture.tabs.setTabTransition(.slide, options: .init(swipe: .fromEdge))
        navigation.pushViewController(Screen("pushed"), animated: false)
        Headless.clock.settle()
        fixture.swipe(from: 0.005, to: 0.9)
        Headless.clock.settle()
        #expect(navigation.viewControllers.count == 1 && fixture.tabs.selectedIndex == 1)
        fixture.swipe(from: 0.005, to: 0.9)
        Headless.clock.settle()
        #expect(fixture.tabs.selectedIndex == 0)
    }

    @Test("T8: no swipe begins while the screens of a tab are changing")
    func whileContentMoves() {
        let fixture = TabFixture()
        let navigation = UINavigationController(rootViewController: Screen("root"))
        fixture.tabs.viewControllers = [navigation, fixture.screens[1]]
        Headless.clock.settle()
        fixture.tabs.setTabTransition(.slide, swipe: .fromAnywhere)
        navigation.pushViewController(Screen("pushed"), animated: true)
        Headless.clock.advance(by: 0.1)
        fixture.drag(from: 0.9, over: 0.2, pace: 6).lift()
        Headless.clock.settle()
        #expect(fixture.tabs.selectedIndex == 0 && navigation.viewControllers.count == 2)
        fixture.swipe(from: 0.9, to: 0.2)
        Headless.clock.settle()
        #expect(fixture.tabs.selectedIndex == 1)
    }
}
