#if canImport(UIKit)
import TransitionCore
import UIKit

/// Keeps the system's bar of a tab bar controller out of sight, and leaves it as it was.
///
/// A bar at the bottom is hidden by its `isHidden`, so that `isTabBarHidden` (iOS 18) remains the app's to say whether
/// there is to be a bar. The bar that floats at the top of an iPad is no `tabBar`, and is hidden by `setTabBarHidden`.
@MainActor
final class HiddenSystemBar {
    private weak var tabBarController: UITabBarController?
    private let wasHidden: Bool
    private var isFloatingHidden = false
    /// Whether More's own bar was taken away: what is in More has an item of its own here.
    private weak var more: UINavigationController?

    init(of tabBarController: UITabBarController) {
        self.tabBarController = tabBarController
        wasHidden = tabBarController.tabBar.isHidden
    }

    /// Whether the bar floats at the top, as on an iPad from iPadOS 18 on.
    private var floats: Bool {
        guard #available(iOS 18.0, *), let traits = tabBarController?.traitCollection else { return false }
        return traits.userInterfaceIdiom == .pad && traits.horizontalSizeClass == .regular
    }

    /// Whether the app wants no bar.
    var isHiddenByApp: Bool {
        guard #available(iOS 18.0, *), let tabBarController else { return false }
        return tabBarController.isTabBarHidden && !isFloatingHidden
    }

    /// Whether nothing of the system's bar is seen.
    var isHidden: Bool {
        guard let tabBarController, tabBarController.tabBar.isHidden else { return false }
        guard #available(iOS 18.0, *) else { return true }
        return floats ? tabBarController.isTabBarHidden : !isFloatingHidden
    }

    func hide() {
        guard let tabBarController else { return }
        if !tabBarController.tabBar.isHidden { tabBarController.tabBar.isHidden = true }
        guard #available(iOS 18.0, *) else { return }
        if floats, !tabBarController.isTabBarHidden {
            tabBarController.setTabBarHidden(true, animated: false)
            isFloatingHidden = true
        } else if !floats {
            showFloating()
        }
    }

    private func showFloating() {
        guard #available(iOS 18.0, *), isFloatingHidden else { return }
        isFloatingHidden = false
        tabBarController?.setTabBarHidden(false, animated: false)
    }

    /// Takes the bar of More away, or gives it back.
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

    /// Leaves the bar as it was found.
    func restore() {
        showFloating()
        hideMore(false)
        tabBarController?.tabBar.isHidden = wasHidden
    }
}
#endif
