import Foundation
import Testing
import UIKit

/// An animator as many tutorials write it: it adds the arriving view and slides it in by block animation.
package final class BlockAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    package var log: CallLog?
    package var duration: TimeInterval = 0.5
    package var context: (any UIViewControllerContextTransitioning)?
    package private(set) var ended: [Bool] = []
    package private(set) var finished: [Bool] = []

    package func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        log?.add("transitionDuration")
        return duration
    }

    package func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        log?.add("animateTransition")
        context = transitionContext
        guard let to = transitionContext.view(forKey: .to), let arriving = transitionContext.viewController(forKey: .to)
        else { return transitionContext.completeTransition(false) }
        let final = transitionContext.finalFrame(for: arriving)
        to.frame = final.offsetBy(dx: final.width, dy: 0)
        transitionContext.containerView.addSubview(to)
        UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
            to.frame = final
        } completion: { finished in
            self.finished.append(finished)
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    package func animationEnded(_ transitionCompleted: Bool) {
        log?.add("animationEnded")
        ended.append(transitionCompleted)
        context = nil
    }
}
