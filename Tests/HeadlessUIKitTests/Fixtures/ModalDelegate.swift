import Foundation
import UIKit

/// A transitioning delegate with everything switched on.
final class ModalDelegate: NSObject, UIViewControllerTransitioningDelegate {
    var log: CallLog?
    var animator = ModalAnimator()
    var suppliesAnimator = true
    var interaction: UIPercentDrivenInteractiveTransition?
    var makeController: (UIViewController, UIViewController?) -> UIPresentationController? = { _, _ in nil }
    weak var presenting: UIViewController?
    weak var source: UIViewController?

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log?.add("animationController(forPresented)")
        self.presenting = presenting
        self.source = source
        return suppliesAnimator ? animator : nil
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log?.add("animationController(forDismissed)")
        return suppliesAnimator ? animator : nil
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        log?.add("interactionControllerForPresentation")
        return interaction
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        log?.add("interactionControllerForDismissal")
        return interaction
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        log?.add("presentationController")
        return makeController(presented, presenting)
    }
}
