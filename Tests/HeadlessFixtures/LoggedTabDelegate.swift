import Foundation
import UIKit

/// A delegate of a tab bar controller with the optional methods that transitions use.
package final class LoggedTabDelegate: NSObject, UITabBarControllerDelegate {
    package var log: CallLog?
    package var allows = true
    package var animator: (any UIViewControllerAnimatedTransitioning)?
    package var interaction: (any UIViewControllerInteractiveTransitioning)?
    package var makesAnimators: (() -> any UIViewControllerAnimatedTransitioning)?
    package var onDidSelect: () -> Void = {}

    package func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        log?.add("shouldSelect \(viewController.title ?? "More")")
        return allows
    }

    package func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        log?.add("didSelect \(viewController.title ?? "More")")
        onDidSelect()
    }

    package func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        log?.add("interactionControllerFor")
        return interaction
    }

    package func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log?.add("animationControllerFor \(fromVC.title ?? "More") \(toVC.title ?? "More")")
        return makesAnimators?() ?? animator
    }
}
