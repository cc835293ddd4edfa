#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// The delegate methods that a tab adapter implements. The app's own delegate receives all others.
@MainActor
protocol TabBarDelegateProxyOwner: AnyObject {
    /// Returns whether the adapter allows a tap to select the tab that contains certain controllers.
    func canTap(tabThatHolds holds: (UIViewController) -> Bool) -> Bool
    /// Called when UIKit reports the selection of the tab that contains certain controllers.
    ///
    /// - Returns: Whether to notify the app.
    func didTap(tabThatHolds holds: (UIViewController) -> Bool) -> Bool
    func animationController(from: UIViewController, to: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
    func interactionController(for animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
}

/// A tab bar controller's delegate in front of the app's delegate.
@MainActor
final class TabBarDelegateProxy: NSObject, UITabBarControllerDelegate {
    weak var owner: (any TabBarDelegateProxyOwner)?
    // Unchecked: NSObject declares `responds(to:)` and `forwardingTarget(for:)` for any thread. UIKit calls them, and
    // this package changes these properties, only on the main thread.
    nonisolated(unsafe) weak var forwarded: (any UITabBarControllerDelegate)?
    nonisolated(unsafe) var isAsking = false
    /// Whether the proxy has the two delegate methods about animation. After changing it, set the delegate again,
    /// because UIKit checks the methods only then.
    nonisolated(unsafe) var answersAnimation = true
    weak var container: UITabBarController?
    var heard = HeardSelection()

    /// Returns the app's answer to a selection; nil if the app has no such method.
    func ask(
        _ app: (any UITabBarControllerDelegate)?, about controller: UIViewController,
        in tabBarController: UITabBarController
    ) -> Bool? {
        answer {
            let method: Optional = app?.tabBarController(_:shouldSelect:)
            return method?(tabBarController, controller)
        }
    }

    func tellApp(of controller: UIViewController, in tabBarController: UITabBarController) {
        answer {
            let method: Optional = app?.tabBarController(_:didSelect:)
            return method?(tabBarController, controller)
        }
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool {
        canTap(viewController, in: tabBarController)
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        didTap(viewController, in: tabBarController)
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        if answersAnimation, let own = owner?.animationController(from: fromVC, to: toVC) { return own }
        return answer {
            let method: Optional = app?.tabBarController(_:animationControllerForTransitionFrom:to:)
            return method?(tabBarController, fromVC, toVC)
        } ?? nil
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        if let own = owner?.interactionController(for: animationController) { return own }
        return answer {
            let method: Optional = app?.tabBarController(_:interactionControllerFor:)
            return method?(tabBarController, animationController)
        } ?? nil
    }

    #if !HEADLESS_UIKIT
    /// The object that has the methods with tabs. The proxy keeps it, because UIKit does not retain a forwarding
    /// target.
    private lazy var tabAnswers: NSObject? = {
        if #available(iOS 18.0, *) { return TabAnswers(for: self) }
        return nil
    }()

    nonisolated private static func isAboutTabs(_ selector: Selector) -> Bool {
        if #available(iOS 18.0, *) { return TabAnswers.instancesRespond(to: selector) }
        return false
    }

    nonisolated private static let animation = [
        #selector(UITabBarControllerDelegate.tabBarController(_:animationControllerForTransitionFrom:to:)),
        #selector(UITabBarControllerDelegate.tabBarController(_:interactionControllerFor:)),
    ]

    override func responds(to aSelector: Selector!) -> Bool {
        if let aSelector, Self.animation.contains(aSelector), !answersAnimation { return appResponds(to: aSelector) }
        return super.responds(to: aSelector) || Self.isAboutTabs(aSelector) || appResponds(to: aSelector)
    }

    nonisolated private func appResponds(to selector: Selector!) -> Bool {
        // The app's delegate may be another proxy that forwards its calls to this one, and so asks this proxy in turn.
        guard !isAsking, Thread.isMainThread else { return false }
        isAsking = true
        defer { isAsking = false }
        return MainActor.assumeIsolated { app?.responds(to: selector) == true }
    }

    override func forwardingTarget(for aSelector: Selector!) -> Any? {
        // UIKit asks its delegate only on the main thread.
        if Self.isAboutTabs(aSelector) {
            nonisolated(unsafe) var answers: Any?
            MainActor.assumeIsolated { answers = tabAnswers }
            return answers
        }
        return appResponds(to: aSelector) ? forwarded : super.forwardingTarget(for: aSelector)
    }

    @available(iOS 18.0, *)
    func ask(
        _ app: (any UITabBarControllerDelegate)?, about tab: UITab, in tabBarController: UITabBarController
    ) -> Bool? {
        (app as AnyObject?)?.asksToSelect?(tabBarController, tab: tab)
    }

    /// Notifies the app of the selection of a tab.
    ///
    /// - Returns: Whether its delegate has the method.
    @available(iOS 18.0, *)
    func tellApp(of tab: UITab, previous: UITab?, in tabBarController: UITabBarController) -> Bool {
        (app as AnyObject?)?.tellsSelected?(tabBarController, tab: tab, previous: previous) != nil
    }
    #endif
}

#if !HEADLESS_UIKIT
/// The two delegate methods with tabs of iOS 18, by selector. Their Swift names depend on the SDK's renames, and a
/// method with another name would never be called.
@available(iOS 18.0, *)
@objc @MainActor
private protocol TabQuestions {
    @objc(tabBarController:shouldSelectTab:)
    optional func asksToSelect(_ tabBarController: UITabBarController, tab: UITab) -> Bool
    @objc(tabBarController:didSelectTab:previousTab:)
    optional func tellsSelected(_ tabBarController: UITabBarController, tab: UITab, previous: UITab?)
}

/// Implements these two methods for the proxy. The proxy conforms to the delegate protocol, so it cannot have methods
/// with those selectors under other Swift names.
@available(iOS 18.0, *)
@MainActor
private final class TabAnswers: NSObject, TabQuestions {
    private weak var proxy: TabBarDelegateProxy?

    init(for proxy: TabBarDelegateProxy) { self.proxy = proxy }

    @objc(tabBarController:shouldSelectTab:)
    func asksToSelect(_ tabBarController: UITabBarController, tab: UITab) -> Bool {
        proxy?.canTap(tab, in: tabBarController) ?? true
    }

    @objc(tabBarController:didSelectTab:previousTab:)
    func tellsSelected(_ tabBarController: UITabBarController, tab: UITab, previous: UITab?) {
        proxy?.didTap(tab, previous: previous, in: tabBarController)
    }
}
#endif
#endif
