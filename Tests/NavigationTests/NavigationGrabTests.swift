import Testing
import TransitionAnimations
import TransitionCore
import TransitionUIKit
import TransitionWorld
import UIKit

/// A finger that takes hold of a transition that plays.
@MainActor
struct NavigationGrabTests {
    /// A finger in mid-screen that moves by a distance in points in a third of a second and rests before it is lifted.
    private func drag(_ fixture: NavigationFixture, by distance: Double, from x: Double = 200) -> Headless.Touch {
        let touch = Headless.touch(at: CGPoint(x: x, y: 400), in: fixture.window)
        for step in 1...20 {
            Headless.clock.advance(by: 1.0 / 60)
            touch.move(to: CGPoint(x: x + distance * Double(step) / 20, y: 400))
        }
        return touch
    }

    private func rest(_ touch: Headless.Touch, at x: Double) {
        Headless.clock.advance(by: 0.3)
        touch.move(to: CGPoint(x: x + 0.5, y: 400))
        Headless.clock.advance(by: 0.3)
        touch.move(to: CGPoint(x: x, y: 400))
        touch.lift()
    }

    @Test(
        "F126: a grab never jumps: it finds what is seen, however late the commit and however fast the window's time",
        arguments: [0, 0.03, 0.1], [0.2, 1, 10])
    func noJump(commitDelay: Double, speed: Double) throws {
        var assumptions = Headless.Assumptions()
        assumptions.commitDelay = commitDelay
        let fixture = NavigationFixture(assumptions: assumptions)
        fixture.window.layer.speed = Float(speed)
        fixture.navigation.setNavigationTransition(.slide.duration(0.6 * speed))
        let top = fixture.push("a", animated: false)
        Headless.clock.settle()
        var told = -1.0
        fixture.navigation.transitions.onEvent = {
            if case .progress(let part) = $0 { told = part }
        }
        fixture.navigation.popViewController(animated: true)
        Headless.clock.advance(by: 0.15)
        let before = try #require(top.view.layer.presentation()).transform.m41
        Headless.clock.advance(by: 1.0 / 60)
        let seen = try #require(top.view.layer.presentation()).transform.m41
        #expect(seen > 1 && seen < 300)
        // The display link fires before the frame's own turn, so the observer is told the progress of the moment that
        // is on screen.
        #expect(abs(told * 390 - seen) < 0.1)
        let touch = Headless.touch(at: CGPoint(x: 200, y: 400), in: fixture.window)
        touch.move(to: CGPoint(x: 212, y: 400))
        #expect(fixture.navigation.transitionCoordinator?.isInteractive == true)
        let jump = top.view.layer.transform.m41 - seen
        #expect(jump > -1 && jump < 12 + (seen - before), "\(jump) points for 12 of the finger")
        touch.move(to: CGPoint(x: 260, y: 400))
        #expect(abs(top.view.layer.transform.m41 - seen - 60) < 13, "it goes on from there")
        rest(touch, at: 380)
        fixture.settle()
    }

    @Test(
        "A cancelling swipe that is grabbed again can only cancel: UIKit's bar would be wrong otherwise",
        arguments: [true, false])
    func afterCancel(isFlipped: Bool) {
        var assumptions = Headless.Assumptions()
        assumptions.reversingFlipsFraction = isFlipped
        let fixture = NavigationFixture(assumptions: assumptions)
        let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        fixture.navigation.view.addSubview(dot)
        fixture.navigation.setNavigationTransition(.slide.duration(1))
        let top = fixture.pushed("a")
        let before = fixture.residue()
        let along = AlongsideDelegate { dot.alpha = 0 }
        fixture.navigation.transitions.delegate = along
        let first = Headless.touch(at: CGPoint(x: 2, y: 400), in: fixture.window)
        for x in stride(from: 20.0, through: 160, by: 10) {
            Headless.clock.advance(by: 1.0 / 60)
            first.move(to: CGPoint(x: x, y: 400))
        }
        rest(first, at: 160)
        Headless.clock.advance(by: 0.05)
        let touch = drag(fixture, by: 160)
        // UIKit's alongside animations are held by the finger too.
        let covered = Double(top.view.layer.transform.m41) / 390
        #expect(abs(Double(dot.layer.presentation()?.opacity ?? 1) - (1 - covered)) < 0.1, "\(covered)")
        #expect(Double(top.view.layer.transform.m41) > 200, "it follows the finger nevertheless")
        rest(touch, at: 360)
        fixture.settle()
        #expect(fixture.navigation.topViewController === top)
        #expect(fixture.residue() == before)
        // The next transition is not affected.
        fixture.swipeBack(to: 0.8)
        fixture.settle()
        #expect(fixture.navigation.viewControllers.count == 1)
    }
}
