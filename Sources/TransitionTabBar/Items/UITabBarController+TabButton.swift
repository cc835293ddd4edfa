#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionUIKit
import UIKit

extension UITabBarController {
    /// Inserts a button among the tabs, such as one in the middle that presents a composer. A tap runs the action and
    /// selects nothing, and swipes between tabs skip the button. It works on the system bar and on the package's own.
    ///
    ///     let item = UITabBarItem(title: "Compose", image: UIImage(systemName: "plus"), tag: 0)
    ///     let button = tabBarController.insertTabButton(item, at: 2) { print("Compose") }
    ///     button.layout.raise = 20
    ///
    /// A bar has items of tabs only, so the button has a placeholder among `viewControllers`, or among `tabs` if the app uses
    /// these. The placeholder counts in `selectedIndex`, and only code can select it. The settings of the returned item
    /// apply to the button.
    ///
    /// - Parameters:
    ///   - item: The button's text and picture. If the app uses `tabs`, only these two are taken.
    ///   - index: The button's place, limited to the number of tabs.
    ///   - action: Called after a tap.
    @discardableResult
    public func insertTabButton(
        _ item: UITabBarItem, at index: Int, action: @escaping @MainActor () -> Void
    ) -> TabItem {
        let adapter = TabItemAdapter.of(self)
        let source: TabItemSource
        if #available(iOS 18.0, *), TabItemSource.usesTabs(of: self) {
            // Identifiers are unique among the tabs.
            let identifier = "TabButton.\(UUID().uuidString)"
            let tab = UITab(title: item.title ?? "", image: item.image, identifier: identifier) { _ in TabButtonPlace()
            }
            tabs.insert(tab, at: min(max(index, 0), tabs.count))
            source = TabItemSource(object: tab)
        } else {
            let place = TabButtonPlace()
            place.tabBarItem = item
            var all = viewControllers ?? []
            all.insert(place, at: min(max(index, 0), all.count))
            viewControllers = all
            source = TabItemSource(object: item)
        }
        let button = adapter.handle(for: source)
        button.action = action
        return button
    }

    /// Removes a button that ``insertTabButton(_:at:action:)`` has inserted. Other items stay.
    public func removeTabButton(_ button: TabItem) {
        guard let object = button.object else { return }
        if #available(iOS 18.0, *), let tab = object as? UITab {
            guard tab.identifier.hasPrefix("TabButton.") else { return }
            tabs.removeAll { $0 === tab }
        } else {
            let rest = viewControllers?.filter { !($0 is TabButtonPlace && $0.tabBarItem === object) }
            if let rest, rest.count < viewControllers?.count ?? 0 { viewControllers = rest }
        }
        button.reset()
    }
}

/// The controller of a button, which shows nothing.
private final class TabButtonPlace: UIViewController {}
#endif
