import Foundation
import Testing
import UIKit

/// A navigation delegate with everything optional switched on.
package final class LoggedDelegate: NSObject, UINavigationControllerDelegate {
    package var log: CallLog?
    package var animator: (any UIViewControllerAnimatedTransitioning)?
    package var interaction: (any UIViewControllerInteractiveTransitioning)?
    package var operations: [UINavigationController.Operation] = []
    package var onWillShow: (UINavigationController) -> Void = { _ in }

    package func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        log?.add("willShow \(viewController.title ?? "")")
        onWillShow(navigationController)
    }

    package func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        log?.add("didShow \(viewController.title ?? "")")
    }

    package func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        log?.add("interactionControllerFor")
        return interaction
    }

    package func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log?.add("animationControllerFor")
        operations.append(operation)
        return animator
    }
}
