import Foundation

/// F118: the system's own change of tabs from iOS 18 on: the arriving screen dissolves in.
@MainActor
final class DefaultTabAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.5
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let to = transitionContext.view(forKey: .to), let arriving = transitionContext.viewController(forKey: .to)
        else { return transitionContext.completeTransition(false) }
        to.frame = transitionContext.finalFrame(for: arriving)
        transitionContext.containerView.addSubview(to)
        let alpha = to.alpha
        to.alpha = 0
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
            to.alpha = alpha
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
