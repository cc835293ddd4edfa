import Foundation
import UIKit

/// An animator on Core Animation alone, completed by the transaction.
package final class LayerAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    package var duration: TimeInterval = 0.5

    package func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        duration
    }

    package func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
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
