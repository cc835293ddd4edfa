#if canImport(UIKit) && HEADLESS_UIKIT
import UIKit

/// The twin of the proxy where there is no Objective-C runtime to forward by: every method by hand.
@MainActor
final class TabBarDelegateProxy: NSObject, UITabBarControllerDelegate, Headless.SelectiveDelegate {
    weak var owner: (any TabBarDelegateProxyOwner)?
    weak var forwarded: (any UITabBarControllerDelegate)?

    private static let own: Set<String> = [
        "tabBarController(_:shouldSelect:)", "tabBarController(_:didSelect:)",
        "tabBarController(_:shouldSelectTab:)", "tabBarController(_:didSelectTab:previousTab:)",
        "tabBarController(_:animationControllerForTransitionFrom:to:)",
        "tabBarController(_:interactionControllerFor:)", "tabBarControllerSupportedInterfaceOrientations(_:)",
        "tabBarControllerPreferredInterfaceOrientationForPresentation(_:)",
    ]

    func responds(toOptional method: String) -> Bool? {
        if Self.own.contains(method) { return true }
        guard let forwarded else { return false }
        return (forwarded as? any Headless.SelectiveDelegate)?.responds(toOptional: method)
    }

    /// What the app says to a swipe's selection: asked about tabs if it uses them, as UIKit does.
    func asksToSelect(_ controller: UIViewController, in tabBarController: UITabBarController) -> Bool {
        guard let forwarded else { return true }
        return Headless.optional {
            if let tab = controller.tab, !tabBarController.tabs.isEmpty {
                return forwarded.tabBarController(tabBarController, shouldSelectTab: tab)
            }
            return forwarded.tabBarController(tabBarController, shouldSelect: controller)
        } ?? true
    }

    /// Tells the app of a selection that UIKit does not tell of.
    func tellSelected(
        _ controller: UIViewController,
        previous: UIViewController?,
        in tabBarController: UITabBarController
    ) {
        guard let forwarded else { return }
        _ = Headless.optional {
            if let tab = controller.tab, !tabBarController.tabs.isEmpty {
                forwarded.tabBarController(tabBarController, didSelectTab: tab, previousTab: previous?.tab)
            } else {
                forwarded.tabBarController(tabBarController, didSelect: controller)
            }
        }
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool {
        guard owner?.mayTap(tabThatHolds: { $0 === viewController }) != false else { return false }
        guard let forwarded else { return true }
        return Headless.optional {
            forwarded.tabBarController(tabBarController, shouldSelect: viewController)
        } ?? true
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        guard owner?.didTap(tabThatHolds: { $0 === viewController }) != false, let forwarded else { return }
        _ = Headless.optional { forwarded.tabBarController(tabBarController, didSelect: viewController) }
    }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        guard owner?.mayTap(tabThatHolds: { $0.belongs(to: tab) }) != false else { return false }
        guard let forwarded else { return true }
        return Headless.optional { forwarded.tabBarController(tabBarController, shouldSelectTab: tab) } ?? true
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        didSelectTab selectedTab: UITab,
        previousTab: UITab?
    ) {
        guard owner?.didTap(tabThatHolds: { $0.belongs(to: selectedTab) }) != false, let forwarded else { return }
        _ = Headless.optional {
            forwarded.tabBarController(tabBarController, didSelectTab: selectedTab, previousTab: previousTab)
        }
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        if let own = owner?.animationController(from: fromVC, to: toVC) { return own }
        guard let forwarded else { return nil }
        return Headless.optional {
            forwarded.tabBarController(tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
        } ?? nil
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        if let own = owner?.interactionController(for: animationController) { return own }
        guard let forwarded else { return nil }
        return Headless.optional {
            forwarded.tabBarController(tabBarController, interactionControllerFor: animationController)
        } ?? nil
    }

    func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask {
        let own = tabBarController.selectedViewController?.supportedInterfaceOrientations ?? .all
        guard let forwarded else { return own }
        return Headless.optional { forwarded.tabBarControllerSupportedInterfaceOrientations(tabBarController) }
            ?? own
    }

    func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation {
        let own = tabBarController.selectedViewController?.preferredInterfaceOrientationForPresentation ?? .portrait
        guard let forwarded else { return own }
        return Headless.optional {
            forwarded.tabBarControllerPreferredInterfaceOrientationForPresentation(tabBarController)
        } ?? own
    }
}
#endif
