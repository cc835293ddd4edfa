import UIKit

/// An app's own delegate with an animator of its own, which ends at once.
@MainActor
final class InstantDelegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
    /// The screens for which it was asked.
    private(set) var asked: [String] = []

    final class Instant: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            if let to = context.view(forKey: .to) {
                if let controller = context.viewController(forKey: .to) {
                    to.frame = context.finalFrame(for: controller)
                }
                context.containerView.addSubview(to)
            }
            context.completeTransition(true)
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        asked.append(toVC.title ?? "?")
        return Instant()
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        asked.append(toVC.title ?? "?")
        return Instant()
    }
}
