#if canImport(UIKit)
import UIKit

/// The tabs on the bar as they are just now, in their order; those in More are not among them.
///
/// They are the root tabs where the app uses `tabs`, and the view controllers where it does not.
@MainActor
struct TabLineup {
    /// A tab, whatever it is for UIKit. Its controller may not be made yet.
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
        // With more tabs than items the last item is More.
        let hasMore = items > 0 && items < all.count && !Self.hasRoomForAll(tabBarController)
        entries = hasMore ? Array(all.prefix(items - 1)) : all
    }

    /// The bar that floats at the top from iPadOS 18 on has a place for every tab, whatever the other one's items are.
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
                holds: { $0.belongs(to: tab) },
                controller: { tab.shownController },
                select: { $0.selectedTab = tab }
            )
        }
    }

    /// A tab's place; that of More, and of all that is in it, is beyond the others'.
    func place(of controller: UIViewController) -> Int {
        entries.firstIndex { $0.holds(controller) } ?? entries.count
    }

    /// The place of the next tab, or the one before, that may be selected.
    ///
    /// - Parameters:
    ///   - start: The place to go from.
    ///   - step: Which of the two.
    ///   - wraps: Whether the first comes after the last.
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

    /// The controller at a place, which is made if need be.
    func controller(at place: Int) -> UIViewController? {
        entries.indices.contains(place) ? entries[place].controller() : nil
    }

    /// Selects the tab at a place.
    func select(_ place: Int, in tabBarController: UITabBarController) {
        guard entries.indices.contains(place) else { return }
        entries[place].select(tabBarController)
    }
}

@available(iOS 18.0, *)
extension UITab {
    /// The controller that is seen when the tab is selected: in a group that of the child it leads to.
    fileprivate var shownController: UIViewController? {
        guard let group = self as? UITabGroup else { return viewController }
        if let child = group.selectedChild { return child.shownController }
        if let own = viewController { return own }
        let standard = group.children.first { $0.identifier == group.defaultChildIdentifier }
        return (standard ?? group.children.first)?.shownController
    }
}
#endif
