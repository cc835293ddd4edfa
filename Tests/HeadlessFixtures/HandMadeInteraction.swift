import Foundation
import UIKit

/// A hand-made interaction controller, for developers who do not trust UIKit's: the container's layer stands still and
/// its time offset follows the finger; a cancel runs the offset back frame by frame.
package final class HandMadeInteraction: NSObject, UIViewControllerInteractiveTransitioning {
    private let animator: any UIViewControllerAnimatedTransitioning
    private var context: (any UIViewControllerContextTransitioning)?
    private var start: CFTimeInterval = 0
    package private(set) var percent: CGFloat = 0
    private var duration: TimeInterval = 0

    package init(animator: any UIViewControllerAnimatedTransitioning) {
        self.animator = animator
        super.init()
    }

    package func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        duration = animator.transitionDuration(using: transitionContext)
        let layer = transitionContext.containerView.layer
        start = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        layer.timeOffset = start
        animator.animateTransition(using: transitionContext)
    }

    package func update(_ percent: CGFloat) {
        self.percent = percent
        context?.containerView.layer.timeOffset = start + Double(percent) * duration
        context?.updateInteractiveTransition(percent)
    }

    package func finish() {
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

    package func cancel() {
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
