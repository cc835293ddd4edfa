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
