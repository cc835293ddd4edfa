import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// Transitions that UIKit draws, between tabs: the nearest ones of this package play.
@MainActor
struct TabSystemTransitionTests {
    @Test("A tap and a swipe play the nearest transition", arguments: BuiltInTransition.system)
    func nearest(transition: BuiltInTransition) {
        let fixture = TabFixture()
        var played = 0
        fixture.tabs.transitions.onEvent = { if case .began = $0 { played += 1 } }
        fixture.tabs.setTabTransition(transition.animator, swipe: .fromAnywhere)
        fixture.tabs.selectedIndex = 1
        fixture.settle()
        #expect(played == (transition == .systemPageCurl ? 0 : 1))
        played = 0
        Headless.swipe(
            from: CGPoint(x: 60, y: 400), to: CGPoint(x: 370, y: 400), duration: 0.3, in: fixture.window)
        fixture.settle()
        #expect(fixture.tabs.selectedIndex == 0)
        #expect(played == 1)
    }

    @Test("Y6: a tap curls the page as UIKit does it, over time, and another tap ends it")
    func pageCurl() {
        let fixture = TabFixture()
        var played = 0
        fixture.tabs.transitions.onEvent = { if case .began = $0 { played += 1 } }
        fixture.tabs.setTabTransition(.systemPageCurl)
        fixture.tap(1)
        Headless.clock.advance(by: 0.2)
        #expect(fixture.tabs.transitionCoordinator?.isAnimated == true)
        #expect(!fixture.tabs.transitions.control.hold(), "it cannot be scrubbed")
        fixture.tap(2)
        Headless.clock.advance(by: 0.2)
        #expect(fixture.tabs.selectedIndex == 2)
        #expect(fixture.tabs.transitionCoordinator?.isAnimated == true)
        fixture.tabs.setTabTransition(nil)
        #expect(fixture.tabs.transitionCoordinator == nil, "uninstalling ends it")
        fixture.settle()
        #expect(fixture.shown == "c")
        #expect(played == 0)
    }

    @Test("Y6: with Reduce Motion a cross-fade plays in place of the curl")
    func reduced() {
        let fixture = TabFixture()
        var played = 0
        fixture.tabs.transitions.onEvent = { if case .began = $0 { played += 1 } }
        fixture.tabs.setTabTransition(.systemPageCurl, options: .init(motion: .alwaysReduced))
        fixture.tap(1)
        fixture.settle()
        #expect(played == 1)
    }

    @Test("Y6: where taps are immediate none curls")
    func immediate() {
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(.systemPageCurl, options: .init(taps: .immediate))
        fixture.tap(1)
        Headless.clock.turn()
        #expect(fixture.tabs.transitionCoordinator == nil && fixture.shown == "b")
    }

    @Test("Y6: the next tab curls up, and an earlier one down")
    func directions() {
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(.systemPageCurl)
        for (index, kind) in [(1, UIView.AnimationOptions.transitionCurlUp), (0, .transitionCurlDown)] {
            fixture.tap(index)
            Headless.clock.advance(by: 0.2)
            let stage = fixture.screens[index].view.superview
            #expect(stage.flatMap { Headless.contentTransition(in: $0) } == kind)
            fixture.settle()
        }
    }

    @Test("Y6: switched off, a curl ends at once")
    func switchedOff() {
        let fixture = TabFixture()
        fixture.tabs.setTabTransition(.systemPageCurl)
        fixture.tap(1)
        Headless.clock.advance(by: 0.2)
        #expect(fixture.tabs.transitionCoordinator != nil)
        Transitions.isEnabled = false
        #expect(fixture.tabs.transitionCoordinator == nil)
        Transitions.isEnabled = true
        fixture.settle()
    }
}
