#if canImport(UIKit) && HEADLESS_UIKIT
import TransitionCore
import UIKit

/// What the proxy needs without an Objective-C runtime. Messages cannot be forwarded there, so the proxy implements
/// every method.
extension TabBarDelegateProxy: Headless.SelectiveDelegate {
    private static let own: Set<String> = [
        "tabBarController(_:shouldSelect:)", "tabBarController(_:didSelect:)",
        "tabBarController(_:shouldSelectTab:)", "tabBarController(_:didSelectTab:previousTab:)",
    ]
    private static let animation: Set<String> = [
        "tabBarController(_:animationControllerForTransitionFrom:to:)", "tabBarController(_:interactionControllerFor:)",
    ]

    func responds(toOptional method: String) -> Bool? {
        if Self.own.contains(method) || (answersAnimation && Self.animation.contains(method)) { return true }
        // The app's delegate may be another proxy that forwards its calls to this one, and so asks this proxy in turn.
        guard let app, !isAsking else { return false }
        isAsking = true
        defer { isAsking = false }
        return (app as? any Headless.SelectiveDelegate)?.responds(toOptional: method)
    }

    func ask(
        _ app: (any UITabBarControllerDelegate)?, about tab: UITab, in tabBarController: UITabBarController
    ) -> Bool? {
        app.flatMap { app in Headless.optional { app.tabBarController(tabBarController, shouldSelectTab: tab) } }
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

    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        canTap(tab, in: tabBarController)
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        didSelectTab selectedTab: UITab,
        previousTab: UITab?
    ) {
        didTap(selectedTab, previous: previousTab, in: tabBarController)
    }

    func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask {
        guard let app else {
            Headless.methodIsAbsent()
            return .all
        }
        return app.tabBarControllerSupportedInterfaceOrientations(tabBarController)
    }

    func tabBarControllerPreferredInterfaceOrientationForPresentation(
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
