import Foundation
import UIKit

/// A delegate of a tab bar controller with the optional methods that transitions use.
final class LoggedTabDelegate: NSObject, UITabBarControllerDelegate {
    var log: CallLog?
    var allows = true
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interaction: (any UIViewControllerInteractiveTransitioning)?
    var makesAnimators: (() -> any UIViewControllerAnimatedTransitioning)?
    var onDidSelect: () -> Void = {}

    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        log?.add("shouldSelect \(viewController.title ?? "More")")
        return allows
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        log?.add("didSelect \(viewController.title ?? "More")")
        onDidSelect()
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        log?.add("interactionControllerFor")
        return interaction
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log?.add("animationControllerFor \(fromVC.title ?? "More") \(toVC.title ?? "More")")
        return makesAnimators?() ?? animator
    }
}
