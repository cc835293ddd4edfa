import Testing
import TransitionAnimations
import TransitionWorld
import UIKit

@testable import TransitionCore
@testable import TransitionTabBar
@testable import TransitionUIKit

/// I10: the items and the indicator follow a swipe between tabs.
@MainActor
struct BarFollowTests {
    private func fixture(transition: Bool = true) -> BarFixture {
        var look = AnimatedTabBarAppearance.standard
        look.indicator = .line(height: 3)
        look.indicatorColor = .red
        let fixture = BarFixture(look: look)
        if transition { fixture.tabs.setTabTransition(.slide, swipe: .fromAnywhere) }
        return fixture
    }

    private func indicator(_ fixture: BarFixture) -> CGRect {
        guard let view = fixture.view?.subviews.first(where: { $0.backgroundColor == .red }) else { return .null }
        return (view.layer.presentation() ?? view.layer).frame
    }

    @Test("I10: The indicator is where the finger is, back and forth, and turned round")
    func follows() {
        let fixture = fixture()
        #expect(indicator(fixture) == CGRect(x: 51, y: 0, width: 28, height: 3))
        var told: [TransitionEvent] = []
        fixture.tabs.transitions.onEvent = { told.append($0) }
        // The middle tab, so that there is a neighbour on both sides.
        fixture.tabs.selectedIndex = 1
        fixture.settle()
        #expect(told.last == .finished && told.count > 3)
        let touch = fixture.base.drag(from: 0.9, over: 0.6)
        func expectAt(_ finger: Double, sourceLocation: SourceLocation = #_sourceLocation) {
            let expected = 181 + 130 * (0.9 - finger)
            #expect(abs(indicator(fixture).minX - expected) < 8, sourceLocation: sourceLocation)
        }
        func move(to place: Double) {
            touch.move(to: CGPoint(x: place * 390, y: 400))
            Headless.clock.advance(by: 0.05)
        }
        expectAt(0.6)
        move(to: 0.75)
        expectAt(0.75)
        move(to: 0.3)
        expectAt(0.3)
        #expect(fixture.chosen == 2)
        move(to: 0.8)
        #expect(fixture.chosen == 1)
        fixture.base.rest(touch, at: 0.85)
        fixture.settle()
        #expect(fixture.base.shown == "b" && fixture.chosen == 1 && abs(indicator(fixture).minX - 181) < 0.01)
        #expect(told.last == .cancelled)
    }

    @Test("I10: Finished, the next item is marked; colours go over from one to the other")
    func finishes() {
        let fixture = fixture()
        let (selected, unselected) = (
            AnimatedTabBarAppearance.standard.selected, AnimatedTabBarAppearance.standard.unselected
        )
        func tint(_ place: Int) -> UIColor? {
            fixture.items[place].subviews.compactMap { $0 as? UIImageView }.first?.tintColor
        }
        #expect(tint(0) == selected && tint(1) == unselected)
        let touch = fixture.base.drag(from: 0.9, over: 0.4)
        #expect(tint(0) != selected && tint(0) != unselected && tint(1) != selected && tint(1) != unselected)
        #expect(tint(2) == unselected)
        fixture.base.rest(touch, at: 0.2)
        fixture.settle()
        #expect(fixture.chosen == 1 && tint(0) == unselected && tint(1) == selected)
        #expect(abs(indicator(fixture).minX - 181) < 0.01)
    }

    @Test(
        "I10: A tap's transition takes the indicator along; without one it glides by itself", arguments: [true, false])
    func taps(transition: Bool) {
        let fixture = fixture(transition: transition)
        fixture.tap(2)
        Headless.clock.advance(by: 0.1)
        let x = indicator(fixture).minX
        #expect(x > 52 && x < 310)
        fixture.settle()
        #expect(abs(indicator(fixture).minX - 311) < 0.01 && fixture.chosen == 2)
    }

    @Test("I10: Another tap on the way, and a bar that is changed or taken off")
    func interrupted() {
        let fixture = fixture()
        fixture.tap(2)
        Headless.clock.advance(by: 0.1)
        fixture.tap(1)
        fixture.settle()
        #expect(fixture.chosen == 1 && abs(indicator(fixture).minX - 181) < 0.01)
        fixture.tap(0)
        Headless.clock.advance(by: 0.1)
        fixture.tabs.setAnimatedTabBar(AnimatedTabBarAppearance(indicator: .pill(inset: 4), indicatorColor: .red))
        fixture.settle()
        #expect(fixture.chosen == 0 && indicator(fixture) == CGRect(x: 4, y: 4, width: 122, height: 48))
        fixture.tap(2)
        Headless.clock.advance(by: 0.1)
        fixture.tabs.setAnimatedTabBar(nil)
        fixture.settle()
        #expect(fixture.base.shown == "c")
    }

    @Test("I10: Reduce Motion lets the indicator stand at once")
    func reduced() {
        let fixture = fixture(transition: false)
        Headless.isReduceMotionEnabled = true
        fixture.tap(2)
        Headless.clock.turn()
        #expect(abs(indicator(fixture).minX - 311) < 0.01)
    }
}
