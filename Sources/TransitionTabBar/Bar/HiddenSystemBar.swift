#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// Keeps the system bar of a tab bar controller hidden, and restores it.
///
/// A bar at the bottom is hidden with its `isHidden`, so the app can still use `isTabBarHidden` (iOS 18) to hide or
/// show the bar. In a regular width and height the bar may float at the top, as on an iPad, and is then not a `tabBar`;
/// or there may be a sidebar, on a phone too (F171). Both are hidden by means of the controller.
@MainActor
final class HiddenSystemBar {
    private weak var tabBarController: UITabBarController?
    private let wasHidden: Bool
    private var isFloatingHidden = false
    private var isSidebarHidden = false
    /// The More controller with its navigation bar hidden, because the tabs in More have items on this bar.
    private weak var more: UINavigationController?

    init(of tabBarController: UITabBarController) {
        self.tabBarController = tabBarController
        wasHidden = tabBarController.tabBar.isHidden
    }

    /// Whether the bar may float at the top, as on an iPad since iPadOS 18.
    private var floats: Bool {
        guard #available(iOS 18.0, *), let traits = tabBarController?.traitCollection else { return false }
        return traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
    }

    /// Whether the app hides the bar.
    var isHiddenByApp: Bool {
        guard #available(iOS 18.0, *), let tabBarController else { return false }
        return tabBarController.isTabBarHidden && !isFloatingHidden
    }

    /// Whether the system bar is completely hidden.
    var isHidden: Bool {
        guard let tabBarController, tabBarController.tabBar.isHidden else { return false }
        guard #available(iOS 18.0, *) else { return true }
        guard floats else { return !isFloatingHidden }
        return tabBarController.isTabBarHidden && tabBarController.sidebar.isHidden
    }

    func hide() {
        guard let tabBarController else { return }
        if !tabBarController.tabBar.isHidden { tabBarController.tabBar.isHidden = true }
        guard #available(iOS 18.0, *) else { return }
        guard floats else { return showFloating() }
        if !tabBarController.isTabBarHidden {
            tabBarController.setTabBarHidden(true, animated: false)
            isFloatingHidden = true
        }
        if !tabBarController.sidebar.isHidden {
            tabBarController.sidebar.isHidden = true
            isSidebarHidden = true
        }
    }

    private func showFloating() {
        guard #available(iOS 18.0, *) else { return }
        if isSidebarHidden { tabBarController?.sidebar.isHidden = false }
        if isFloatingHidden { tabBarController?.setTabBarHidden(false, animated: false) }
        (isFloatingHidden, isSidebarHidden) = (false, false)
    }

    /// Hides the navigation bar of More, or shows it again.
    func hideMore(_ isHidden: Bool) {
        if let more, !isHidden {
            more.isNavigationBarHidden = false
            self.more = nil
        } else if isHidden, more == nil, let tabBarController {
            let new = tabBarController.moreNavigationController
            guard !new.isNavigationBarHidden else { return }
            new.isNavigationBarHidden = true
            more = new
        }
    }

    /// Restores the bar's previous state.
    func restore() {
        showFloating()
        hideMore(false)
        tabBarController?.tabBar.isHidden = wasHidden
    }
}
#endif
