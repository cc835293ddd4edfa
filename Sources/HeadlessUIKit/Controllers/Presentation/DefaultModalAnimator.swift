import Foundation

/// The system's own presentation and dismissal, as `modalTransitionStyle` says: from below, or dissolving. The styles that
/// turn or curl dissolve too.
@MainActor
final class DefaultModalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// Seconds.
    private static let duration: TimeInterval = 0.4

    private let isPresenting: Bool
    private let slides: Bool
    private let isInteractive: Bool

    /// - Parameter controller: the one that is presented or dismissed; its wishes decide.
    init(for controller: UIViewController, isPresenting: Bool, isInteractive: Bool = false) {
        self.isPresenting = isPresenting
        self.isInteractive = isInteractive
        if let chosen = controller.preferredTransition {
            slides = chosen.kind == .coverVertical
        } else {
            slides = controller.modalTransitionStyle == .coverVertical
        }
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
        let (rest, alpha) = (moving.center, moving.alpha)
        let drop = transitionContext.containerView.bounds.maxY - moving.frame.minY
        let slides = slides
        let pose = { (shown: Bool) in
            if slides {
                moving.center = shown ? rest : CGPoint(x: rest.x, y: rest.y + drop)
            } else {
                moving.alpha = shown ? alpha : 0
            }
        }
        pose(!isPresenting)
        let (isPresenting, options): (Bool, UIView.AnimationOptions) = (
            isPresenting, isInteractive ? .curveLinear : .curveEaseInOut
        )
        UIView.animate(withDuration: Self.duration, delay: 0, options: options) {
            pose(isPresenting)
        } completion: { _ in
            pose(true)
            if transitionContext.transitionWasCancelled {
                transitionContext.view(forKey: .to)?.removeFromSuperview()
            }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
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
        // A block without duration, so that those who animate alongside have their changes made at once.
        UIView.animate(withDuration: 0) {
            ModalPlacement.place(transitionContext, isPresenting: self.isPresenting)
        }
        transitionContext.completeTransition(true)
    }
}

/// What every animator owes: the arriving view in the container, at its place.
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
