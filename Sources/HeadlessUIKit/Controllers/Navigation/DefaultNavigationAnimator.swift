import Foundation

/// The system's own push and pop, in the form that the pushed or popped controller prefers: the arriving screen slides
/// in over the other one, which moves by a third of that distance; or it dissolves; or it zooms.
@MainActor
final class DefaultNavigationAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// The duration in seconds.
    private static let duration: TimeInterval = 0.35
    /// How far the screen below moves, as a part of the width.
    private static let parallax: CGFloat = 0.3
    private static let shade: CGFloat = 0.1

    private let isPush: Bool
    private let preferred: UIViewController.Transition?
    private let isInteractive: Bool

    init(change: NavigationChange, isInteractive: Bool) {
        isPush = change.operation == .push
        preferred = change.preferredTransition
        self.isInteractive = isInteractive
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        Self.duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to),
            let arriving = transitionContext.viewController(forKey: .to)
        else { return transitionContext.completeTransition(false) }
        to.frame = transitionContext.finalFrame(for: arriving)
        if let zoom = preferred?.zoom {
            self.zoom(zoom, from: from, to: to, in: transitionContext)
        } else if preferred?.kind == .crossDissolve {
            dissolve(to, in: transitionContext)
        } else {
            slide(from: from, to: to, in: transitionContext)
        }
    }

    private func dissolve(_ to: UIView, in context: any UIViewControllerContextTransitioning) {
        context.containerView.addSubview(to)
        let alpha = to.alpha
        to.alpha = 0
        animate {
            to.alpha = alpha
        } completion: {
            to.alpha = alpha
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    private func zoom(
        _ zoom: UIViewController.Transition.Zoom, from: UIView, to: UIView,
        in context: any UIViewControllerContextTransitioning
    ) {
        guard let zoomed = context.viewController(forKey: isPush ? .to : .from),
            let source = context.viewController(forKey: isPush ? .from : .to)
        else { return context.completeTransition(false) }
        let container = context.containerView
        if isPush { container.addSubview(to) } else { container.insertSubview(to, belowSubview: from) }
        container.layoutIfNeeded()
        let shade = UIView(frame: container.bounds)
        let view = isPush ? to : from
        container.insertSubview(shade, belowSubview: view)
        let move = ZoomMove(zoom, of: zoomed, from: source, view: view, shade: shade)
        let isPush = isPush
        move.pose(isZoomed: !isPush)
        animate {
            move.pose(isZoomed: isPush)
        } completion: {
            move.pose(isZoomed: true)
            shade.removeFromSuperview()
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    private func slide(from: UIView, to: UIView, in context: any UIViewControllerContextTransitioning) {
        let container = context.containerView
        let above = isPush ? to : from
        let below = isPush ? from : to
        if isPush { container.addSubview(to) } else { container.insertSubview(to, belowSubview: from) }
        container.layoutIfNeeded()
        let shade = UIView(frame: container.bounds)
        shade.backgroundColor = .black
        shade.isUserInteractionEnabled = false
        container.insertSubview(shade, belowSubview: above)

        let leading: CGFloat = container.effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 : -1
        let width = container.bounds.width
        let (aboveRest, belowRest) = (above.center, below.center)
        let aside = CGPoint(x: aboveRest.x - leading * width, y: aboveRest.y)
        let back = CGPoint(x: belowRest.x + leading * width * Self.parallax, y: belowRest.y)
        let (start, end): (CGFloat, CGFloat) = isPush ? (0, 1) : (1, 0)
        func pose(covered: CGFloat) {
            above.center = covered == 1 ? aboveRest : aside
            below.center = covered == 1 ? back : belowRest
            shade.alpha = Self.shade * covered
        }
        pose(covered: start)
        animate {
            pose(covered: end)
        } completion: {
            shade.removeFromSuperview()
            above.center = aboveRest
            below.center = belowRest
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    private func animate(_ changes: @escaping () -> Void, completion: @escaping () -> Void) {
        let options: UIView.AnimationOptions = isInteractive ? .curveLinear : .curveEaseInOut
        UIView.animate(withDuration: Self.duration, delay: 0, options: options, animations: changes) { _ in
            completion()
        }
    }
}
