import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// Tabs for which nobody has asked for swipes.
@MainActor
struct TabWithoutSwipesTests {
    @Test("T1: without a word about swipes a finger changes no tab, and the transition plays for taps")
    func plain() {
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(.slide)
        fixture.swipe(from: 0.9, to: 0.1)
        fixture.settle()
        #expect(fixture.shown == "a")
        #expect(fixture.app.log.take().isEmpty)
        fixture.tap(1)
        Headless.clock.advance(by: 0.1)
        #expect(fixture.tabs.transitionCoordinator?.isAnimated == true)
        fixture.settle()
        #expect(fixture.shown == "b")
        fixture.tabs.setTabTransition(.slide, swipe: .fromAnywhere)
        fixture.swipe(from: 0.9, to: 0.1)
        fixture.settle()
        #expect(fixture.shown == "c")
        fixture.tabs.setTabTransition(.slide)
        fixture.swipe(from: 0.1, to: 0.9)
        fixture.settle()
        #expect(fixture.shown == "c")
    }

    @Test("T11: without swipes no recogniser listens, and a scroll view follows the finger as without a transition")
    func recognizers() throws {
        func scrolled(_ install: (UITabBarController) -> Void) throws -> [CGFloat] {
            let fixture = TabFixture()
            install(fixture.tabs)
            let view = try #require(fixture.screens[0].view)
            let list = UIScrollView(frame: view.bounds)
            list.contentSize = CGSize(width: 2000, height: 3000)
            view.addSubview(list)
            let recognizers = fixture.tabs.view.gestureRecognizers ?? []
            #expect(recognizers.filter(\.isEnabled).isEmpty)
            var offsets: [CGFloat] = []
            let touch = Headless.touch(at: CGPoint(x: 300, y: 400), in: fixture.window)
            for step in 1...12 {
                Headless.clock.advance(by: 1.0 / 60)
                touch.move(to: CGPoint(x: 300 - 9 * CGFloat(step), y: 400 - 2 * CGFloat(step)))
                offsets.append(list.contentOffset.x)
            }
            touch.lift()
            return offsets
        }
        let plain = try scrolled { _ in }
        #expect(try scrolled { $0.setTabTransition(.slide) } == plain)
        #expect(try scrolled { $0.setTabTransition { _, _ in CatalogueAnimator.slide } } == plain)
        #expect((plain.last ?? 0) > 50)
    }

    @Test("N9: without swipes a finger holds a change that plays, and goes on to no other tab", arguments: [0.95, 0.3])
    func grabbed(place: Double) {
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(.slide.duration(1))
        fixture.tabs.selectedIndex = 1
        fixture.settle()
        _ = fixture.app.log.take()
        // The tab that comes from the right is pulled back over its start, where the first tab would be next.
        fixture.tap(2)
        Headless.clock.advance(by: 0.3)
        let touch = fixture.drag(from: 0.5, over: place, 0.98)
        #expect(fixture.tabs.transitionCoordinator?.isInteractive == true)
        #expect(fixture.tabs.selectedIndex == 2)
        fixture.rest(touch, at: 0.98)
        fixture.settle()
        #expect(fixture.shown == "b")
        #expect(fixture.app.log.take() == ["shouldSelect c", "didSelect c", "didSelect b"])
        fixture.expectBalance()
    }
}
