#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// The properties of an item for the package's own bar, apart from its appearance.
extension TabItemSource {
    /// Returns the items of the package's own bar: all items of the controller if they fit, and otherwise the items of
    /// the system bar, including More.
    static func listed(in tabBarController: UITabBarController, fits: ([TabItemSource]) -> Bool) -> [TabItemSource] {
        let all = shown(of: tabBarController)
        guard !fits(all), let direct = directCount(of: all, in: tabBarController) else { return all }
        let more: UITabBarItem? = tabBarController.moreNavigationController.tabBarItem
        return all.prefix(direct) + (more.map { [TabItemSource(object: $0)] } ?? [])
    }

    /// Returns the items that the bar shows, and those in More.
    static func shown(of tabBarController: UITabBarController) -> [TabItemSource] {
        all(of: tabBarController).filter { $0.isShown(in: tabBarController) }
    }

    /// Returns the number of items that the system bar shows beside More; nil if it shows all of them.
    private static func directCount(of all: [TabItemSource], in tabBarController: UITabBarController) -> Int? {
        guard let count = tabBarController.tabBar.items?.count, count > 1, count < all.count else { return nil }
        return count - 1
    }

    /// Whether the selection of the item would change the stack of More during a transition of that stack. UIKit neither
    /// refuses nor postpones such a change (F31).
    func interruptsMore(in tabBarController: UITabBarController) -> Bool {
        // During a change between tabs, the tab bar controller has a coordinator, and the selected controller inherits
        // this coordinator.
        guard tabBarController.transitionCoordinator == nil,
            let selected = tabBarController.selectedViewController, selected.transitionCoordinator != nil
        else { return false }
        let all = Self.shown(of: tabBarController)
        guard let direct = Self.directCount(of: all, in: tabBarController),
            selected === tabBarController.moreNavigationController
        else { return false }
        return all.dropFirst(direct).contains { $0 == self }
    }

    private func isShown(in tabBarController: UITabBarController) -> Bool {
        guard #available(iOS 18.0, *), let tab = object as? UITab else { return true }
        let isCompact = tabBarController.traitCollection.horizontalSizeClass == .compact
        let listed = isCompact ? tabBarController.compactTabIdentifiers : nil
        return !tab.isHidden && listed?.contains(tab.identifier) != false
    }

    /// Returns the item of a tab's controller, if the controller is one of the tab bar controller's.
    static func shown(of controller: UIViewController, in tabBarController: UITabBarController) -> TabItemSource? {
        guard let source = of(controller, in: tabBarController) else { return nil }
        return shown(of: tabBarController).first { $0 == source }
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

    /// Returns the selected item of the package's own bar. If UIKit shows a controller within More, the item of this
    /// controller is selected, if the bar has such an item.
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
