#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionUIKit
import UIKit

/// A tab bar item of the app: a `UITabBarItem`, or a `UITab` (iOS 18).
@MainActor
struct TabItemSource {
    /// The `UITabBarItem` or `UITab`.
    let object: NSObject

    var item: UITabBarItem? { object as? UITabBarItem }

    @available(iOS 18.0, *)
    private var tab: UITab? { object as? UITab }

    static func == (a: TabItemSource, b: TabItemSource) -> Bool { a.object === b.object }

    // MARK: Items of a controller

    /// Whether the items of the bar are those of `tabs`. UIKit may list tabs also if the app has set `viewControllers`. The
    /// bar shows the own items of these controllers then, which have tags, badges and attributes.
    @available(iOS 18.0, *)
    static func usesTabs(of tabBarController: UITabBarController) -> Bool {
        guard !tabBarController.tabs.isEmpty else { return false }
        let items = tabBarController.tabBar.items ?? []
        let more = items.count < tabBarController.tabs.count ? tabBarController.moreNavigationController : nil
        return !tabBarController.children.contains { child in
            let own: UITabBarItem? = child.tabBarItem
            return child !== more && items.contains { $0 === own }
        }
    }

    /// Returns all items of a tab bar controller, in the order of `tabs` or `viewControllers`, including those in More.
    static func all(of tabBarController: UITabBarController) -> [TabItemSource] {
        if #available(iOS 18.0, *), usesTabs(of: tabBarController) {
            return tabBarController.tabs.map { TabItemSource(object: $0) }
        }
        return (tabBarController.viewControllers ?? []).compactMap(source)
    }

    /// Returns the item of a controller, which may be in a group of tabs.
    static func of(_ controller: UIViewController, in tabBarController: UITabBarController) -> TabItemSource? {
        if #available(iOS 18.0, *), usesTabs(of: tabBarController) {
            return tabBarController.tabs.first { controller.isMade(by: $0) }.map { TabItemSource(object: $0) }
        }
        return source(of: controller)
    }

    private static func source(of controller: UIViewController) -> TabItemSource? {
        let item: UITabBarItem? = controller.tabBarItem
        return item.map { TabItemSource(object: $0) }
    }

    /// Returns the selected item; nil if More or no tab is selected.
    static func selected(of tabBarController: UITabBarController) -> TabItemSource? {
        if #available(iOS 18.0, *), usesTabs(of: tabBarController) {
            var tab = tabBarController.selectedTab
            while let group = tab?.parent { tab = group }
            return tab.map { TabItemSource(object: $0) }
        }
        let controllers = tabBarController.viewControllers ?? []
        guard let selected = tabBarController.selectedViewController, controllers.contains(where: { $0 === selected })
        else { return nil }
        return source(of: selected)
    }

    /// Returns whether the item selects a controller for which a closure is true.
    func leads(in tabBarController: UITabBarController, to holds: (UIViewController) -> Bool) -> Bool {
        if #available(iOS 18.0, *), let tab { return tab.viewController.map(holds) == true }
        let all = tabBarController.viewControllers ?? []
        if all.contains(where: { $0.tabBarItem === object && holds($0) }) { return true }
        guard all.count > tabBarController.tabBar.items?.count ?? 0 else { return false }
        let more = tabBarController.moreNavigationController
        return more.tabBarItem === object && holds(more)
    }

    // MARK: Properties

    /// Returns the item's frame in a view's coordinates; nil before iOS 17, and if the item is not shown (F129).
    func frame(in view: UIView) -> CGRect? {
        if #available(iOS 18.0, *), let tab { return tab.frame(in: view) }
        if #available(iOS 17.0, *), let item { return item.frame(in: view) }
        return nil
    }

    var title: String? {
        if #available(iOS 18.0, *), let tab { return tab.title }
        return item?.title
    }

    var image: UIImage? {
        get {
            if #available(iOS 18.0, *), let tab { return tab.image }
            return item?.image
        }
        nonmutating set {
            if #available(iOS 18.0, *), let tab { tab.image = newValue } else { item?.image = newValue }
        }
    }

    var badgeValue: String? {
        get {
            if #available(iOS 18.0, *), let tab { return tab.badgeValue }
            return item?.badgeValue
        }
        nonmutating set {
            if #available(iOS 18.0, *), let tab { tab.badgeValue = newValue } else { item?.badgeValue = newValue }
        }
    }

    /// The picture of the selected item, if it has a separate one.
    var ownSelectedImage: UIImage? {
        guard let item, let selected = item.selectedImage, selected !== item.image else { return nil }
        return selected
    }
}
#endif
