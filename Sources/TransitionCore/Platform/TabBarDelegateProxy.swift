#if canImport(UIKit)
    import UIKit

    /// What a tab adapter answers; everything else is the app's own delegate's to answer.
    @MainActor
    protocol TabBarDelegateProxyOwner: AnyObject {
        /// Whether a tap may select a tab, as far as we are concerned.
        func mayTap(_ tab: UIViewController) -> Bool
        /// UIKit tells that a tap has selected a tab.
        func didTap(_ tab: UIViewController)
        func animationController(from: UIViewController, to: UIViewController)
            -> (any UIViewControllerAnimatedTransitioning)?
        func interactionController(for animator: any UIViewControllerAnimatedTransitioning)
            -> (any UIViewControllerInteractiveTransitioning)?
    }

    #if !HEADLESS_UIKIT
        /// A tab bar controller's delegate in front of the app's.
        @MainActor
        final class TabBarDelegateProxy: NSObject, UITabBarControllerDelegate {
            weak var owner: (any TabBarDelegateProxyOwner)?
            // Unchecked because NSObject declares the two questions below for any thread, while UIKit asks them, and we
            // change this, on the main thread only.
            nonisolated(unsafe) weak var forwarded: (any UITabBarControllerDelegate)?

            override func responds(to aSelector: Selector!) -> Bool {
                super.responds(to: aSelector) || forwarded?.responds(to: aSelector) == true
            }

            override func forwardingTarget(for aSelector: Selector!) -> Any? {
                forwarded?.responds(to: aSelector) == true ? forwarded : super.forwardingTarget(for: aSelector)
            }

            /// What the app says to a swipe's selection.
            func asksToSelect(_ tab: UIViewController, in tabBarController: UITabBarController) -> Bool {
                forwarded?.tabBarController?(tabBarController, shouldSelect: tab) ?? true
            }

            /// Tells the app of a selection that UIKit does not tell of.
            func tellSelected(_ tab: UIViewController, in tabBarController: UITabBarController) {
                forwarded?.tabBarController?(tabBarController, didSelect: tab)
            }

            func tabBarController(
                _ tabBarController: UITabBarController,
                shouldSelect viewController: UIViewController
            ) -> Bool {
                owner?.mayTap(viewController) != false && asksToSelect(viewController, in: tabBarController)
            }

            func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
                owner?.didTap(viewController)
                tellSelected(viewController, in: tabBarController)
            }

            func tabBarController(
                _ tabBarController: UITabBarController,
                animationControllerForTransitionFrom fromVC: UIViewController,
                to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? {
                owner?.animationController(from: fromVC, to: toVC)
                    ?? forwarded?.tabBarController?(
                        tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC
                    )
            }

            func tabBarController(
                _ tabBarController: UITabBarController,
                interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
            ) -> (any UIViewControllerInteractiveTransitioning)? {
                owner?.interactionController(for: animationController)
                    ?? forwarded?.tabBarController?(tabBarController, interactionControllerFor: animationController)
            }
        }
    #endif
#endif
