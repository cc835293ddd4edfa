import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// F134: a container that gives its screens frames while a finger holds them in a pose.
@MainActor
struct HeldLayoutTests {
    private var assumptions: Headless.Assumptions {
        var assumptions = Headless.Assumptions()
        assumptions.containersPlaceScreensInTransit = true
        return assumptions
    }

    @Test("F134: both screens of a stack end at their places", arguments: [true, false])
    func stack(finishes: Bool) {
        let fixture = NavigationFixture(assumptions: assumptions)
        fixture.navigation.setNavigationTransition(.push)
        let top = fixture.pushed("a")
        let touch = Headless.touch(at: CGPoint(x: 2, y: 400), in: fixture.window)
        for x in stride(from: 20.0, through: 300, by: 20) {
            Headless.clock.advance(by: 1.0 / 60)
            touch.move(to: CGPoint(x: x, y: 400))
        }
        fixture.navigation.view.setNeedsLayout()
        Headless.clock.advance(by: 0.5)
        touch.move(to: CGPoint(x: 301, y: 400))
        if finishes { touch.lift() } else { touch.cancel() }
        fixture.settle()
        #expect(fixture.navigation.topViewController === (finishes ? fixture.root : top))
        #expect(fixture.navigation.topViewController?.view.frame == fixture.navigation.view.bounds)
        #expect(top.view.frame == fixture.navigation.view.bounds)
    }

    @Test("F134: both tabs end at their places", arguments: [true, false])
    func tabs(finishes: Bool) {
        let fixture = TabFixture(assumptions: assumptions)
        fixture.tabs.setTabTransition(.push, swipe: .fromAnywhere)
        let touch = fixture.drag(from: 0.9, over: 0.3)
        fixture.tabs.view.setNeedsLayout()
        Headless.clock.advance(by: 0.5)
        fixture.rest(touch, at: finishes ? 0.2 : 0.8)
        fixture.settle()
        #expect(fixture.shown == (finishes ? "b" : "a"))
        #expect(fixture.tabs.selectedViewController?.view.frame == fixture.tabs.view.bounds)
    }
}
