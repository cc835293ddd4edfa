#if canImport(UIKit)
import UIKit

/// What a navigation adapter answers; everything else is the app's own delegate's to answer.
@MainActor
protocol NavigationDelegateProxyOwner: AnyObject {
    func animationController(
        for operation: UINavigationController.Operation,
        from: UIViewController,
        to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    func interactionController(for animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    func willShow(_ controller: UIViewController, animated: Bool)
    func didShow(_ controller: UIViewController)
}

#if !HEADLESS_UIKIT
/// A navigation controller's delegate in front of the app's.
///
/// UIKit asks once, when the delegate is set, which methods it has, and having the animator method at all turns
/// the system's pop gestures off; so it is there only while there is something to answer.
@MainActor
final class NavigationDelegateProxy: NSObject, UINavigationControllerDelegate {
    weak var owner: (any NavigationDelegateProxyOwner)?
    // Unchecked because NSObject declares the two questions below for any thread, while UIKit asks them, and we
    // change these two, on the main thread only.
    nonisolated(unsafe) weak var forwarded: (any UINavigationControllerDelegate)?
    /// Whether the two questions about animation are ours to answer at all. After a change the delegate must be
    /// set anew.
    nonisolated(unsafe) var answersAnimation = false

    nonisolated private static let animationController = #selector(
        UINavigationControllerDelegate.navigationController(_:animationControllerFor:from:to:)
    )
    nonisolated private static let interactionController = #selector(
        UINavigationControllerDelegate.navigationController(_:interactionControllerFor:)
    )

    override func responds(to aSelector: Selector!) -> Bool {
        if aSelector == Self.animationController || aSelector == Self.interactionController {
            return answersAnimation || forwarded?.responds(to: aSelector) == true
        }
        return super.responds(to: aSelector) || forwarded?.responds(to: aSelector) == true
    }

    override func forwardingTarget(for aSelector: Selector!) -> Any? {
        forwarded?.responds(to: aSelector) == true ? forwarded : super.forwardingTarget(for: aSelector)
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
        return forwarded?.navigationController?(
            navigationController, animationControllerFor: operation, from: fromVC, to: toVC
        )
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        owner?.interactionController(for: animationController)
            ?? forwarded?.navigationController?(
                navigationController, interactionControllerFor: animationController
            )
    }

    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    ) {
        owner?.willShow(viewController, animated: animated)
        forwarded?.navigationController?(navigationController, willShow: viewController, animated: animated)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) {
        owner?.didShow(viewController)
        forwarded?.navigationController?(navigationController, didShow: viewController, animated: animated)
    }
}
#endif
#endif
