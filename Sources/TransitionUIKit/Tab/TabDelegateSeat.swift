#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// Receives the calls of a tab bar controller's delegate that animations of items need.
@MainActor
package protocol TabItemListener: AnyObject {
    /// Whether a tap may select the tab that contains certain controllers.
    func allowsTap(tabThatHolds holds: (UIViewController) -> Bool) -> Bool
    /// Whether a swipe may select the tab that contains certain controllers.
    func allowsSwipe(tabThatHolds holds: (UIViewController) -> Bool) -> Bool
    /// Whether swipes go on to the tab after this one.
    ///
    /// - Parameter tab: The `UITab`, or the `UITabBarItem` of a view controller.
    func isSkippedBySwipes(_ tab: NSObject) -> Bool
    /// Called when a tap has selected a tab, possibly the tab that was already selected.
    func heardTap()
    /// Called when the selection changes by a tap, in code or by a swipe. A swipe may still be cancelled.
    func selectionLeaves(_ controller: UIViewController)
}

/// The place of a tab bar controller's delegate, in front of the app's own delegate. Transitions and animations of
/// items share it, so each can be installed and removed at any time. The last to be removed restores the app's
/// delegate.
@MainActor
package final class TabDelegateSeat: TabBarDelegateProxyOwner {
    let proxy = TabBarDelegateProxy()
    let takeover: DelegateTakeover<UITabBarController, TabBarDelegateProxy>
    private weak var tabBarController: UITabBarController?
    private weak var transitions: (any TabBarDelegateProxyOwner)?
    private weak var items: (any TabItemListener)?
    private var isQuiet = false

    private init(on tabBarController: UITabBarController) {
        self.tabBarController = tabBarController
        takeover = DelegateTakeover(
            of: tabBarController, by: proxy, get: { $0.delegate }, seen: { $0.delegate }, set: { $0.delegate = $1 },
            words: ("tab bar controller", "tabBarController.transitions.delegate")
        )
        // A subclass may make itself its own delegate in `viewDidLoad`, which must not replace the proxy later.
        tabBarController.loadViewIfNeeded()
        proxy.owner = self
        proxy.container = tabBarController
    }

    /// Returns the seat of a controller; nil if nothing is installed.
    static func known(of tabBarController: UITabBarController) -> TabDelegateSeat? {
        Attachment.tabDelegate.get(from: tabBarController) as? TabDelegateSeat
    }

    /// Returns the seat of a controller. The controller keeps it.
    package static func of(_ tabBarController: UITabBarController) -> TabDelegateSeat {
        if let seat = known(of: tabBarController) { return seat }
        let seat = TabDelegateSeat(on: tabBarController)
        Attachment.tabDelegate.set(seat, on: tabBarController)
        return seat
    }

    /// Whether the tab bar controller's delegate is the package's.
    package var isInFront: Bool { takeover.isInFront }

    /// Becomes the delegate again if the app has set another one, which is called too.
    package func stayInFront() {
        if !isInFront { takeover.goInFront() }
    }

    func take(transitions: any TabBarDelegateProxyOwner) {
        self.transitions = transitions
        goInFront()
    }

    package func take(items: any TabItemListener) {
        self.items = items
        goInFront()
    }

    private func goInFront() {
        proxy.answersAnimation = answersAnimation
        takeover.goInFront()
    }

    /// Items are notified of selections in code by the question for an animator.
    private var answersAnimation: Bool { Transitions.isEnabled || items != nil }

    func leaveTransitions() {
        transitions = nil
        giveBackIfEmpty()
    }

    package func leaveItems() {
        items = nil
        giveBackIfEmpty()
        switchDidChange()
    }

    /// Called when the app has switched all transitions off or on. UIKit asks for the methods only when the delegate is
    /// set.
    func switchDidChange() {
        if takeover.isInFront, proxy.answersAnimation != answersAnimation { goInFront() }
    }

    /// Changes the selection after a tap on the package's own bar. UIKit's delegate calls during the change are
    /// dropped; the bar makes one call when the selection has changed.
    package func selectQuietly(_ select: () -> Void) {
        isQuiet = true
        select()
        isQuiet = false
    }

    /// Whether the items, and no transitions, need the delegate's calls. Transitions report a replacement themselves.
    package var isForItems: Bool { items != nil && transitions == nil }

    /// Logs that another delegate was set.
    ///
    /// - Parameters:
    ///   - effect: The effect, which begins with "so".
    ///   - property: The property for the app's delegate.
    package func reportReplacement(of effect: String, instead property: String) {
        takeover.reportReplacement(of: effect, instead: property)
    }

    func allowsSwipe(to controller: UIViewController) -> Bool {
        items?.allowsSwipe {
            if #available(iOS 18.0, *), let tab = controller.tab { return $0.belongs(to: tab) }
            return $0 === controller
        } != false
    }

    func isSkippedBySwipes(_ tab: NSObject) -> Bool { items?.isSkippedBySwipes(tab) == true }

    private func giveBackIfEmpty() {
        guard transitions == nil, items == nil, let tabBarController else { return }
        takeover.giveBack()
        if Attachment.tabDelegate.get(from: tabBarController) === self {
            Attachment.tabDelegate.set(nil, on: tabBarController)
        }
    }

    // MARK: Taps on the package's own bar

    /// Returns whether a tap may select a controller.
    package func canTap(_ controller: UIViewController, in tabBarController: UITabBarController) -> Bool {
        proxy.canTap(controller, in: tabBarController)
    }

    /// Returns whether a tap may select a tab.
    @available(iOS 18.0, *)
    package func canTap(_ tab: UITab, in tabBarController: UITabBarController) -> Bool {
        proxy.canTap(tab, in: tabBarController)
    }

    /// Notifies the delegate that a tap has selected a controller.
    package func didTap(_ controller: UIViewController, in tabBarController: UITabBarController) {
        proxy.didTap(controller, in: tabBarController)
    }

    /// Notifies the delegate that a tap has selected a tab.
    @available(iOS 18.0, *)
    package func didTap(_ tab: UITab, previous: UITab?, in tabBarController: UITabBarController) {
        proxy.didTap(tab, previous: previous, in: tabBarController)
    }

    // MARK: Item listeners

    func canTap(tabThatHolds holds: (UIViewController) -> Bool) -> Bool {
        guard items?.allowsTap(tabThatHolds: holds) != false else { return false }
        return transitions?.canTap(tabThatHolds: holds) != false
    }

    func didTap(tabThatHolds holds: (UIViewController) -> Bool) -> Bool {
        guard !isQuiet else { return false }
        items?.heardTap()
        return transitions?.didTap(tabThatHolds: holds) != false
    }

    func animationController(from: UIViewController, to: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
    {
        items?.selectionLeaves(from)
        return transitions?.animationController(from: from, to: to)
    }

    func interactionController(for animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    {
        transitions?.interactionController(for: animator)
    }
}
#endif
