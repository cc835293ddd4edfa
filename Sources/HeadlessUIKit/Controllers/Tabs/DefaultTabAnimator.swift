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
        // Not by its frame, which means nothing while another change still holds the view under a transform.
        let (frame, anchor) = (transitionContext.finalFrame(for: arriving), to.layer.anchorPoint)
        to.bounds.size = frame.size
        to.center = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
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
