import Foundation
import UIKit

/// An animator as Apple's guide describes it: it adds the arriving view, on top when presenting and below when
/// dismissing, and undoes that after a cancel.
package final class ModalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    package var log: CallLog?
    package var duration: TimeInterval = 0.5
    /// Whether a dismissal puts the presenter's view back.
    package var putsBack = true
    /// Whether to move the presenter's view into the container, although the context gives no such view.
    package var takesPresentersView = false
    package var look: (any UIViewControllerContextTransitioning) -> Void = { _ in }
    package private(set) var ended: [Bool] = []

    package func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        log?.add("transitionDuration")
        return duration
    }

    package func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        log?.add("animateTransition")
        look(transitionContext)
        let context = transitionContext
        guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to) else {
            return context.completeTransition(false)
        }
        let isPresenting = to.presentingViewController === from
        if takesPresentersView, isPresenting { context.containerView.addSubview(from.view) }
        if let view = context.view(forKey: .to), isPresenting || putsBack {
            view.frame = context.finalFrame(for: to)
            context.containerView.insertSubview(view, at: isPresenting ? context.containerView.subviews.count : 0)
        }
        guard let moving = context.view(forKey: isPresenting ? .to : .from) else {
            return context.completeTransition(false)
        }
        if isPresenting { moving.alpha = 0 }
        UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
            moving.alpha = isPresenting ? 1 : 0
        } completion: { _ in
            moving.alpha = 1
            if context.transitionWasCancelled { context.view(forKey: .to)?.removeFromSuperview() }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    package func animationEnded(_ transitionCompleted: Bool) {
        log?.add("animationEnded")
        ended.append(transitionCompleted)
    }
}
