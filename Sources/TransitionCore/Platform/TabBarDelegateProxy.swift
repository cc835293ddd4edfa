#if canImport(UIKit)
    import UIKit

    /// What a tab adapter answers; everything else is the app's own delegate's to answer.
    @MainActor
    protocol TabBarDelegateProxyOwner: AnyObject {
        /// Whether a tap may select the tab that holds certain controllers, as far as we are concerned.
        func mayTap(tabThatHolds holds: (UIViewController) -> Bool) -> Bool
        /// UIKit tells that the tab that holds certain controllers was selected; whether that is news to the app.
        func didTap(tabThatHolds holds: (UIViewController) -> Bool) -> Bool
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

            /// What the app says to a swipe's selection: asked about tabs if it uses them, as UIKit does.
            func asksToSelect(_ controller: UIViewController, in tabBarController: UITabBarController) -> Bool {
                if #available(iOS 18.0, *), let tab = controller.tab, !tabBarController.tabs.isEmpty {
                    return forwarded?.tabBarController?(tabBarController, shouldSelectTab: tab) ?? true
                }
                return forwarded?.tabBarController?(tabBarController, shouldSelect: controller) ?? true
            }

            /// Tells the app of a selection that UIKit does not tell of.
            func tellSelected(
                _ controller: UIViewController,
                previous: UIViewController?,
                in tabBarController: UITabBarController
            ) {
                if #available(iOS 18.0, *), let tab = controller.tab, !tabBarController.tabs.isEmpty {
                    forwarded?.tabBarController?(tabBarController, didSelectTab: tab, previousTab: previous?.tab)
                } else {
                    forwarded?.tabBarController?(tabBarController, didSelect: controller)
                }
            }

            func tabBarController(
                _ tabBarController: UITabBarController,
                shouldSelect viewController: UIViewController
            ) -> Bool {
                owner?.mayTap(tabThatHolds: { $0 === viewController }) != false
                    && forwarded?.tabBarController?(tabBarController, shouldSelect: viewController) != false
            }

            func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
                guard owner?.didTap(tabThatHolds: { $0 === viewController }) != false else { return }
                forwarded?.tabBarController?(tabBarController, didSelect: viewController)
            }

            @available(iOS 18.0, *)
            func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
                owner?.mayTap(tabThatHolds: { $0.belongs(to: tab) }) != false
                    && forwarded?.tabBarController?(tabBarController, shouldSelectTab: tab) != false
            }

            @available(iOS 18.0, *)
            func tabBarController(
                _ tabBarController: UITabBarController,
                didSelectTab selectedTab: UITab,
                previousTab: UITab?
            ) {
                guard owner?.didTap(tabThatHolds: { $0.belongs(to: selectedTab) }) != false else { return }
                forwarded?.tabBarController?(tabBarController, didSelectTab: selectedTab, previousTab: previousTab)
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
