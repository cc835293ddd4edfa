import Foundation
import Testing
import TransitionAnimations
import TransitionWorld
import UIKit

@testable import TransitionCore
@testable import TransitionUIKit

/// The pictures for swipes back are limited in size, and freed.
@MainActor
struct SnapshotMemoryTests {
    @Test("Five pictures of a phone with three pixels to a point are kept, those of the nearest screens")
    func bounded() {
        let fixture = NavigationFixture(.alone)
        fixture.navigation.setNavigationTransition(.snapshotPush)
        for index in 0..<12 {
            fixture.pushed("\(index)")
            #expect(fixture.pictureCount == min(index + 1, 5))
        }
        // Each picture has 1170 × 2532 pixels.
        #expect(Double(fixture.pictureCount) * 1170 * 2532 <= PictureBudget.pixels)
        for remaining in [4, 3, 2, 1, 0, 0] {
            let touch = fixture.drag(to: 0.7)
            #expect(fixture.pictures().count == (remaining == 0 && fixture.pictureCount == 0 ? 0 : 1))
            touch.lift()
            fixture.settle()
            #expect(fixture.pictureCount == remaining)
        }
        #expect(fixture.navigation.viewControllers.count == 7)
    }

    @Test("Pictures go with their screens, and with the transition")
    func freed() {
        let fixture = NavigationFixture(.alone)
        fixture.navigation.setNavigationTransition(.snapshotPush)
        fixture.pushed("a")
        fixture.pushed("b")
        #expect(fixture.pictureCount == 2)
        fixture.navigation.popViewController(animated: false)
        fixture.settle()
        #expect(fixture.pictureCount == 1)
        fixture.pushed("c")
        let transitions = fixture.navigation.navigationTransitionAdapter
        #expect(transitions?.pictureCount == 2)
        fixture.navigation.setNavigationTransition(nil)
        #expect(transitions?.pictureCount == 0)
    }

    @Test("A screen that was replaced needs no picture")
    func replaced() {
        let fixture = NavigationFixture(.alone)
        fixture.navigation.setNavigationTransition(.snapshotPush)
        fixture.pushed("a")
        fixture.navigation.setViewControllers([fixture.root, Screen("b")], animated: true)
        Headless.clock.advance(by: 0.1)
        #expect(fixture.pictures().first?.words.contains("a") == true)
        fixture.settle()
        #expect(fixture.pictureCount == 1)
        let touch = fixture.drag(to: 0.5)
        #expect(fixture.pictures().first?.words.contains("root") == true)
        touch.cancel()
        fixture.settle()
    }

    @Test("Pictures go when memory is short")
    func memoryWarning() {
        let fixture = NavigationFixture(.alone)
        fixture.navigation.setNavigationTransition(.snapshotPush)
        fixture.pushed("a")
        let transitions = fixture.navigation.navigationTransitionAdapter
        #expect(transitions?.pictureCount == 1)
        NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
        Headless.clock.turn()
        #expect(transitions?.pictureCount == 0)
    }

    enum Moment: CaseIterable { case atRest, playing, held, released }

    @Test("Pictures go when the app leaves the screen")
    func background() {
        let fixture = NavigationFixture(.alone)
        fixture.navigation.setNavigationTransition(.snapshotPush)
        fixture.pushed("a")
        #expect(fixture.pictureCount == 1)
        NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
        Headless.clock.turn()
        #expect(fixture.pictureCount == 0)
        // Without a picture the screens move in their container.
        fixture.swipeBack(to: 0.7)
        fixture.settle()
        #expect(fixture.navigation.viewControllers.count == 1)
    }

    @Test("Everything is freed, whenever the navigation controller goes", arguments: Moment.allCases)
    func controllersFreed(moment: Moment) {
        weak var weakNavigation: UINavigationController?
        weak var weakTransitions: NavigationTransitionAdapter?
        weak var weakPlaying: AnyObject?
        weak var weakPicture: UIView?
        var touch: Headless.Touch?
        var window: UIWindow?
        do {
            let fixture = NavigationFixture(.alone)
            window = fixture.window
            fixture.navigation.setNavigationTransition(.snapshotPush.duration(1))
            fixture.push("a")
            Headless.clock.advance(by: 0.1)
            weakPicture = fixture.window.subviews.first { $0 !== fixture.live }
            if moment != .playing { fixture.settle() }
            if moment == .held || moment == .released { touch = fixture.drag(to: 0.6) }
            if moment == .released {
                touch?.lift()
                Headless.clock.advance(by: 0.1)
            }
            weakNavigation = fixture.navigation
            weakTransitions = fixture.navigation.navigationTransitionAdapter
            weakPlaying = weakTransitions?.current
            #expect((weakPlaying == nil) == (moment == .atRest) && weakPicture != nil)
            fixture.window.rootViewController = nil
        }
        Headless.clock.advance(by: 0.05)
        touch?.lift()
        Headless.clock.settle()
        #expect(weakNavigation == nil && weakTransitions == nil && weakPlaying == nil && weakPicture == nil)
        #expect(window?.subviews.isEmpty == true)
    }

    @Test(
        "UIKit may ask for an animator and then not animate: no picture stays",
        arguments: [false, true], [false, true])
    func askedForNothing(asks: Bool, startsInLayoutPass: Bool) {
        var assumptions = Headless.Assumptions()
        assumptions.asksForAnimatorsWhenNotAnimated = asks
        assumptions.navigationStartsInLayoutPass = startsInLayoutPass
        let fixture = NavigationFixture(.inTabs, assumptions: assumptions)
        fixture.navigation.setNavigationTransition(.snapshotPush)
        fixture.pushed("a", animated: false)
        #expect(fixture.pictureCount == 0 && !fixture.navigation.transitions.isPlaying)
        fixture.pushed("b")
        #expect(fixture.pictureCount == 1)
        fixture.swipeBack(to: 0.7)
        fixture.settle()
        #expect(fixture.navigation.viewControllers.map(\.title) == ["root", "a"])
        fixture.swipeBack(to: 0.7)
        fixture.settle()
        #expect(fixture.navigation.viewControllers.count == 1)
    }
}
