#if canImport(UIKit)
import TransitionCore
import TransitionUIKit
import UIKit

/// The items of a tab bar controller, those in More included; or those that an own bar shows.
///
///     for item in tabBarController.tabItems { item.haptic = .selection }
///     tabBarController.tabItems[2].onTap = { .refuse }
///
/// A place has a ``TabItem`` whether there is an item or not, so that no subscript traps: what is set before the tabs
/// exist holds for the item that comes to the place. A collection of the main actor.
@MainActor
public struct TabItems {
    private let tabBarController: UITabBarController?
    private let bar: AnimatedTabBar?

    init(of tabBarController: UITabBarController) { (self.tabBarController, bar) = (tabBarController, nil) }

    init(on bar: AnimatedTabBar) { (tabBarController, self.bar) = (bar.tabBarController, bar) }

    private var sources: [TabItemSource] {
        bar?.sources ?? tabBarController.map { TabItemSource.all(of: $0) } ?? []
    }

    private var installed: TabItemAdapter? {
        bar?.adapter ?? tabBarController.flatMap { TabItemAdapter.installed(on: $0) }
    }

    private func object(_ object: NSObject) -> TabItem? {
        let adapter = bar?.adapter ?? tabBarController.map { TabItemAdapter.of($0) }
        return sources.first { $0.object === object }.flatMap { adapter?.handle(for: $0) }
    }

    /// The item of a `UITabBarItem`; nil if it is not among these.
    public subscript(item: UITabBarItem) -> TabItem? { object(item) }

    /// The item of a `UITab`; nil if it is not among these.
    @available(iOS 18.0, *)
    public subscript(tab: UITab) -> TabItem? { object(tab) }

    /// The app's own delegate, which receives every call of the tab bar controller. Held weakly. Set it here, not on the
    /// controller, while animations of items, `onTap` or the like are set.
    public var delegate: (any UITabBarControllerDelegate)? {
        get { installed?.delegate ?? tabBarController?.delegate }
        nonmutating set {
            if let installed { installed.delegate = newValue } else { tabBarController?.delegate = newValue }
        }
    }

    /// Forgets everything that was set for the items but their badges, and leaves the controller as it was found. A
    /// transition between its tabs stays.
    public func removeAll() { installed?.removeAll() }
}

extension TabItems: @preconcurrency RandomAccessCollection {
    /// 0.
    public var startIndex: Int { 0 }

    /// How many items there are now.
    public var endIndex: Int { sources.count }

    /// The item that is at a place now, counted from 0; it stays with its item when that moves. A place without an item
    /// has one, too: what is set on it holds for the item that comes there. At a place below 0 it does nothing.
    public subscript(position: Int) -> TabItem {
        let place = TabItemAdapter.Place(isOnBar: bar != nil, index: position)
        if let bar { return bar.adapter.handle(at: place) }
        guard let tabBarController else { return TabItem(nil, adapter: nil) }
        return TabItemAdapter.of(tabBarController).handle(at: place)
    }
}
#endif
