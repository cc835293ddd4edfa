import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// Which swipe back is active, this package's or the system's: always one of them, whatever the app has chosen in
/// between.
@MainActor
struct NavigationSwipeOwnerTests {
    /// An animator that notes each time it is asked.
    private struct Noted: TransitionAnimator {
        let play: @MainActor @Sendable () -> Void
        var info: AnimatorInfo { AnimatorInfo(name: "test.noted", title: "Noted", summary: "Notes.") }

        func choreography(in scene: TransitionScene) -> Choreography {
            MainActor.assumeIsolated { play() }
            return CatalogueAnimator.push.choreography(in: scene)
        }
    }

    @MainActor private final class Count { var value = 0 }

    private func swipes(_ fixture: NavigationFixture, to count: Int, _ comment: Comment? = nil) {
        fixture.swipeBack(to: 0.9)
        fixture.settle()
        #expect(fixture.navigation.viewControllers.count == count, comment)
    }

    @Test("Chosen while a screen of the system's is on top, ours takes it away")
    func chosenLate() {
        let fixture = NavigationFixture()
        fixture.navigation.pushViewController(Screen("special"), transition: .cube)
        fixture.settle()
        fixture.pushed("plain")
        let played = Count()
        fixture.navigation.setNavigationTransition(Noted { played.value += 1 })
        swipes(fixture, to: 2)
        #expect(played.value > 0, "it is ours that plays")
    }

    @Test(
        "F78: above a screen that was pushed with an animator of its own the system swipes back",
        arguments: [true, false])
    func systemAbove(hasDelegate: Bool) {
        let fixture = NavigationFixture()
        let app = AppDelegate()
        if hasDelegate { fixture.navigation.delegate = app }
        let played = Count()
        fixture.navigation.pushViewController(Screen("special"), transition: Noted { played.value += 1 })
        fixture.settle()
        played.value = 0
        fixture.pushed("plain")
        swipes(fixture, to: 2)
        #expect(played.value == 0)
        swipes(fixture, to: 1)
        #expect(played.value > 0)
        fixture.pushed("plain")
        swipes(fixture, to: 1, "the system's is back")
    }

    @Test(
        "A push that is taken hold of and thrown back leaves the swipe of the screen below", arguments: [true, false])
    func thrownBack(isKept: Bool) throws {
        let fixture = NavigationFixture()
        fixture.pushed("plain")
        let special = Screen("special")
        fixture.navigation.pushViewController(special, transition: .push.duration(1))
        Headless.clock.advance(by: 0.3)
        fixture.swipeBack(to: 0.6)
        fixture.settle()
        // UIKit raises an exception if a screen is pushed twice.
        try #require(fixture.navigation.viewControllers.count == 2)
        // The screen is now pushed without its animator, and popped without it.
        if isKept {
            fixture.navigation.pushViewController(special, animated: true)
            fixture.settle()
            swipes(fixture, to: 2)
        }
        swipes(fixture, to: 1)
    }

    @Test("A screen that went and comes again plainly is the system's")
    func comesAgain() {
        let fixture = NavigationFixture()
        let played = Count()
        let special = Screen("special")
        fixture.navigation.pushViewController(special, transition: Noted { played.value += 1 })
        fixture.settle()
        swipes(fixture, to: 1)
        played.value = 0
        fixture.navigation.pushViewController(special, animated: true)
        fixture.settle()
        swipes(fixture, to: 1)
        #expect(played.value == 0)
    }

    @Test("A screen that was pushed out of sight goes with the animator it was pushed with")
    func pushedUnseen() {
        let fixture = NavigationFixture()
        fixture.window.rootViewController = UIViewController()
        Headless.clock.settle()
        let played = Count()
        fixture.navigation.pushViewController(Screen("special"), transition: Noted { played.value += 1 })
        Headless.clock.settle()
        fixture.window.rootViewController = fixture.navigation
        fixture.settle()
        #expect(played.value == 0)
        swipes(fixture, to: 1)
        #expect(played.value > 0)
    }

