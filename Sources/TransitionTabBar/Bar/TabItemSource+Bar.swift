#if canImport(UIKit)
import TransitionCore
import UIKit

/// The properties of an item for the package's own bar, apart from its appearance.
extension TabItemSource {
    /// Returns the items of the package's own bar: all of them if they fit, and otherwise those of the system bar,
    /// including More.
    static func listed(in tabBarController: UITabBarController, fits: ([TabItemSource]) -> Bool) -> [TabItemSource] {
        let all = all(of: tabBarController).filter { $0.isShown(in: tabBarController) }
        guard !fits(all), let direct = tabBarController.tabBar.items?.count, direct > 1, direct < all.count else {
            return all
        }
        let more: UITabBarItem? = tabBarController.moreNavigationController.tabBarItem
        return all.prefix(direct - 1) + (more.map { [TabItemSource(object: $0)] } ?? [])
    }

    private func isShown(in tabBarController: UITabBarController) -> Bool {
        guard #available(iOS 18.0, *), let tab = object as? UITab else { return true }
        let isCompact = tabBarController.traitCollection.horizontalSizeClass == .compact
        let listed = isCompact ? tabBarController.compactTabIdentifiers : nil
        return !tab.isHidden && listed?.contains(tab.identifier) != false
    }

    /// Whether the item reacts to taps.
    var isEnabled: Bool {
        if #available(iOS 18.4, *), let tab = object as? UITab { return tab.isEnabled }
        return item?.isEnabled ?? true
    }

    /// Returns the controller selected by a `UITabBarItem`; More for its item.
    func controller(in tabBarController: UITabBarController) -> UIViewController? {
        if #available(iOS 18.0, *), let tab = object as? UITab { return tab.viewController }
        if let own = (tabBarController.viewControllers ?? []).first(where: { $0.tabBarItem === object }) { return own }
        let more = tabBarController.moreNavigationController
        return more.tabBarItem === object ? more : nil
    }

    /// Returns the selected item of the package's own bar. A controller that UIKit shows in More is selected like any
    /// other if it has an item here.
    static func selected(of tabBarController: UITabBarController, among listed: [TabItemSource]) -> TabItemSource? {
        if let selected = selected(of: tabBarController) {
            return listed.contains { $0 == selected } ? selected : listed.last
        }
        guard let more = tabBarController.selectedViewController as? UINavigationController else { return nil }
        let shown = more.viewControllers.first { shown in
            tabBarController.viewControllers?.contains { $0 === shown } == true
        }
        let item: UITabBarItem? = (shown ?? more).tabBarItem
        let own = item.map { TabItemSource(object: $0) }
        return listed.first { $0.object === own?.object } ?? listed.last
    }
}
#endif
