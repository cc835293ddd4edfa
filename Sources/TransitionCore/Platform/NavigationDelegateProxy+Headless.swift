#if canImport(UIKit) && HEADLESS_UIKIT
import UIKit

/// The twin of the proxy where there is no Objective-C runtime to forward by: every method by hand.
@MainActor
final class NavigationDelegateProxy: NSObject, UINavigationControllerDelegate, Headless.SelectiveDelegate {
    weak var owner: (any NavigationDelegateProxyOwner)?
    weak var forwarded: (any UINavigationControllerDelegate)?
    /// Whether the two questions about animation are ours to answer at all. After a change the delegate must be set
    /// anew.
    var answersAnimation = false

    func responds(toOptional method: String) -> Bool? {
        switch method {
        case "navigationController(_:willShow:animated:)", "navigationController(_:didShow:animated:)":
            return true
        case "navigationController(_:animationControllerFor:from:to:)",
            "navigationController(_:interactionControllerFor:)":
            if answersAnimation { return true }
        default:
            break
        }
        guard let forwarded else { return false }
        return (forwarded as? any Headless.SelectiveDelegate)?.responds(toOptional: method)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        if answersAnimation, let own = owner?.animationController(for: operation, from: fromVC, to: toVC) {
            return own
        }
        guard let forwarded else { return nil }
        return Headless.optional {
            forwarded.navigationController(
                navigationController, animationControllerFor: operation, from: fromVC, to: toVC
            )
        } ?? absentAnswer()
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        if let own = owner?.interactionController(for: animationController) { return own }
        guard let forwarded else { return nil }
        return Headless.optional {
            forwarded.navigationController(navigationController, interactionControllerFor: animationController)
        } ?? absentAnswer()
    }

    /// A method that the app's delegate lacks is one that we lack, unless it is ours.
    private func absentAnswer<Answer>() -> Answer? {
        if !answersAnimation { Headless.methodIsAbsent() }
        return nil
    }

    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    ) {
        owner?.willShow(viewController, animated: animated)
        guard let forwarded else { return }
        _ = Headless.optional {
            forwarded.navigationController(navigationController, willShow: viewController, animated: animated)
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) {
        owner?.didShow(viewController)
        guard let forwarded else { return }
        _ = Headless.optional {
            forwarded.navigationController(navigationController, didShow: viewController, animated: animated)
        }
    }

    func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
        -> UIInterfaceOrientationMask
    {
        guard let forwarded else {
            Headless.methodIsAbsent()
            return .all
        }
        return forwarded.navigationControllerSupportedInterfaceOrientations(navigationController)
    }

    func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation {
        guard let forwarded else {
            Headless.methodIsAbsent()
            return .portrait
        }
        return forwarded.navigationControllerPreferredInterfaceOrientationForPresentation(navigationController)
    }
}
#endif
