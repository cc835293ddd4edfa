import UIKit

/// An app's own delegate with an animator of its own, which ends at once.
@MainActor
public final class InstantDelegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
    /// The screens for which it was asked.
    public private(set) var asked: [String] = []

    public override init() {}

    public final class Instant: NSObject, UIViewControllerAnimatedTransitioning {
        public func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }
        public func animateTransition(using context: any UIViewControllerContextTransitioning) {
            if let to = context.view(forKey: .to) {
                if let controller = context.viewController(forKey: .to) {
                    to.frame = context.finalFrame(for: controller)
                }
                context.containerView.addSubview(to)
            }
            context.completeTransition(true)
        }
    }

    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        asked.append(toVC.title ?? "?")
        return Instant()
    }

    public func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        asked.append(toVC.title ?? "?")
        return Instant()
    }
}
