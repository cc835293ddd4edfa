import Foundation
import HeadlessFixtures
import Testing

@testable import UIKit

/// Writes down what an animation reports.
private final class Listener: NSObject, CAAnimationDelegate {
    var events: [String] = []

    func animationDidStart(_ anim: CAAnimation) { events.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { events.append("stop \(flag)") }
}

@MainActor struct LayersAnimationTests {

    /// What is on stage, made by `begin()`.
    private final class Stage {
        var window: UIWindow!
        var layer: CALayer!
    }

    private let stage = Stage()
    private var window: UIWindow { stage.window }
    private var layer: CALayer { stage.layer }

    /// Each test begins with a world of its own. Not in the initialiser: other tests may run between that and this.
    private func begin() {
        stage.layer = CALayer()
        Headless.reset()
        stage.window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.isHidden = false
        window.layer.addSublayer(layer)
        Headless.clock.turn()
    }

    private func fade(_ duration: CFTimeInterval = 1) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = duration
        return animation
    }

    private var opacity: Float { layer.presentation()?.opacity ?? -1 }

    @Test("P7: the delegate hears true at the end and false on removal")
    func delegateHearsTheEnd() {
        begin()
        let listener = Listener()
        let animation = fade()
        animation.delegate = listener
        layer.add(animation, forKey: "fade")
        Headless.clock.advance(by: 0.5)
        #expect(abs(opacity - 0.5) < 1e-5)
        #expect(listener.events == ["start"])
        Headless.clock.advance(by: 0.5)
        #expect(listener.events == ["start", "stop true"])
        #expect(layer.animationKeys() == nil)
        layer.add(animation, forKey: "fade")
        Headless.clock.advance(by: 0.2)
        layer.removeAnimation(forKey: "fade")
        #expect(listener.events == ["start", "stop true", "start"])
        Headless.clock.turn()
        #expect(listener.events.last == "stop false")
        #expect(Headless.animations(in: layer).isEmpty)
    }

    @Test("P7: a layer that leaves its window loses its animations, unfinished")
    func leavingTheWindowEnds() {
        begin()
        let listener = Listener()
        let animation = fade()
        animation.delegate = listener
        layer.add(animation, forKey: nil)
        Headless.clock.advance(by: 0.25)
        layer.removeFromSuperlayer()
        Headless.clock.turn()
        #expect(listener.events == ["start", "stop false"])
        #expect(layer.animationKeys() == nil)
    }

    @Test func movingWithinATurnKeepsAnimations() {
        begin()
        layer.add(fade(), forKey: "fade")
        Headless.clock.advance(by: 0.25)
        layer.removeFromSuperlayer()
        window.layer.addSublayer(layer)
        Headless.clock.turn()
        #expect(layer.animationKeys() == ["fade"])
    }

    @Test func layersCopyAnimations() {
        begin()
        let animation = fade()
        layer.add(animation, forKey: "fade")
        animation.toValue = 5
        #expect(layer.animation(forKey: "fade") !== animation)
        Headless.clock.advance(by: 0.5)
        #expect(abs(opacity - 0.5) < 1e-5)
    }

