import UIKit

// An app sets its tabs as controllers or as `tabs`, which have different properties for reading and selecting.
extension UITabBarController {
    /// The controllers of the tabs, however they were given.
    var lineup: [UIViewController] { tabs.isEmpty ? viewControllers ?? [] : tabs.compactMap(\.viewController) }

    /// Whether the app has set `tabs`. They may be listed for controllers too.
    var usesTabs: Bool {
        tabs.contains { tab in tab.viewController.map { tab.identifier == Self.identifier(of: $0) } ?? false }
    }

    private static func identifier(of controller: UIViewController) -> String {
        "tab of \(ObjectIdentifier(controller))"
    }

    /// Whether there are tabs without an item (F152).
    var hasMore: Bool {
        lineup.count > 5
            && !(traitCollection.userInterfaceIdiom == .phone && traitCollection.horizontalSizeClass == .regular)
    }

    /// The place of an item of the system's bar, in the bar; nil without items.
    func place(ofSystemItem tab: Int) -> CGPoint? {
        guard let count = tabBar.items?.count, count > 0 else { return nil }
        let (bar, place) = (tabBar.bounds, tab % count)
        guard bar.height <= bar.width else {
            // F151: one over the other, at the lower end.
            let bottom = bar.height - view.safeAreaInsets.bottom
            return CGPoint(x: bar.midX, y: bottom - 52 * (CGFloat(count - place) - 0.5))
        }
        return CGPoint(x: bar.width * (CGFloat(place) + 0.5) / CGFloat(count), y: 20)
    }

    /// Whether both are in More: from one to the other the selected tab stays the same.
    func listsInMore(_ first: UIViewController, _ second: UIViewController?) -> Bool {
        guard hasMore else { return false }
        let listed = lineup.dropFirst(4) + [moreNavigationController]
        return listed.contains { $0 === first } && listed.contains { $0 === second }
    }

    /// The index of the selected tab; nil in More.
    var place: Int? { lineup.firstIndex { $0 === selectedViewController } }

    /// Sets the tabs. Tabs that exist already are reused.
    func give(_ controllers: [UIViewController], asTabs: Bool) {
        guard asTabs else { return viewControllers = controllers }
        let known = tabs
        tabs = controllers.map { controller in
            known.first { $0.viewController === controller }
                ?? UITab(
                    title: "tab", image: nil, identifier: Self.identifier(of: controller),
                    viewControllerProvider: { _ in controller })
        }
    }

    /// Selects a tab by its index, as a program does.
    func select(_ place: Int) {
        if tabs.indices.contains(place) { selectedTab = tabs[place] } else { selectedIndex = place }
    }
}