    @Test("Pushed under the system's swipe, whatever that leaves, one swipe is on", arguments: [true, false])
    func pushedDuringSystemSwipe(finishes: Bool) {
        let fixture = NavigationFixture()
        ["a", "b", "c"].forEach { fixture.pushed($0) }
        let touch = Headless.touch(at: CGPoint(x: 2, y: 400), in: fixture.window)
        touch.move(to: CGPoint(x: 40, y: 400))
        Headless.clock.advance(by: 0.1)
        touch.move(to: CGPoint(x: 100, y: 400))
        #expect(fixture.navigation.transitionCoordinator?.isInteractive == true)
        // UIKit warns of this; the resulting stack is not specified.
        fixture.navigation.pushViewController(Screen("special"), transition: .cube)
        Headless.clock.advance(by: 0.2)
        touch.move(to: CGPoint(x: finishes ? 380 : 110, y: 400))
        Headless.clock.advance(by: 0.2)
        touch.lift()
        #expect(Headless.clock.settle())
        let count = fixture.navigation.viewControllers.count
        guard count > 1 else { return }
        swipes(fixture, to: count - 1)
    }

    @Test("The edge is where the layout direction has it now")
    func direction() {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(.push)
        ["a", "b"].forEach { fixture.pushed($0) }
        fixture.navigation.view.semanticContentAttribute = .forceRightToLeft
        fixture.swipeBack(to: 0.9, isRightToLeft: true)
        fixture.settle()
        #expect(fixture.navigation.viewControllers.count == 2)
        fixture.navigation.view.semanticContentAttribute = .forceLeftToRight
        swipes(fixture, to: 1)
    }

    @Test("A screen pushed out of sight and then replaced leaves the swipe to the system")
    func replacedUnseen() {
        let fixture = NavigationFixture()
        fixture.window.rootViewController = UIViewController()
        Headless.clock.settle()
        fixture.navigation.pushViewController(Screen("special"), transition: .cube)
        fixture.navigation.setViewControllers(fixture.navigation.viewControllers + [Screen("plain")], animated: false)
        fixture.window.rootViewController = fixture.navigation
        fixture.settle()
        swipes(fixture, to: 2, "the system's, for the plain one")
        swipes(fixture, to: 1, "ours")
    }

    @Test("Chosen under the system's swipe, ours is the only one when that is over", arguments: [true, false])
    func chosenDuringSystemSwipe(finishes: Bool) {
        let fixture = NavigationFixture()
        fixture.pushed("a")
        fixture.pushed("b")
        let touch = Headless.touch(at: CGPoint(x: 2, y: 400), in: fixture.window)
        for x in [30, 90, 150] {
            Headless.clock.advance(by: 1.0 / 60)
            touch.move(to: CGPoint(x: CGFloat(x), y: 400))
        }
        #expect(fixture.navigation.transitionCoordinator?.isInteractive == true)
        fixture.navigation.setNavigationTransition(.cube)
        Headless.clock.advance(by: 0.2)
        if finishes { touch.move(to: CGPoint(x: 380, y: 400)) }
        Headless.clock.advance(by: 0.2)
        touch.lift()
        fixture.settle()
        #expect(fixture.navigation.viewControllers.count == (finishes ? 2 : 3))
        swipes(fixture, to: finishes ? 1 : 2)
    }

    @Test("P28: a tap on Back that waits for a finger elsewhere does not get into a push of ours")
    func tapThatWaits() throws {
        let fixture = NavigationFixture()
        ["a", "b"].forEach { fixture.pushed($0) }
        let finger = Headless.touch(at: CGPoint(x: 190, y: 570), in: fixture.window)
        let bar = fixture.navigation.navigationBar
        Headless.tap(at: bar.convert(CGPoint(x: 30, y: bar.bounds.midY), to: fixture.window), in: fixture.window)
        #expect(fixture.navigation.viewControllers.count == 3, "the tap waits for the finger to decide")
        fixture.navigation.pushViewController(Screen("special"), transition: .cube)
        Headless.clock.advance(by: 0.1)
        finger.lift()
        fixture.settle()
        #expect(Headless.warnings.isEmpty)
        #expect((3...4).contains(fixture.navigation.viewControllers.count))
        swipes(fixture, to: fixture.navigation.viewControllers.count - 1)
    }
}
