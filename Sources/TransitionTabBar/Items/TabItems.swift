#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionUIKit
import UIKit

/// The items of a tab bar controller, including those in More; or the items of the package's own bar.
///
///     for item in tabBarController.tabItems { item.haptic = .selection }
///     tabBarController.tabItems[2].onTap = { .refuse }
///
/// Every index has a ``TabItem``, even if there is no item, so no subscript traps. Settings made before the tabs exist
/// apply to the item that arrives at the place. Use this collection only on the main actor.
@MainActor
public struct TabItems {
    private let tabBarController: UITabBarController?
    /// The adapter of the items on the package's own bar; nil for those of the controller.
    private let onBar: TabItemAdapter?

    init(of tabBarController: UITabBarController) { (self.tabBarController, onBar) = (tabBarController, nil) }

    /// The items on the package's own bar.
    init(onBarOf adapter: TabItemAdapter) { (tabBarController, onBar) = (adapter.tabBarController, adapter) }

    private var sources: [TabItemSource] {
        onBar?.sources(onBar: true) ?? tabBarController.map { TabItemSource.all(of: $0) } ?? []
    }

    private var installed: TabItemAdapter? {
        onBar ?? tabBarController.flatMap { TabItemAdapter.installed(on: $0) }
    }

    private func object(_ object: NSObject) -> TabItem? {
        let adapter = onBar ?? tabBarController.map { TabItemAdapter.of($0) }
        return sources.first { $0.object === object }.flatMap { adapter?.handle(for: $0) }
    }

    /// The item of a `UITabBarItem`; nil if it is not among these items.
    public subscript(item: UITabBarItem) -> TabItem? { object(item) }

    /// The item of a `UITab`; nil if it is not among these items.
    @available(iOS 18.0, *)
    public subscript(tab: UITab) -> TabItem? { object(tab) }

    /// The app's own delegate, which receives every call of the tab bar controller. Held weakly. It is the same as the
    /// delegate of the controller's `transitions`. While item animations, `onTap` or similar settings exist, set the
    /// delegate here and not on the controller.
    public var delegate: (any UITabBarControllerDelegate)? {
        get { tabBarController?.transitions.delegate }
        nonmutating set { tabBarController?.transitions.delegate = newValue }
    }

    /// The system bars on which animations replace the pictures and texts of items; those with known places by default.
    ///
    ///     tabBarController.tabItems.animatedBars = .evenUnmeasured
    ///
    /// Animations that draw beside an item, such as `.ring`, play on every bar, and so do the shapes of the others. The
    /// package's own bar animates everything.
    public var animatedBars: TabItemAnimatedBars {
        get { installed?.animatedBars ?? .measured }
        nonmutating set {
            let adapter = onBar ?? tabBarController.map { TabItemAdapter.of($0) }
            adapter?.animatedBars = newValue
        }
    }

    /// Removes all settings of the items except their badges, and restores the controller's previous state. A
    /// transition between tabs remains installed.
    public func removeAll() { installed?.removeAll() }
}

extension TabItems: @preconcurrency RandomAccessCollection {
    /// The index of the first item: 0.
    public var startIndex: Int { 0 }

    /// The number of items.
    public var endIndex: Int { sources.count }

    /// The item at an index, counted from 0. If the item moves to another place, its ``TabItem`` stays with it. An
    /// index without an item keeps the settings for the item that arrives there. A negative index has no effect.
    public subscript(position: Int) -> TabItem { item(at: position) }

    // Not inlined, because each method of a collection would contain it.
    @inline(never)
    private func item(at position: Int) -> TabItem {
        let place = TabItemAdapter.Place(isOnBar: onBar != nil, index: position)
        if let onBar { return onBar.handle(at: place) }
        guard let tabBarController else { return TabItem(nil, adapter: nil) }
        return TabItemAdapter.of(tabBarController).handle(at: place)
    }
}
#endif
