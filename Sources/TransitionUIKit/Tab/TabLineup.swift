#if canImport(UIKit)
import TransitionCore
import UIKit

/// The tabs on the bar, in their order, without those in More.
///
/// They come from `tabs` if the app uses these (iOS 18), and from the view controllers otherwise.
@MainActor
struct TabLineup {
    /// A tab, given as a `UITab` or as a view controller. The controller of a `UITab` may not exist yet.
    private struct Entry {
        let isEnabled: Bool
        let holds: (UIViewController) -> Bool
        let controller: () -> UIViewController?
        let select: (UITabBarController) -> Void
    }

    private let entries: [Entry]

    init(of tabBarController: UITabBarController) {
        let all = Self.tabs(of: tabBarController) ?? Self.controllers(of: tabBarController)
        let items = tabBarController.tabBar.items?.count ?? 0
        // If there are more tabs than items, the last item is More.
        let hasMore = items > 0 && items < all.count && !Self.hasRoomForAll(tabBarController)
        entries = hasMore ? Array(all.prefix(items - 1)) : all
    }

    /// Whether the bar has room for every tab, even if `tabBar.items` is shorter. The bar that floats at the top since
    /// iPadOS 18 has.
    private static func hasRoomForAll(_ tabBarController: UITabBarController) -> Bool {
        guard #available(iOS 18.0, *) else { return false }
        let traits = tabBarController.traitCollection
        return traits.userInterfaceIdiom != .phone && traits.horizontalSizeClass == .regular
    }

    private static func controllers(of tabBarController: UITabBarController) -> [Entry] {
        (tabBarController.viewControllers ?? []).map { controller in
            let item: UITabBarItem? = controller.tabBarItem
            return Entry(
                isEnabled: item?.isEnabled != false,
                holds: { $0 === controller },
                controller: { controller },
                select: { $0.selectedViewController = controller }
            )
        }
    }

    private static func tabs(of tabBarController: UITabBarController) -> [Entry]? {
        guard #available(iOS 18.0, *), !tabBarController.tabs.isEmpty else { return nil }
        let isCompact = tabBarController.traitCollection.horizontalSizeClass == .compact
        let listed = isCompact ? tabBarController.compactTabIdentifiers : nil
        return tabBarController.tabs.filter { !$0.isHidden && listed?.contains($0.identifier) != false }.map {
            tab in
            var isEnabled = true
            if #available(iOS 18.4, *) { isEnabled = tab.isEnabled }
            return Entry(
                isEnabled: isEnabled,
                holds: { $0.isMade(by: tab) },
                controller: { tab.shownController },
                select: { $0.selectedTab = tab }
            )
        }
    }

    /// Returns the index of a controller's tab. More, and every controller in it, has an index beyond the tabs on the
    /// bar.
    func place(of controller: UIViewController) -> Int {
        entries.firstIndex { $0.holds(controller) } ?? entries.count
    }

    /// Returns the index of the nearest selectable tab after or before an index.
    ///
    /// - Parameters:
    ///   - start: The index to start from.
    ///   - step: Whether to search for the next tab or the previous one.
    ///   - wraps: Whether the first tab follows the last one.
    func neighbour(of start: Int, step: TabStep, wraps: Bool) -> Int? {
        guard entries.indices.contains(start) else { return nil }
        for distance in 1..<max(entries.count, 1) {
            var place = start + (step == .next ? distance : -distance)
            if wraps { place = (place + entries.count) % entries.count }
            guard entries.indices.contains(place) else { return nil }
            if entries[place].isEnabled { return place }
        }
        return nil
    }

    /// Returns the controller of the tab at an index, and creates it if necessary.
    func controller(at place: Int) -> UIViewController? {
        entries.indices.contains(place) ? entries[place].controller() : nil
    }

    /// Selects the tab at an index.
    func select(_ place: Int, in tabBarController: UITabBarController) {
        guard entries.indices.contains(place) else { return }
        entries[place].select(tabBarController)
    }
}

@available(iOS 18.0, *)
extension UITab {
    /// The controller shown when the tab is selected: for a group, that of its selected child.
    fileprivate var shownController: UIViewController? {
        guard let group = self as? UITabGroup else { return viewController }
        if let child = group.selectedChild { return child.shownController }
        if let own = viewController { return own }
        let standard = group.children.first { $0.identifier == group.defaultChildIdentifier }
        return (standard ?? group.children.first)?.shownController
    }
}
#endif
