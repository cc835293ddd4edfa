import Foundation
import UIKit

/// An animator on Core Animation alone, completed by the transaction.
final class LayerAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var duration: TimeInterval = 0.5

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let to = transitionContext.view(forKey: .to), let arriving = transitionContext.viewController(forKey: .to)
        else { return transitionContext.completeTransition(false) }
        to.frame = transitionContext.finalFrame(for: arriving)
        transitionContext.containerView.addSubview(to)
        CATransaction.begin()
        CATransaction.setCompletionBlock {
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        let slide = CABasicAnimation(keyPath: "transform.translation.x")
        slide.fromValue = to.bounds.width
        slide.toValue = 0
        slide.duration = duration
        slide.timingFunction = CAMediaTimingFunction(name: .linear)
        to.layer.add(slide, forKey: "slide")
        CATransaction.commit()
    }
}

/// An animator that vends its property animator, as WWDC 2016 showed it.
final class InterruptibleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var duration: TimeInterval = 0.5
    private(set) var animator: UIViewPropertyAnimator?
    private(set) var positions: [UIViewAnimatingPosition] = []

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        let animator = UIViewPropertyAnimator(duration: duration, curve: .linear)
        self.animator = animator
        if let to = transitionContext.view(forKey: .to),
            let arriving = transitionContext.viewController(forKey: .to)
        {
            let final = transitionContext.finalFrame(for: arriving)
            to.frame = final
            to.transform = CGAffineTransform(translationX: final.width, y: 0)
            transitionContext.containerView.addSubview(to)
            animator.addAnimations { to.transform = .identity }
            animator.addCompletion { [weak self] position in
                self?.positions.append(position)
                to.transform = .identity
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        }
        return animator
    }

    func animationEnded(_ transitionCompleted: Bool) {
        animator = nil
    }
}

/// A hand-made interaction controller, as those do it that do not trust UIKit's: the container's layer stands still and
/// its time offset follows the finger; a cancel runs the offset back frame by frame.
final class HandMadeInteraction: NSObject, UIViewControllerInteractiveTransitioning {
    private let animator: any UIViewControllerAnimatedTransitioning
    private var context: (any UIViewControllerContextTransitioning)?
    private var start: CFTimeInterval = 0
    private(set) var percent: CGFloat = 0
    private var duration: TimeInterval = 0

    init(animator: any UIViewControllerAnimatedTransitioning) {
        self.animator = animator
        super.init()
    }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        duration = animator.transitionDuration(using: transitionContext)
        let layer = transitionContext.containerView.layer
        start = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        layer.timeOffset = start
        animator.animateTransition(using: transitionContext)
    }

    func update(_ percent: CGFloat) {
        self.percent = percent
        context?.containerView.layer.timeOffset = start + Double(percent) * duration
        context?.updateInteractiveTransition(percent)
    }

    func finish() {
        guard let context else { return }
        context.finishInteractiveTransition()
        let layer = context.containerView.layer
        let paused = layer.timeOffset
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
        layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
        self.context = nil
    }

    func cancel() {
        context?.cancelInteractiveTransition()
        step()
    }

    private func step() {
        guard let context else { return }
        percent -= 0.1
        guard percent > 0 else {
            context.containerView.layer.timeOffset = 0
            context.containerView.layer.speed = 1
            for view in context.containerView.subviews { view.layer.removeAllAnimations() }
            self.context = nil
            return
        }
        context.containerView.layer.timeOffset = start + Double(percent) * duration
        Headless.clock.schedule(after: 1.0 / 60) { [weak self] in self?.step() }
    }
}
