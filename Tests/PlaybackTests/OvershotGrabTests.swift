import Testing
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// A transition that is held while its spring is beyond the end, and what runs while one is held.
@MainActor
struct OvershotGrabTests {
    private struct Springy: TransitionAnimator {
        let info = AnimatorInfo(name: "springy", title: "Springy", summary: "The new screen swings into its place.")
        let duration = 1.0
        let timing = Timing.spring(response: 0.5, dampingRatio: 0.15)
        let allowsOvershoot = true

        func choreography(in scene: TransitionScene) -> Choreography {
            Choreography(foreground: .from(.offset(x: 1)), background: .to(.offset(x: -0.3)))
        }
    }

    private func place(of screen: UIViewController) -> Double {
        Double((screen.view.layer.presentation() ?? screen.view.layer).transform.m41)
    }

    /// A push that has swung past its end.
    private func overshot() throws -> (fixture: NavigationFixture, pushed: Screen, place: Double) {
        let fixture = NavigationFixture()
        fixture.navigation.setNavigationTransition(Springy())
        let pushed = fixture.push("a")
        for _ in 0..<120 where place(of: pushed) > -60 { Headless.clock.advance(by: 1.0 / 120) }
        let place = place(of: pushed)
        try #require(place < -60)
        return (fixture, pushed, place)
    }

    @Test("Held by code beyond its end it stays there, and comes back within its ends when it is scrubbed")
    func code() throws {
        let (fixture, pushed, place) = try overshot()
        let control = fixture.navigation.transitions.control
        #expect(control.hold())
        #expect(abs(self.place(of: pushed) - place) < 1)
        Headless.clock.advance(by: 0.5)
        #expect(abs(self.place(of: pushed) - place) < 1)
        #expect(control.progress == 1)
        control.scrub(to: 0.5)
        #expect(abs(self.place(of: pushed) - 195) < 1)
        control.finish()
        fixture.settle()
        #expect(self.place(of: pushed) == 0)
    }

    @Test("Grabbed by a finger beyond its end it does not jump")
    func finger() throws {
        let (fixture, pushed, place) = try overshot()
        let touch = Headless.touch(at: CGPoint(x: 200, y: 400), in: fixture.window)
        touch.move(to: CGPoint(x: 212, y: 400))
        #expect(fixture.navigation.transitionCoordinator?.isInteractive == true)
        #expect(abs(self.place(of: pushed) - place) < 14)
        touch.lift()
        fixture.settle()
        #expect(self.place(of: pushed) == 0 && fixture.navigation.topViewController === pushed)
    }

    @Test("Nothing runs once a frame while a transition is held, from the hold on")
    func idle() throws {
        let fixture = NavigationFixture()
        let links = Headless.activity.displayLinks
        fixture.navigation.setNavigationTransition(Springy())
        fixture.navigation.transitions.onEvent = { _ in }
        fixture.push("a")
        Headless.clock.advance(by: 0.1)
        #expect(Headless.activity.displayLinks > links, "it reports its progress")
        fixture.navigation.transitions.control.hold()
        #expect(Headless.activity.displayLinks == links)
        fixture.navigation.transitions.control.finish()
        fixture.settle()
    }
}
