import Foundation

/// Animates the change between the views of two view controllers, by itself, in a fixed time.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// How long the transition takes, in seconds.
    ///
    /// - Parameter transitionContext: the transition, or nil when UIKit asks outside one.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval

    /// Starts the animations. They must end in `completeTransition(_:)` of the context.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

    /// The object that runs the animations if they can be paused and reversed; the same one throughout a transition.
    /// Optional.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating

    /// Tells that the transition is over, after the containers have settled. Optional.
    ///
    /// - Parameter transitionCompleted: false if the transition was cancelled.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// The default for an absent method.
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        Headless.methodIsAbsent()
        return UIViewPropertyAnimator(duration: 0, curve: .linear, animations: nil)
    }

    /// The default for an absent method.
    public func animationEnded(_ transitionCompleted: Bool) {
        Headless.methodIsAbsent()
    }
}

/// Moves a transition's progress, usually with a finger.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Starts the transition, in place of the animator's `animateTransition(using:)`.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

    /// The speed of the rest after the finger is lifted; 1 is the animation's own speed. Optional.
    var completionSpeed: CGFloat { get }

    /// The curve of the rest after the finger is lifted. Optional.
    var completionCurve: UIView.AnimationCurve { get }

    /// Whether the transition begins with a finger on it; absent means true. Optional.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// The default for an absent property.
    public var completionSpeed: CGFloat {
        Headless.methodIsAbsent()
        return 1
    }

    /// The default for an absent property.
    public var completionCurve: UIView.AnimationCurve {
        Headless.methodIsAbsent()
        return .easeInOut
    }

    /// The default for an absent property.
    public var wantsInteractiveStart: Bool {
        Headless.methodIsAbsent()
        return true
    }
}

/// The context of a transition for its animator, and the methods with which the animator reports.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which the animation takes place. The animator adds the arriving view to it.
    var containerView: UIView { get }

    /// Whether anything is to be animated at all.
    var isAnimated: Bool { get }

    /// Whether a finger (or anything else but time) moves the transition now.
    var isInteractive: Bool { get }

    /// Whether the transition was cancelled.
    var transitionWasCancelled: Bool { get }

    /// The presentation style, `.none` unless a controller is presented or dismissed.
    var presentationStyle: UIModalPresentationStyle { get }

    /// The rotation that the arriving view gets if the device turned; the identity otherwise.
    var targetTransform: CGAffineTransform { get }

    /// Reports the fraction of the interaction that is done, 0…1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)

    /// Reports that the finger was lifted and the transition will finish. This call itself does not end it.
    func finishInteractiveTransition()

    /// Reports that the finger was lifted and the transition will be cancelled. This call itself does not end it.
    func cancelInteractiveTransition()

    /// Makes a running transition interactive. It needs an interruptible animator.
    func pauseInteractiveTransition()

    /// Ends the transition.
    ///
    /// - Parameter didComplete: false if it was cancelled, that is `!transitionWasCancelled`.
    func completeTransition(_ didComplete: Bool)

    /// The controller on screen at the start (`.from`) or at the end (`.to`).
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

    /// The view to move for a controller, or nil if the animator must not touch that view.
    func view(forKey key: UITransitionContextViewKey) -> UIView?

    /// Where the controller's view starts, in the container's coordinates; `.zero` if it was not visible.
    func initialFrame(for vc: UIViewController) -> CGRect

    /// Where the controller's view ends, in the container's coordinates; `.zero` if it will not be visible.
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// The two sides of a transition, for looking up controllers.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// A key of that name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The controller visible at the start, and again after a cancel.
    public static let from = UITransitionContextViewControllerKey(
        rawValue: "UITransitionContextFromViewController")
    /// The controller visible at the end.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// The two sides of a transition, for looking up views.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// A key of that name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The view shown at the start, and again after a cancel.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The view shown at the end.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
