#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// The app's answers during one drag between tabs. The app is asked once about each tab and each pair of tabs. The
/// delegate is asked about a tab again when a finger comes back to it after another tab was selected.
@MainActor
struct TabSwipeAnswers {
    private var tabs: [(tab: Weak<UIViewController>, isAllowed: Bool)] = []
    private var ways: [(from: Weak<UIViewController>, to: Weak<UIViewController>, isOpen: Bool)] = []

    /// Returns whether the delegate allows the selection of a tab; nil if it was not asked.
    func mayBeSelected(_ tab: UIViewController) -> Bool? { tabs.first { $0.tab.object === tab }?.isAllowed }

    mutating func noteSelection(of tab: UIViewController, _ isAllowed: Bool) { tabs.append((Weak(tab), isAllowed)) }

    /// Returns whether a swipe may go from one tab to another; nil if the app was not asked.
    func isOpen(from: UIViewController, to: UIViewController) -> Bool? {
        ways.first { $0.from.object === from && $0.to.object === to }?.isOpen
    }

    mutating func noteWay(from: UIViewController, to: UIViewController, _ isOpen: Bool) {
        ways.append((Weak(from), Weak(to), isOpen))
    }

    /// Called when a tab was selected.
    mutating func forgetTabs() { tabs = [] }

    /// Called when the app sets another rule.
    mutating func forgetWays() { ways = [] }
}
#endif
