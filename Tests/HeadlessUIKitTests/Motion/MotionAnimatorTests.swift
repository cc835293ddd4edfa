import Foundation
import HeadlessFixtures
import Testing

@testable import UIKit

@MainActor struct MotionAnimatorTests {
    private let errors = Errors()

    private final class Errors { var count = 0 }

    /// What is on stage, made by `begin()`.
    private final class Stage {
        var window: UIWindow!
        var view: UIView!
    }

    private let stage = Stage()
    private var window: UIWindow { stage.window }
    private var view: UIView { stage.view }

    /// Each test begins with a world of its own. Not in the initialiser: other tests may run between that and this.
    private func begin() {
        Headless.reset()
        let errors = errors
        Headless.exceptionHandler = { _ in errors.count += 1 }
        stage.window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        window.isHidden = false
        stage.view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(view)
        Headless.clock.turn()
    }

    private var shownX: CGFloat { view.layer.presentation()?.position.x ?? .nan }

    private func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: 1, curve: curve) { view.center.x = 150 }
    }

    @Test("F60: inactive, active, inactive; the completion hears .end")
    func naturalLife() {
        begin()
        let animator = animator()
        var positions: [UIViewAnimatingPosition] = []
        animator.addCompletion { positions.append($0) }
        #expect(animator.state == .inactive && !animator.isRunning && view.center.x == 50)
        animator.startAnimation()
        #expect(animator.state == .active && animator.isRunning && view.center.x == 150)
        Headless.clock.advance(by: 0.5)
        #expect(abs(shownX - 100) < 1e-6 && abs(animator.fractionComplete - 0.5) < 1e-6)
        Headless.clock.advance(by: 0.5)
        #expect(animator.state == .inactive && positions == [.end])
        #expect(Headless.animations(in: window.layer).isEmpty)
    }

    @Test("F60, F61, F62: stopped keeps the values, then finishes where told")
    func stopAndFinish() {
        begin()
        for (position, x) in [(UIViewAnimatingPosition.start, 50.0), (.end, 150), (.current, 75)] {
            view.center.x = 50
            let animator = animator()
            var ends: [UIViewAnimatingPosition] = []
            animator.addCompletion { ends.append($0) }
            animator.startAnimation()
            Headless.clock.advance(by: 0.25)
            animator.stopAnimation(false)
            #expect(animator.state == .stopped && abs(view.center.x - 75) < 1e-6)
            animator.startAnimation()
            #expect(errors.count == 1)
            animator.finishAnimation(at: position)
            #expect(animator.state == .inactive && ends == [position] && abs(view.center.x - CGFloat(x)) < 1e-6)
            errors.count = 0
        }
    }

    @Test("F60: stopping without finishing calls no completion")
    func stopForGood() {
        begin()
        let animator = animator()
        animator.addCompletion { _ in Issue.record("no completion is due") }
        animator.startAnimation()
        Headless.clock.advance(by: 0.25)
        animator.stopAnimation(true)
        #expect(animator.state == .inactive && abs(view.center.x - 75) < 1e-6)
        Headless.clock.settle()
    }

    @Test("F61, F64, F69, F73: what Apple raises for")
    func programmingErrors() {
        begin()
        let animator = animator()
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        #expect(errors.count == 1)
        animator.startAnimation()
        animator.isInterruptible = false
        animator.isUserInteractionEnabled = false
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        animator.finishAnimation(at: .end)
        #expect(errors.count == 5)
        animator.stopAnimation(false)
        animator.stopAnimation(false)
        #expect(errors.count == 6)
        animator.finishAnimation(at: .end)
    }

    @Test("F117: an animator that does not run may be stopped and finished, and nothing happens")
    func stopsWhatHasEnded() {
        begin()
        let animator = animator()
        var ends = 0
        animator.addCompletion { _ in ends += 1 }
        animator.stopAnimation(false)
        animator.finishAnimation(at: .end)
        #expect(ends == 0 && animator.state == .inactive)
        animator.startAnimation()
        Headless.clock.settle()
        let place = view.center.x
        animator.stopAnimation(false)
        animator.finishAnimation(at: .start)
        #expect(ends == 1 && animator.state == .inactive && view.center.x == place && errors.count == 0)
    }

    @Test("F63: releasing a paused or stopped animator raises; a running one lives on")
    func release() {
        begin()
        do {
            let paused = animator()
            paused.pauseAnimation()
        }
        #expect(errors.count == 1)
        do {
            let stopped = animator()
            stopped.startAnimation()
            stopped.stopAnimation(false)
        }
        #expect(errors.count == 2)
        var finished = false
        do {
            let running = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { view.alpha = 0 }
            running.addCompletion { _ in finished = true }
            running.startAnimation()
        }
        Headless.clock.settle()
        #expect(finished && errors.count == 2)
    }

    @Test("F65: in its completion handlers the animator still runs and cannot be finished")
    func handlers() {
        begin()
        let animator = animator()
        animator.addCompletion { [unowned animator] _ in
            #expect(animator.isRunning)
            animator.finishAnimation(at: .end)
        }
        animator.startAnimation()
        Headless.clock.settle()
        #expect(errors.count == 1 && !animator.isRunning)
    }

    @Test("F66: a fraction makes an inactive animator active and paused")
    func scrubbing() {
        begin()
        let animator = animator(.easeIn)
        animator.fractionComplete = 0.3
        #expect(animator.state == .active && !animator.isRunning)
        #expect(abs(shownX - 80) < 1e-6)
        animator.fractionComplete = 1.7
        #expect(animator.fractionComplete == 1)
        Headless.clock.advance(by: 3)
        #expect(animator.state == .active)
        animator.stopAnimation(true)
    }

    @Test("F67: the first fraction may move nothing before the next turn")
    func firstScrub() {
        begin()
        Headless.assumptions.firstScrubWaitsForTurn = true
        let animator = animator()
        animator.fractionComplete = 0.3
        #expect(shownX == 50)
        Headless.clock.turn()
        #expect(abs(shownX - 80) < 1e-6)
        animator.stopAnimation(true)
    }

    @Test("F68: pausing on completion keeps it active and silent")
    func pausesOnCompletion() {
        begin()
        let animator = animator()
        animator.pausesOnCompletion = true
        animator.addCompletion { _ in Issue.record("no completion is due") }
        animator.startAnimation()
        Headless.clock.advance(by: 2)
        #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 1)
        animator.stopAnimation(true)
    }

    @Test("F69: scrubbing is straight by default, along the curve if not")
    func scrubsLinearly() {
        begin()
        let animator = animator(.easeIn)
        #expect(animator.scrubsLinearly && animator.isInterruptible && animator.isUserInteractionEnabled)
        animator.scrubsLinearly = false
        animator.fractionComplete = 0.5
        let eased = CAMediaTimingFunction(name: .easeIn).bezier(0.5)
        #expect(abs(shownX - CGFloat(50 + 100 * eased)) < 1e-6)
        animator.stopAnimation(true)
    }

    @Test("F70: a running animator made in a block runs as the block does and cannot be interrupted")
    func running() {
        begin()
        var inner: UIViewPropertyAnimator?
        UIView.animate(withDuration: 2) {
            inner = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.2, delay: 0) { view.alpha = 0 }
        }
        #expect(inner?.isRunning == true && inner?.isInterruptible == false && inner?.duration == 2)
        let outer = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.2, delay: 0.1) { view.center.x = 9 }
        #expect(outer.isInterruptible && outer.delay == 0.1)
        Headless.clock.settle()
    }

    @Test("F71: a delay factor shortens an animation")
    func delayFactor() {
        begin()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.addAnimations({ view.center.x = 150 }, delayFactor: 0.5)
        animator.addAnimations { view.alpha = 0 }
        animator.startAnimation()
        Headless.clock.advance(by: 0.75)
        #expect(abs(shownX - 100) < 1e-6)
        #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.25) < 1e-5)
        Headless.clock.settle()
    }

    @Test("F72: started without a block it waits; a block then animates at once")
    func waitsForBlocks() {
        begin()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.startAnimation()
        Headless.clock.advance(by: 2)
        #expect(animator.state == .active && !animator.isRunning)
        animator.addAnimations { view.center.x = 150 }
        #expect(animator.isRunning)
        Headless.clock.advance(by: 0.5)
        #expect(abs(shownX - 100) < 1e-6)
        Headless.clock.settle()
        #expect(animator.state == .inactive)
    }

    @Test("F73: continuing with a factor takes that part of the duration; the original one comes back")
    func continuing() {
        begin()
        let animator = animator()
        animator.startAnimation()
        Headless.clock.advance(by: 0.5)
        animator.pauseAnimation()
        Headless.clock.advance(by: 3)
        #expect(abs(shownX - 100) < 1e-6)
        let linear = UICubicTimingParameters(animationCurve: .linear)
        animator.continueAnimation(withTimingParameters: linear, durationFactor: 2)
        Headless.clock.advance(by: 1)
        #expect(abs(shownX - 125) < 1e-6)
        Headless.clock.advance(by: 1)
        #expect(animator.state == .inactive && animator.duration == 1)
    }

    @Test("F73: at 1 a factor still takes its time, and 0 is over at once")
    func continuingAtTheEnd() {
        begin()
        for (factor, turns) in [(0.5, 30), (0, 1)] {
            view.center.x = 50
            let animator = animator()
            animator.fractionComplete = 1
            animator.continueAnimation(
                withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: CGFloat(factor))
            Headless.clock.advance(by: Double(turns) / 60 - 1.0 / 60)
            if factor > 0 { #expect(animator.state == .active) }
            Headless.clock.advance(by: 1.0 / 60)
            #expect(animator.state == .inactive)
        }
    }

    @Test("F73: without parameters the rest is that of the same curve")
    func continuingKeepsTheCurve() {
        begin()
        let animator = animator(.easeInOut)
        animator.startAnimation()
        Headless.clock.advance(by: 0.25)
        animator.pauseAnimation()
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        Headless.clock.advance(by: 0.25)
        #expect(abs(shownX - 100) < 1e-3)
        Headless.clock.settle()
        #expect(abs(CACurrentMediaTime() - 1) < 0.05)
    }

    @Test("F74: reversed it runs back to the start and says so")
    func reversed() {
        begin()
        let animator = animator()
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        Headless.clock.advance(by: 0.75)
        animator.pauseAnimation()
        animator.isReversed = true
        #expect(abs(animator.fractionComplete - 0.25) < 1e-6)
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        Headless.clock.advance(by: 0.25)
        #expect(abs(shownX - 100) < 1e-6)
        Headless.clock.settle()
        #expect(ends == [.start] && view.center.x == 50 && shownX == 50)
    }

    @Test("F75: pausing moves nothing, whatever the curve")
    func pausingIsSmooth() {
        begin()
        let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.4) { view.center.x = 150 }
        animator.startAnimation()
        Headless.clock.advance(by: 0.3)
        let x = shownX
        animator.pauseAnimation()
        #expect(abs(shownX - x) < 1e-6)
        animator.startAnimation()
        Headless.clock.settle()
        #expect(view.center.x == 150 && animator.state == .inactive)
    }

    @Test("F76: the methods that take blocks are optional")
    func optionalMethods() {
        begin()
        final class Bare: NSObject, UIViewImplicitlyAnimating {
            var state = UIViewAnimatingState.inactive
            var isRunning = false
            var isReversed = false
            var fractionComplete: CGFloat = 0
            func startAnimation() {}
            func startAnimation(afterDelay delay: TimeInterval) {}
            func pauseAnimation() {}
            func stopAnimation(_ withoutFinishing: Bool) {}
            func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
        }
        let bare: any UIViewImplicitlyAnimating = Bare()
        #expect(Headless.optional { bare.addCompletion { _ in } } == nil)
        let real: any UIViewImplicitlyAnimating = animator()
        #expect(Headless.optional { real.addCompletion { _ in } } != nil)
    }

    @Test("F96: a property animator leaves touches on, unless told otherwise")
    func touches() {
        begin()
        let point = CGPoint(x: 120, y: 10)
        let free = animator()
        free.startAnimation()
        #expect(window.hitTest(point, with: nil) === view)
        free.stopAnimation(true)
        view.center.x = 50
        let blocking = animator()
        blocking.isUserInteractionEnabled = false
        blocking.startAnimation()
        #expect(window.hitTest(point, with: nil) === window)
        Headless.clock.settle()
        #expect(window.hitTest(point, with: nil) === view)
    }

    @Test func keyframesFollowTheAnimator() {
        begin()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.addAnimations {
            UIView.animateKeyframes(withDuration: 0, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 150 }
            }
        }
        animator.fractionComplete = 0.25
        #expect(abs(shownX - 100) < 1e-6)
        animator.fractionComplete = 0.75
        #expect(shownX == 150)
        animator.stopAnimation(true)
    }

    @Test("P7: the completion comes though the view has left the window")
    func viewLeaves() {
        begin()
        let animator = animator()
        var ends = 0
        animator.addCompletion { _ in ends += 1 }
        animator.startAnimation()
        Headless.clock.advance(by: 0.25)
        view.removeFromSuperview()
        Headless.clock.settle()
        #expect(ends == 1)
    }
}
