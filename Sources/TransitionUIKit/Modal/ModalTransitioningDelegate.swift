#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionPlayback
import UIKit

/// Implements the transitioning delegate's methods, which are not part of the adapter's public interface.
@MainActor
final class ModalTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
    /// Answers the delegate's questions.
    @MainActor
    protocol Owner: AnyObject {
        func driver(
            for controller: UIViewController, _ direction: TransitionDirection, on presenter: UIViewController
        ) -> TransitionDriver?
        func presentationController(
            for controller: UIViewController, on presenter: UIViewController?
        ) -> UIPresentationController?
    }

    private weak var owner: (any Owner)?

    init(owner: any Owner) { self.owner = owner }

    func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        owner?.driver(for: presented, .forward, on: presenting)
    }

    func animationController(forDismissed dismissed: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
    {
        owner?.driver(for: dismissed, .backward, on: dismissed)
    }

    func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    {
        animator as? TransitionDriver
    }

    func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    {
        animator as? TransitionDriver
    }

    func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? {
        owner?.presentationController(for: presented, on: presenting)
    }
}
#endif
