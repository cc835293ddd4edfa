import Foundation
import HeadlessFixtures
import Testing

@testable import UIKit

@MainActor struct LayersTransactionTests {

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

    @Test func standaloneLayersAnimateByThemselves() {
        begin()
        layer.opacity = 0
        #expect(layer.opacity == 0)
        Headless.clock.advance(by: 0.125)
        #expect(abs((layer.presentation()?.opacity ?? 0) - 0.5) < 1e-5)
        #expect(Headless.clock.settle())
        #expect(layer.animationKeys() == nil)
    }

    @Test func layersThatWereNeverOnScreenDoNot() {
        begin()
        let fresh = CALayer()
        window.layer.addSublayer(fresh)
        fresh.opacity = 0
        #expect(fresh.animationKeys() == nil)
    }

    @Test func disabledActionsAndDurationsNest() {
        begin()
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.position = CGPoint(x: 5, y: 5)
        CATransaction.commit()
        #expect(layer.animationKeys() == nil)
        #expect(!CATransaction.disableActions())
        layer.opacity = 0
        CATransaction.commit()
        #expect(layer.animation(forKey: "opacity")?.duration == 2)
        #expect(CATransaction.animationDuration() == 0.25)
    }

    @Test func completionWaitsForAnimations() {
        begin()
        var log: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("none") }
        CATransaction.commit()
        #expect(log == ["none"])
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("outer") }
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("inner") }
        layer.opacity = 0
        CATransaction.commit()
        let animation = CABasicAnimation(keyPath: "position")
        animation.toValue = CGPoint(x: 50, y: 0)
        animation.duration = 1
        layer.add(animation, forKey: "move")
        CATransaction.commit()
        Headless.clock.advance(by: 0.3)
        #expect(log == ["none", "inner"])
        Headless.clock.advance(by: 0.7)
        #expect(log == ["none", "inner", "outer"])
    }

    @Test func removalCompletesATransactionToo() {
        begin()
        var done = false
        CATransaction.begin()
        CATransaction.setCompletionBlock { done = true }
        layer.opacity = 0
        CATransaction.commit()
        layer.removeAllAnimations()
        Headless.clock.turn()
        #expect(done)
    }

    @Test func actionsAreSoughtInOrder() {
        begin()
        final class Delegate: NSObject, CALayerDelegate {
            var answer: (any CAAction)?
            func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { answer }
        }
        let delegate = Delegate()
        layer.delegate = delegate
        delegate.answer = NSNull()
        #expect(layer.action(forKey: "opacity") == nil)
        delegate.answer = nil
        layer.actions = ["opacity": NSNull()]
        #expect(layer.action(forKey: "opacity") == nil)
        layer.actions = nil
        #expect(layer.action(forKey: "opacity") is CABasicAnimation)
        let custom = CABasicAnimation(keyPath: "opacity")
        custom.duration = 3
        delegate.answer = custom
        layer.opacity = 0.5
        #expect(layer.animation(forKey: "opacity")?.duration == 3)
    }
}
