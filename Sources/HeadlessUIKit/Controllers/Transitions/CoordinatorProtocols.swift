import Foundation

/// The properties of a running transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether anything is animated.
    var isAnimated: Bool { get }
    /// The presentation style, `.none` unless a controller is presented or dismissed.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether the transition began with a finger on it; never changes while it runs.
    var initiallyInteractive: Bool { get }
    /// Whether the transition can be paused and reversed.
    var isInterruptible: Bool { get }
    /// Whether a finger moves it now.
    var isInteractive: Bool { get }
    /// Whether it was cancelled; final only in completion blocks and when the interaction has ended.
    var isCancelled: Bool { get }
    /// How long it takes without a finger, in seconds.
    var transitionDuration: TimeInterval { get }
    /// The fraction of the interaction that is done, 0…1.
    var percentComplete: CGFloat { get }
    /// The speed of the rest; 1 is the animation's own speed.
    var completionVelocity: CGFloat { get }
    /// The curve of the rest.
    var completionCurve: UIView.AnimationCurve { get }
    /// The view in which the animation takes place.
    var containerView: UIView { get }
    /// The rotation that the arriving view gets if the device turned; the identity otherwise.
    var targetTransform: CGAffineTransform { get }

    /// The controller on screen at the start (`.from`) or at the end (`.to`).
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view that moves for a controller, or nil.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs blocks alongside a transition, and reports how it goes.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Keeps a block until the transition's animations begin, and runs it animated with them.
    ///
    /// - Parameters:
    ///   - animation: changes views; those outside the container are not moved by a percent-driven interaction.
    ///   - completion: runs when the transition is over, cancelled or not.
    /// - Returns: whether the animation block will run.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// The same for a view outside the container, which a percent-driven interaction then moves too.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?,
        animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Runs the handler once, when the interaction ends. Deprecated on Apple's platforms.
    func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)

    /// Runs the handler whenever the transition becomes interactive or stops being so.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// The imported method has a default value for the completion; a requirement cannot, so this overload stands in.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }

    /// The imported method has a default value for the completion; a requirement cannot, so this overload stands in.
    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?,
        animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animateAlongsideTransition(in: view, animation: animation, completion: nil)
    }
}

/// Supplies the objects that present and dismiss a controller. All methods are optional.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    /// The animator for a presentation, nil for the standard one.
    func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// The animator for a dismissal, nil for the standard one.
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?

    /// The interaction controller for a presentation; nil if it is not interactive.
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    /// The interaction controller for a dismissal; nil if it is not interactive.
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    /// The presentation controller; asked only for the style `.custom`. Nil for the standard one.
    func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    /// The default for an absent method.
    public func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        Headless.methodIsAbsent()
        return nil
    }

    /// The default for an absent method.
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        Headless.methodIsAbsent()
        return nil
    }

    /// The default for an absent method.
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        Headless.methodIsAbsent()
        return nil
    }

    /// The default for an absent method.
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        Headless.methodIsAbsent()
        return nil
    }

    /// The default for an absent method.
    public func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? {
        Headless.methodIsAbsent()
        return nil
    }
}
