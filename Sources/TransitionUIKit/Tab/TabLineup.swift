#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// The tabs on the bar, in their order, without those in More.
///
/// If the app uses `tabs` (iOS 18), the line-up consists of these, and otherwise of the view controllers.
@MainActor
struct TabLineup {
    private let entries: [any TabEntry]
    /// The indices of the entries in `tabs` or `viewControllers`.
    private let indices: [Int]

    init(of tabBarController: UITabBarController) {
        let listed =
            Self.tabs(of: tabBarController)
            ?? (tabBarController.viewControllers ?? []).enumerated().map { (index: $0, tab: $1 as any TabEntry) }
        let all = listed.map(\.tab)
        let items = tabBarController.tabBar.items?.count ?? 0
        // If there are more tabs than items, the last item is More.
        let hasMore = items > 0 && items < all.count && !Self.hasRoomForAll(tabBarController)
        entries = hasMore ? Array(all.prefix(items - 1)) : all
        indices = listed.map(\.index)
    }

    /// Whether the bar has room for every tab, even if `tabBar.items` is shorter. The bar that floats at the top since
    /// iPadOS 18 has room for all, and so has the bar of iPhone Duo's inner display (F152).
    private static func hasRoomForAll(_ tabBarController: UITabBarController) -> Bool {
        guard #available(iOS 18.0, *) else { return false }
        let traits = tabBarController.traitCollection
        return traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
    }

    private static func tabs(of tabBarController: UITabBarController) -> [(index: Int, tab: any TabEntry)]? {
        guard #available(iOS 18.0, *) else { return nil }
        let tabs = tabBarController.tabs
        guard !tabs.isEmpty else { return nil }
        let isCompact = tabBarController.traitCollection.horizontalSizeClass == .compact
        let listed = isCompact ? tabBarController.compactTabIdentifiers : nil
        return tabs.enumerated().filter { !$1.isHidden && listed?.contains($1.identifier) != false }
            .map { ($0, $1) }
    }

    /// Returns the index of a controller's tab. More, and every controller in it, has an index beyond the tabs on the
    /// bar.
    func place(of controller: UIViewController) -> Int {
        entries.firstIndex { $0.shows(controller) } ?? entries.count
    }

    /// Returns the step from one tab to another; nil if both are the same.
    func step(from: UIViewController, to: UIViewController) -> TabStep? {
        let (start, end) = (place(of: from), place(of: to))
        return start == end ? nil : end > start ? .next : .previous
    }

    /// Returns the index of the nearest selectable tab after or before an index.
    ///
    /// - Parameters:
    ///   - start: The index to start from.
    ///   - step: Whether to search for the next tab or the previous one.
    ///   - wraps: Whether the first tab follows the last one.
    ///   - skips: Returns whether swipes go on to the tab after a tab, which is given by its index in `tabs` or
    ///     `viewControllers` and by its `UITab` or `UITabBarItem`.
    func neighbour(
        of start: Int, step: TabStep, wraps: Bool, skipping skips: (_ index: Int, _ tab: NSObject?) -> Bool
    ) -> Int? {
        guard entries.indices.contains(start) else { return nil }
        for distance in 1..<max(entries.count, 1) {
            var place = start + (step == .next ? distance : -distance)
            if wraps { place = (place + entries.count) % entries.count }
            guard entries.indices.contains(place) else { return nil }
            if entries[place].canBeSelected, !skips(indices[place], entries[place].item) { return place }
        }
        return nil
    }

    /// Returns the controller of the tab at an index, and creates it if necessary.
    func controller(at place: Int) -> UIViewController? {
        entries.indices.contains(place) ? entries[place].screen : nil
    }

    /// Selects the tab at an index.
    func select(_ place: Int, in tabBarController: UITabBarController) {
        guard entries.indices.contains(place) else { return }
        entries[place].select(in: tabBarController)
    }
}

/// A tab, given as a `UITab` or as a view controller.
@MainActor
private protocol TabEntry: AnyObject {
    var canBeSelected: Bool { get }
    /// The object that represents the tab in the bar: the `UITab`, or the `UITabBarItem` of the controller.
    var item: NSObject? { get }
    /// The controller of the tab, which is created if necessary.
    var screen: UIViewController? { get }
    func shows(_ controller: UIViewController) -> Bool
    func select(in tabBarController: UITabBarController)
}

extension UIViewController: TabEntry {
    fileprivate var canBeSelected: Bool {
        let item: UITabBarItem? = tabBarItem
        return item?.isEnabled != false
    }
    fileprivate var item: NSObject? { tabBarItem }
    fileprivate var screen: UIViewController? { self }
    fileprivate func shows(_ controller: UIViewController) -> Bool { controller === self }
    fileprivate func select(in tabBarController: UITabBarController) { tabBarController.selectedViewController = self }
}

@available(iOS 18.0, *)
extension UITab: TabEntry {
    fileprivate var canBeSelected: Bool {
        if #available(iOS 18.4, *) { return isEnabled }
        return true
    }
    fileprivate var item: NSObject? { self }
    fileprivate func shows(_ controller: UIViewController) -> Bool { controller.isMade(by: self) }
    fileprivate func select(in tabBarController: UITabBarController) { tabBarController.selectedTab = self }
    /// The controller shown when the tab is selected; for a group, the controller of its selected child.
    fileprivate var screen: UIViewController? {
        guard let group = self as? UITabGroup else { return viewController }
        if let child = group.selectedChild { return child.screen }
        if let own = viewController { return own }
        let standard = group.children.first { $0.identifier == group.defaultChildIdentifier }
        return (standard ?? group.children.first)?.screen
    }
}
#endif
