import Foundation

/// The system's own presentation and dismissal, chosen by `preferredTransition` or else `modalTransitionStyle`: from
/// below, dissolving, or as a zoom. The styles that flip or curl dissolve too.
@MainActor
final class DefaultModalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// The duration in seconds.
    private static let duration: TimeInterval = 0.4

    private let controller: UIViewController
    private let isPresenting: Bool
    private let isInteractive: Bool

    /// - Parameter controller: the controller that is presented or dismissed; its properties choose the style.
    init(for controller: UIViewController, isPresenting: Bool, isInteractive: Bool = false) {
        self.controller = controller
        self.isPresenting = isPresenting
        self.isInteractive = isInteractive
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        Self.duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        ModalPlacement.place(transitionContext, isPresenting: isPresenting)
        guard let moving = transitionContext.view(forKey: isPresenting ? .to : .from) else {
            return transitionContext.completeTransition(false)
        }
        let shade = UIView(frame: transitionContext.containerView.bounds)
        let pose = pose(of: moving, shade: shade, in: transitionContext)
        pose(!isPresenting)
        let (isPresenting, options): (Bool, UIView.AnimationOptions) = (
            isPresenting, isInteractive ? .curveLinear : .curveEaseInOut
        )
        UIView.animate(withDuration: Self.duration, delay: 0, options: options) {
            pose(isPresenting)
        } completion: { _ in
            pose(true)
            shade.removeFromSuperview()
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    /// Returns the changes that put the moving view at its shown place, or at its hidden one.
    private func pose(
        of moving: UIView, shade: UIView, in context: any UIViewControllerContextTransitioning
    ) -> (_ isShown: Bool) -> Void {
        let preferred = controller.preferredTransition
        let other = context.viewController(forKey: isPresenting ? .from : .to)
        if let zoom = preferred?.zoom, let other {
            context.containerView.insertSubview(shade, belowSubview: moving)
            let move = ZoomMove(zoom, of: controller, from: other, view: moving, shade: shade)
            return { move.pose(isZoomed: $0) }
        }
        let slides = preferred.map { $0.kind == .coverVertical } ?? (controller.modalTransitionStyle == .coverVertical)
        let (rest, alpha) = (moving.center, moving.alpha)
        let drop = context.containerView.bounds.maxY - moving.frame.minY
        return { isShown in
            if slides {
                moving.center = isShown ? rest : CGPoint(x: rest.x, y: rest.y + drop)
            } else {
                moving.alpha = isShown ? alpha : 0
            }
        }
    }
}

/// The animator of presentations that are not animated.
@MainActor
final class InstantModalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        // A block without duration, so that the changes of alongside blocks are made at once.
        UIView.animate(withDuration: 0) {
            ModalPlacement.place(transitionContext, isPresenting: self.isPresenting)
        }
        transitionContext.completeTransition(true)
    }
}

/// Does what every animator has to do: adds the arriving view to the container, at its frame.
@MainActor
enum ModalPlacement {
    static func place(_ context: any UIViewControllerContextTransitioning, isPresenting: Bool) {
        guard let to = context.view(forKey: .to), let arriving = context.viewController(forKey: .to) else { return }
        to.frame = context.finalFrame(for: arriving)
        if isPresenting {
            context.containerView.addSubview(to)
        } else {
            context.containerView.insertSubview(to, at: 0)
        }
        UIView.performWithoutAnimation { context.containerView.layoutIfNeeded() }
    }
}
