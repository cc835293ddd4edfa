#if canImport(UIKit) && HEADLESS_UIKIT
import TransitionCore
import UIKit

/// The proxy for platforms without an Objective-C runtime. Messages cannot be forwarded there, so the proxy implements
/// every method.
@MainActor
package final class TabBarDelegateProxy: NSObject, UITabBarControllerDelegate, Headless.SelectiveDelegate {
    weak var owner: (any TabBarDelegateProxyOwner)?
    package weak var forwarded: (any UITabBarControllerDelegate)?
    weak var container: UITabBarController?
    var heard = HeardSelection()
    private var isAsking = false

    private static let own: Set<String> = [
        "tabBarController(_:shouldSelect:)", "tabBarController(_:didSelect:)",
        "tabBarController(_:shouldSelectTab:)", "tabBarController(_:didSelectTab:previousTab:)",
        "tabBarController(_:animationControllerForTransitionFrom:to:)",
        "tabBarController(_:interactionControllerFor:)",
    ]

    package func responds(toOptional method: String) -> Bool? {
        if Self.own.contains(method) { return true }
        // The app's delegate may be another proxy that forwards its calls to this one, and so asks this proxy in turn.
        guard let app, !isAsking else { return false }
        isAsking = true
        defer { isAsking = false }
        return (app as? any Headless.SelectiveDelegate)?.responds(toOptional: method)
    }

    /// Returns the app's answer to a selection; nil if the app has no such method.
    func ask(
        _ app: (any UITabBarControllerDelegate)?, about controller: UIViewController,
        in tabBarController: UITabBarController
    ) -> Bool? {
        app.flatMap { app in
            Headless.optional { app.tabBarController(tabBarController, shouldSelect: controller) }
        }
    }

    func ask(
        _ app: (any UITabBarControllerDelegate)?, about tab: UITab, in tabBarController: UITabBarController
    ) -> Bool? {
        app.flatMap { app in Headless.optional { app.tabBarController(tabBarController, shouldSelectTab: tab) } }
    }

    func tellApp(of controller: UIViewController, in tabBarController: UITabBarController) {
        guard let app else { return }
        _ = Headless.optional { app.tabBarController(tabBarController, didSelect: controller) }
    }

    /// Notifies the app of the selection of a tab.
    ///
    /// - Returns: Whether its delegate has the method.
    func tellApp(of tab: UITab, previous: UITab?, in tabBarController: UITabBarController) -> Bool {
        guard let app else { return false }
        return Headless.optional {
            app.tabBarController(tabBarController, didSelectTab: tab, previousTab: previous)
        } != nil
    }

    package func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool {
        canTap(viewController, in: tabBarController)
    }

    package func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        didTap(viewController, in: tabBarController)
    }

    package func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        canTap(tab, in: tabBarController)
    }

    package func tabBarController(
        _ tabBarController: UITabBarController,
        didSelectTab selectedTab: UITab,
        previousTab: UITab?
    ) {
        didTap(selectedTab, previous: previousTab, in: tabBarController)
    }

    package func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        if let own = owner?.animationController(from: fromVC, to: toVC) { return own }
        guard let app else { return nil }
        return Headless.optional {
            app.tabBarController(tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
        } ?? nil
    }

    package func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        if let own = owner?.interactionController(for: animationController) { return own }
        guard let app else { return nil }
        return Headless.optional {
            app.tabBarController(tabBarController, interactionControllerFor: animationController)
        } ?? nil
    }

    package func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask {
        guard let app else {
            Headless.methodIsAbsent()
            return .all
        }
        return app.tabBarControllerSupportedInterfaceOrientations(tabBarController)
    }

    package func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation {
        guard let app else {
            Headless.methodIsAbsent()
            return .unknown
        }
        return app.tabBarControllerPreferredInterfaceOrientationForPresentation(tabBarController)
    }
}
#endif
