import UIKit

// An app gives its tabs as controllers, or as `tabs`, which are asked for and selected by other names.
extension UITabBarController {
    /// The controllers of the tabs, however they were given.
    var lineup: [UIViewController] { tabs.isEmpty ? viewControllers ?? [] : tabs.compactMap(\.viewController) }

    /// The place of the tab that is selected; nil in More.
    var place: Int? { lineup.firstIndex { $0 === selectedViewController } }

    /// Gives the tabs. Those that are there already stay the same.
    func give(_ controllers: [UIViewController], asTabs: Bool) {
        guard asTabs else { return viewControllers = controllers }
        let known = tabs
        tabs = controllers.map { controller in
            known.first { $0.viewController === controller }
                ?? UITab(
                    title: "tab", image: nil, identifier: "\(ObjectIdentifier(controller))",
                    viewControllerProvider: { _ in controller })
        }
    }

    /// The program selects the tab at a place.
    func select(_ place: Int) {
        if tabs.indices.contains(place) { selectedTab = tabs[place] } else { selectedIndex = place }
    }
}