    @Test("P24: forward fill leaves model and presentation different")
    func forwardFill() {
        begin()
        let animation = fade(0.1)
        animation.fromValue = 1
        animation.toValue = 0.25
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: "fade")
        #expect(Headless.clock.settle())
        #expect(opacity == 0.25)
        #expect(layer.opacity == 1)
        layer.removeAllAnimations()
        #expect(opacity == 1)
    }

    @Test func beginTimeWaitsAndBackwardFillShowsTheStart() {
        begin()
        let animation = fade()
        animation.beginTime = CACurrentMediaTime() + 0.5
        layer.add(animation, forKey: "late")
        Headless.clock.advance(by: 0.25)
        #expect(opacity == 1)
        let shown = fade()
        shown.beginTime = CACurrentMediaTime() + 0.5
        shown.fillMode = .backwards
        layer.add(shown, forKey: "late")
        Headless.clock.advance(by: 0.25)
        #expect(opacity == 0)
        Headless.clock.advance(by: 0.75)
        #expect(abs(opacity - 0.5) < 1e-5)
    }

    @Test func speedAndRepetition() {
        begin()
        let animation = fade()
        animation.speed = 2
        animation.repeatCount = 2
        animation.autoreverses = true
        layer.add(animation, forKey: "x")
        var seen: [Int] = []
        for _ in 0..<9 {
            seen.append(Int((opacity * 100).rounded()))
            Headless.clock.advance(by: 0.25)
        }
        #expect(seen == [0, 50, 100, 50, 0, 50, 100, 50, 100])
    }

    @Test func stoppedAnimationShowsItsOffset() {
        begin()
        let animation = fade()
        animation.speed = 0
        animation.timeOffset = 0.3
        layer.add(animation, forKey: "x")
        Headless.clock.advance(by: 5)
        #expect(abs(opacity - 0.3) < 1e-6)
        #expect(Headless.clock.settle())
    }

    @Test("F55: a container of speed 0 drives the animations within by its time offset")
    func stoppedContainerDrives() {
        begin()
        let listener = Listener()
        let container = CALayer()
        window.layer.addSublayer(container)
        container.addSublayer(layer)
        Headless.clock.advance(by: 3)
        container.speed = 0
        let animation = fade()
        animation.delegate = listener
        layer.add(animation, forKey: "fade")
        Headless.clock.turn()
        for part in [0.2, 0.7, 0.4] {
            container.timeOffset = part
            Headless.clock.advance(by: 0.5)
            #expect(abs(Double(opacity) - part) < 1e-6)
        }
        #expect(listener.events == ["start"])
        // The usual way to let go: the rest runs from where it is.
        let paused = container.timeOffset
        container.speed = 1
        container.timeOffset = 0
        container.beginTime = 0
        container.beginTime = container.convertTime(CACurrentMediaTime(), from: nil) - paused
        Headless.clock.advance(by: 0.3)
        #expect(abs(opacity - 0.7) < 1e-6)
        Headless.clock.advance(by: 0.3)
        #expect(listener.events == ["start", "stop true"])
    }

    @Test func convertTimeGoesThroughTheTree() {
        begin()
        let container = CALayer()
        window.layer.addSublayer(container)
        container.addSublayer(layer)
        container.beginTime = 2
        container.speed = 0.5
        layer.timeOffset = 1
        #expect(layer.convertTime(10, from: nil) == 5)
        #expect(layer.convertTime(5, to: nil) == 10)
        #expect(container.convertTime(5, from: layer) == 4)
    }

    @Test func keyframesHaveTimesAndCurves() {
        begin()
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = [0, 100, 40]
        animation.keyTimes = [0, 0.25, 1]
        animation.timingFunctions = [.init(name: .linear), .init(name: .easeIn)]
        animation.duration = 1
        layer.add(animation, forKey: "x")
        Headless.clock.advance(by: 0.125)
        #expect(abs((layer.presentation()?.position.x ?? 0) - 50) < 1e-4)
        Headless.clock.advance(by: 0.5)
        let eased = CAMediaTimingFunction(name: .easeIn).bezier(0.5)
        #expect(abs((layer.presentation()?.position.x ?? 0) - (100 - 60 * eased)) < 1e-4)
    }

    @Test func discretePacedAndCubicKeyframes() {
        begin()
        func value(_ mode: CAAnimationCalculationMode, at time: CFTimeInterval) -> Double {
            let animation = CAKeyframeAnimation(keyPath: "position.x")
            animation.values = [0, 10, 100, 110]
            animation.calculationMode = mode
            animation.duration = 1
            animation.speed = 0
            animation.timeOffset = time
            layer.add(animation, forKey: "x")
            return Double(layer.presentation()?.position.x ?? -1)
        }
        #expect(value(.discrete, at: 0.26) == 10)
        #expect(value(.discrete, at: 0.74) == 100)
        #expect(abs(value(.paced, at: 0.5) - 55) < 1e-9)
        #expect(abs(value(.cubic, at: 1.0 / 3) - 10) < 1e-9)
        #expect(abs(value(.cubic, at: 0.5) - 55) < 1e-9)
        #expect(value(.cubic, at: 0.4) != value(.linear, at: 0.4))
    }

    @Test func additiveAndCumulative() {
        begin()
        layer.position = CGPoint(x: 10, y: 0)
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = 0
        animation.toValue = 5
        animation.isAdditive = true
        animation.isCumulative = true
        animation.repeatCount = 3
        animation.duration = 1
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.add(animation, forKey: "x")
        CATransaction.commit()
        layer.removeAnimation(forKey: "position")
        Headless.clock.advance(by: 2.5)
        #expect(abs((layer.presentation()?.position.x ?? 0) - 22.5) < 1e-6)
    }

    @Test func groupsTimeTheirMembers() {
        begin()
        let late = fade(0.5)
        late.beginTime = 0.5
        let move = CABasicAnimation(keyPath: "position.y")
        move.fromValue = 0
        move.toValue = 10
        let group = CAAnimationGroup()
        group.animations = [late, move]
        group.duration = 1
        layer.add(group, forKey: "both")
        Headless.clock.advance(by: 0.75)
        #expect(abs(opacity - 0.5) < 1e-5)
        #expect(abs((layer.presentation()?.position.y ?? 0) - 7.5) < 1e-5)
    }

    @Test func springIsExactAtEveryDamping() {
        begin()
        for ratio in [0.2, 1, 1.7] {
            let spring = SpringCurve(frequency: 7, ratio: ratio, velocity: 1.5)
            // Against small steps of the equation itself.
            var (x, v) = (-1.0, 1.5)
            let step = 1e-5
            for _ in 0..<50_000 {
                let a = -49 * x - 2 * ratio * 7 * v
                v += a * step
                x += v * step
            }
            #expect(abs(spring(0.5) - (1 + x)) < 2e-3)
        }
        let animation = CASpringAnimation(keyPath: "opacity")
        #expect(animation.settlingDuration > 1.2 && animation.settlingDuration < 1.6)
    }

    @Test func pathsOfShapesAnimate() {
        begin()
        let shape = CAShapeLayer()
        window.layer.addSublayer(shape)
        Headless.clock.turn()
        let animation = CABasicAnimation(keyPath: "path")
        animation.fromValue = UIBezierPath(ovalIn: CGRect(x: 45, y: 45, width: 10, height: 10)).cgPath
        animation.toValue = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100)).cgPath
        animation.duration = 1
        shape.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100)).cgPath
        #expect(shape.animationKeys() == nil)
        shape.add(animation, forKey: "path")
        Headless.clock.advance(by: 0.5)
        let box = shape.presentation()?.path?.boundingBoxOfPath ?? .null
        #expect(abs(box.width - 55) < 1e-6 && abs(box.minX - 22.5) < 1e-6)
    }
}
