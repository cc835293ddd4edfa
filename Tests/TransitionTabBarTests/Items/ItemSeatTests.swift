import Foundation
import Testing
import TransitionAnimations
import TransitionCore
import TransitionTabBar
@testable import TransitionUIKit
import TransitionWorld
import UIKit

/// Animations of items beside transitions between tabs and beside an app's own delegate.
@MainActor
struct ItemSeatTests {
    /// Installs and takes off in an order; returns what the app heard of a tap on b after each step.
    @Test(
        "Transitions and items are installed and taken off in any order, and the app hears everything once",
        arguments: [
            ["items", "tabs", "-items", "-tabs"], ["items", "tabs", "-tabs", "-items"],
            ["tabs", "items", "-items", "-tabs"],
            ["tabs", "items", "-tabs", "-items"], ["tabs", "items", "-all", "-tabs"],
            ["items", "tabs", "-tabs", "-all"],
        ])
    func order(steps: [String]) {
        let fixture = ItemFixture()
        let looks = fixture.looks
        var (hasItems, hasTabs) = (false, false)
        for step in steps {
            switch step {
            case "items": fixture.tabs.setTabItemAnimation(.pop)
            case "-items": fixture.tabs.setTabItemAnimation(nil)
            case "-all": fixture.tabs.tabItems.removeAll()
            case "tabs": fixture.tabs.setTabTransition(.slide)
            default: fixture.tabs.setTabTransition(nil)
            }
            if step.hasSuffix("tabs") { hasTabs = step == "tabs" } else { hasItems = step == "items" }
            #expect((fixture.tabs.delegate === fixture.base.app) == (!hasItems && !hasTabs), "\(step)")
            for (place, name) in [(1, "b"), (0, "a")] {
                fixture.tap(place)
                fixture.begin()
                #expect(fixture.isBlank(place) == hasItems, "\(step)")
                #expect((fixture.tabs.tabTransitionAdapter != nil) == hasTabs)
                fixture.settle()
                #expect(fixture.base.app.log.take() == ["shouldSelect \(name)", "didSelect \(name)"], "\(step)")
                fixture.expectClean(looks)
            }
        }
        #expect(fixture.tabs.delegate === fixture.base.app)
    }

    @Test(
        "The app's delegate is read and set alike by the items and by the transitions, whatever is installed",
        arguments: [[], ["items"], ["tabs"], ["items", "tabs"]])
    func delegates(installed: [String]) {
        let fixture = ItemFixture()
        let tabs = fixture.tabs
        tabs.delegate = nil
        if installed.contains("items") { tabs.setTabItemAnimation(.pop) }
        if installed.contains("tabs") { tabs.setTabTransition(.slide) }
        #expect(tabs.tabItems.delegate == nil && tabs.transitions.delegate == nil)
        tabs.tabItems.delegate = fixture.base.app
        #expect(tabs.transitions.delegate === fixture.base.app && tabs.tabItems.delegate === fixture.base.app)
        #expect((tabs.delegate === fixture.base.app) == installed.isEmpty, "what is installed stays in front")
        let other = AppTabDelegate()
        tabs.transitions.delegate = other
        #expect(tabs.tabItems.delegate === other)
        tabs.setTabTransition(nil)
        tabs.setTabItemAnimation(nil)
        #expect(tabs.delegate === other)
    }

    @Test("An item moves for a swipe when the swipe has ended, and not when it is called off")
    func swipes() {
        let fixture = ItemFixture()
        let looks = fixture.looks
        fixture.tabs.setTabTransition(.slide, swipe: .fromAnywhere)
        fixture.tabs.setTabItemAnimation(.bounce)
        let touch = fixture.base.drag(from: 0.9, over: 0.5)
        fixture.begin()
        #expect(fixture.overlays.isEmpty)
        fixture.base.rest(touch, at: 0.88)
        for _ in 0..<40 {
            fixture.begin()
            #expect(fixture.overlays.isEmpty)
        }
        fixture.settle()
        #expect(fixture.base.shown == "a")
        fixture.base.swipe(from: 0.9, to: 0.2)
        var moved = false
        for _ in 0..<60 {
            fixture.begin()
            moved = moved || fixture.isBlank(1)
        }
        #expect(moved)
        fixture.settle()
        #expect(fixture.base.shown == "b")
        fixture.expectClean(looks)
    }

    @Test("A delegate set behind the package's still hears, and one set in front of it is left alone")
    func delegates() {
        let fixture = ItemFixture()
        let looks = fixture.looks
        fixture.tabs.setTabItemAnimation(.bounce)
        let second = AppTabDelegate()
        fixture.tabs.tabItems.delegate = second
        #expect(fixture.tabs.tabItems.delegate === second)
        fixture.tap(1)
        fixture.settle()
        #expect(second.log.take() == ["shouldSelect b", "didSelect b"] && fixture.base.app.log.take() == [])
        let third = AppTabDelegate()
        fixture.tabs.delegate = third
        fixture.tap(2)
        fixture.begin()
        fixture.expectClean(looks)
        fixture.settle()
        #expect(third.log.take() == ["shouldSelect c", "didSelect c"])
        fixture.tabs.setTabItemAnimation(nil)
        #expect(fixture.tabs.delegate === third)
        fixture.tabs.setTabItemAnimation(.bounce)
        fixture.tap(0)
        fixture.begin()
        #expect(fixture.isBlank(0) && third.log.take() == ["shouldSelect a", "didSelect a"])
        fixture.settle()
    }

    @Test("T14: With items installed, questions about orientation reach the app")
    func orientation() {
        final class Upright: NSObject, UITabBarControllerDelegate {
            func tabBarControllerSupportedInterfaceOrientations(
                _ tabBarController: UITabBarController
            ) -> UIInterfaceOrientationMask { .portrait }
        }
        let fixture = ItemFixture()
        let upright = Upright()
        fixture.tabs.delegate = upright
        fixture.tabs.setTabItemAnimation(.bounce)
        #expect(fixture.tabs.supportedInterfaceOrientations == .portrait)
    }
}
