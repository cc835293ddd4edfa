import Foundation
import UIKit

/// A transitioning delegate with everything switched on.
package final class ModalDelegate: NSObject, UIViewControllerTransitioningDelegate {
    package var log: CallLog?
    package var animator = ModalAnimator()
    package var suppliesAnimator = true
    package var interaction: UIPercentDrivenInteractiveTransition?
    package var makeController: (UIViewController, UIViewController?) -> UIPresentationController? = { _, _ in nil }
    package weak var presenting: UIViewController?
    package weak var source: UIViewController?

    package func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log?.add("animationController(forPresented)")
        self.presenting = presenting
        self.source = source
        return suppliesAnimator ? animator : nil
    }

    package func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log?.add("animationController(forDismissed)")
        return suppliesAnimator ? animator : nil
    }

    package func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        log?.add("interactionControllerForPresentation")
        return interaction
    }

    package func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        log?.add("interactionControllerForDismissal")
        return interaction
    }

    package func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        log?.add("presentationController")
        return makeController(presented, presenting)
    }
}
