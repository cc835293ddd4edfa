import Foundation
import UIKit

/// An animator that vends its property animator, as WWDC 2016 showed it.
package final class InterruptibleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    package var duration: TimeInterval = 0.5
    package private(set) var animator: UIViewPropertyAnimator?
    package private(set) var positions: [UIViewAnimatingPosition] = []

    package func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        duration
    }

    package func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    package func interruptibleAnimator(
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

    package func animationEnded(_ transitionCompleted: Bool) {
        animator = nil
    }
}
