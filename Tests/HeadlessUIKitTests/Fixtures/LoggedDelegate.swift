import Foundation
import Testing
import UIKit

/// A navigation delegate with everything optional switched on.
final class LoggedDelegate: NSObject, UINavigationControllerDelegate {
    var log: CallLog?
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interaction: (any UIViewControllerInteractiveTransitioning)?
    var operations: [UINavigationController.Operation] = []
    var onWillShow: (UINavigationController) -> Void = { _ in }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        log?.add("willShow \(viewController.title ?? "")")
        onWillShow(navigationController)
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        log?.add("didShow \(viewController.title ?? "")")
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        log?.add("interactionControllerFor")
        return interaction
    }

    func navigationController(
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
