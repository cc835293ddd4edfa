import Foundation
import HeadlessFixtures
import Testing

@testable import UIKit

@MainActor struct MotionBlockTests {

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
        stage.window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        window.isHidden = false
        stage.view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(view)
        Headless.clock.turn()
    }

    private var shownX: CGFloat { view.layer.presentation()?.position.x ?? .nan }
    private var shownAlpha: Float { view.layer.presentation()?.opacity ?? .nan }

    @Test func modelJumpsAndPresentationFollows() {
        begin()
        var finished: Bool?
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.center.x = 150
        } completion: {
            finished = $0
        }
        #expect(view.center.x == 150)
        #expect(shownX == 50)
        Headless.clock.advance(by: 0.25)
        #expect(abs(shownX - 75) < 1e-6)
        Headless.clock.advance(by: 0.75)
        #expect(finished == true)
        #expect(view.layer.animationKeys() == nil)
    }

    @Test("F92: duration 0 applies at once; the completion comes on the next turn")
    func zeroDuration() {
        begin()
        var finished: Bool?
        UIView.animate(withDuration: 0) {
            view.alpha = 0
        } completion: {
            finished = $0
        }
        #expect(view.alpha == 0 && view.layer.animationKeys() == nil)
        #expect(finished == nil)
        Headless.clock.turn()
        #expect(finished == true)
        Headless.assumptions.zeroDurationCompletesLater = false
        finished = nil
        UIView.animate(withDuration: 0) {
        } completion: {
            finished = $0
        }
        #expect(finished == true)
    }

    @Test("F93: overlapping animations of a position add up, and both completions run")
    func additive() {
        begin()
        var log: [Bool] = []
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.center.x = 150
        } completion: {
            log.append($0)
        }
        Headless.clock.advance(by: 0.5)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.center.x = 50
        } completion: {
            log.append($0)
        }
        // Nothing jumps, and the first movement goes on below the second.
        #expect(abs(shownX - 100) < 1e-6)
        Headless.clock.advance(by: 0.25)
        #expect(abs(shownX - (50 - 25 + 75)) < 1e-6)
        Headless.clock.advance(by: 0.25)
        #expect(log == [true])
        #expect(abs(shownX - 100) < 1e-6)
        Headless.clock.settle()
        #expect(log == [true, true] && shownX == 50)
    }

    @Test("F93: transforms add up without a jump")
    func additiveTransforms() {
        begin()
        func shown() -> [Double] { view.layer.presentation()?.transform.numbers ?? [] }
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.transform = CGAffineTransform(rotationAngle: 1).translatedBy(x: 40, y: 0)
        }
        Headless.clock.advance(by: 0.5)
        let before = shown()
        UIView.animate(withDuration: 1) { view.transform = CGAffineTransform(scaleX: 2, y: 2) }
        for (a, b) in zip(before, shown()) { #expect(abs(a - b) < 1e-9) }
        Headless.clock.settle()
        #expect(view.layer.presentation()?.transform.m11 == 2)
    }

    @Test("F93: bounds are two animations")
    func boundsAreTwo() {
        begin()
        UIView.animate(withDuration: 1) { view.bounds = CGRect(x: 5, y: 0, width: 50, height: 100) }
        #expect(view.layer.animationKeys()?.sorted() == ["bounds.origin", "bounds.size"])
    }

    @Test("F93: opacity is replaced; the first completion hears false")
    func opacityIsReplaced() {
        begin()
        var log: [Bool] = []
        UIView.animate(withDuration: 1) {
            view.alpha = 0
        } completion: {
            log.append($0)
        }
        Headless.clock.advance(by: 0.5)
        let half = shownAlpha
        UIView.animate(withDuration: 1, delay: 0, options: .beginFromCurrentState) {
            view.alpha = 1
        } completion: {
            log.append($0)
        }
        #expect(shownAlpha == half)
        Headless.clock.settle()
        #expect(log == [false, true])
    }

    @Test func delayShowsTheStart() {
        begin()
        UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) { view.alpha = 0 }
        Headless.clock.advance(by: 0.4)
        #expect(shownAlpha == 1)
        Headless.clock.advance(by: 0.6)
        #expect(abs(shownAlpha - 0.5) < 1e-5)
    }

    @Test func repeatAndAutoreverse() {
        begin()
        UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) { view.alpha = 0 }
        Headless.clock.advance(by: 3.25)
        #expect(abs(shownAlpha - 0.25) < 1e-5)
        #expect(Headless.clock.settle(limit: 5) && view.layer.animationKeys() != nil)
        view.layer.removeAllAnimations()
        #expect(Headless.clock.settle())
    }

    @Test("F94: a nested block runs as the outer one, unless it overrides that")
    func nestedInherits() {
        begin()
        UIView.animate(withDuration: 2) {
            #expect(UIView.inheritedAnimationDuration == 2)
            UIView.animate(withDuration: 0.1) { view.alpha = 0 }
            UIView.animate(withDuration: 0.1, delay: 0, options: .overrideInheritedDuration) { view.center.x = 9 }
            UIView.performWithoutAnimation { view.backgroundColor = .red }
        }
        #expect(view.layer.animation(forKey: "opacity")?.duration == 2)
        #expect(view.layer.animation(forKey: "position")?.duration == 0.1)
        #expect(view.layer.animation(forKey: "backgroundColor") == nil)
    }

    @Test("Without animation, animations are disabled, whether they were or not", arguments: [true, false])
    func withoutAnimation(wereEnabled: Bool) {
        begin()
        UIView.setAnimationsEnabled(wereEnabled)
        UIView.performWithoutAnimation {
            #expect(!UIView.areAnimationsEnabled)
            UIView.performWithoutAnimation {}
            UIView.animate(withDuration: 1) { view.alpha = 0 }
        }
        #expect(UIView.areAnimationsEnabled == wereEnabled)
        UIView.setAnimationsEnabled(true)
        #expect(view.layer.animationKeys() == nil && view.alpha == 0)
    }

    @Test func disabledAnimationsApplyAtOnce() {
        begin()
        UIView.setAnimationsEnabled(false)
        UIView.animate(withDuration: 1) { view.alpha = 0 }
        UIView.setAnimationsEnabled(true)
        #expect(view.layer.animationKeys() == nil && view.alpha == 0)
    }

    @Test func springOvershootsAndArrives() {
        begin()
        UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0, options: []
        ) {
            view.center.x = 150
        }
        var highest: CGFloat = 0
        for _ in 0..<60 {
            Headless.clock.advance(by: 1.0 / 60)
            highest = max(highest, shownX)
        }
        #expect(highest > 170 && shownX == 150)
    }

    @Test("F94: keyframes are parts of the whole, linear between by default")
    func keyframes() {
        begin()
        let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
        var finished: Bool?
        UIView.animateKeyframes(withDuration: 2, delay: 0, options: linear) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.center.x = 150 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 50 }
        } completion: {
            finished = $0
        }
        var seen: [CGFloat] = []
        for _ in 0..<4 {
            Headless.clock.advance(by: 0.25)
            seen.append(shownX.rounded())
            Headless.clock.advance(by: 0.25)
            seen.append(shownX.rounded())
        }
        #expect(seen == [100, 150, 150, 150, 125, 100, 75, 50])
        #expect(finished == true)
    }

    @Test("F96: views under animation ignore touches unless allowed")
    func touchesAreIgnored() {
        begin()
        let point = CGPoint(x: 10, y: 10)
        UIView.animate(withDuration: 0.5) { view.alpha = 0.5 }
        #expect(window.hitTest(point, with: nil) === window)
        Headless.clock.settle()
        #expect(window.hitTest(point, with: nil) === view)
        UIView.animate(withDuration: 0.5, delay: 0, options: .allowUserInteraction) { view.alpha = 1 }
        #expect(window.hitTest(point, with: nil) === view)
    }

    @Test("F55: block animations run in the time of their container")
    func stoppedContainerDrivesBlocks() {
        begin()
        var finished: Bool?
        window.layer.speed = 0
        window.layer.timeOffset = 0
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.center.x = 150
        } completion: {
            finished = $0
        }
        Headless.clock.turn()
        window.layer.timeOffset = 0.3
        Headless.clock.advance(by: 4)
        #expect(abs(shownX - 80) < 1e-6)
        #expect(finished == nil)
        window.layer.timeOffset = 1
        Headless.clock.turn()
        #expect(finished == true)
    }

    @Test func viewAnswersForItsLayer() {
        begin()
        #expect(view.action(for: view.layer, forKey: "position") is NSNull)
        UIView.animate(withDuration: 1) {
            #expect(!(view.action(for: view.layer, forKey: "position") is NSNull))
            #expect(view.action(for: view.layer, forKey: "hidden") is NSNull)
        }
    }

    @Test("P7: leaving the window in mid-flight ends the block unfinished")
    func leavingEndsUnfinished() {
        begin()
        var finished: Bool?
        UIView.animate(withDuration: 1) {
            view.alpha = 0
        } completion: {
            finished = $0
        }
        Headless.clock.advance(by: 0.5)
        view.removeFromSuperview()
        Headless.clock.turn()
        #expect(finished == false)
    }

    @Test func transactionsWaitForBlocks() {
        begin()
        var done = false
        CATransaction.begin()
        CATransaction.setCompletionBlock { done = true }
        UIView.animate(withDuration: 0.5) { view.alpha = 0 }
        CATransaction.commit()
        Headless.clock.advance(by: 0.4)
        #expect(!done)
        Headless.clock.advance(by: 0.1)
        #expect(done)
    }

    @Test func displayLinksFollowTheClock() {
        begin()
        var times: [CFTimeInterval] = []
        let link = Headless.displayLink { times.append($0.timestamp) }
        link.add(to: .main, forMode: .common)
        Headless.clock.advance(by: 0.05)
        #expect(times.count == 3 && abs(times[2] - 0.05) < 1e-9)
        link.invalidate()
        Headless.clock.advance(by: 0.05)
        #expect(times.count == 3)
    }
}
