#if canImport(UIKit)
import UIKit

/// What a tab adapter answers; everything else is the app's own delegate's to answer.
@MainActor
protocol TabBarDelegateProxyOwner: AnyObject {
    /// Whether a tap may select the tab that holds certain controllers, as far as we are concerned.
    func canTap(tabThatHolds holds: (UIViewController) -> Bool) -> Bool
    /// UIKit tells that the tab that holds certain controllers was selected; whether that is news to the app.
    func didTap(tabThatHolds holds: (UIViewController) -> Bool) -> Bool
    func animationController(from: UIViewController, to: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
    func interactionController(for animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
}

#if !HEADLESS_UIKIT
/// The two questions that iOS 18 asks about tabs, by selector: their Swift names depend on the SDK's renames, and a
/// method with another name would never be called.
@available(iOS 18.0, *)
@objc @MainActor
private protocol TabQuestions {
    @objc(tabBarController:shouldSelectTab:)
    optional func asksToSelect(_ tabBarController: UITabBarController, tab: UITab) -> Bool
    @objc(tabBarController:didSelectTab:previousTab:)
    optional func tellsSelected(_ tabBarController: UITabBarController, tab: UITab, previous: UITab?)
}

/// Answers those two for the proxy, which as a delegate could not have methods of that selector by another name.
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

/// A tab bar controller's delegate in front of the app's.
@MainActor
final class TabBarDelegateProxy: NSObject, UITabBarControllerDelegate {
    weak var owner: (any TabBarDelegateProxyOwner)?
    // Unchecked because NSObject declares the two questions below for any thread, while UIKit asks them, and we
    // change this, on the main thread only.
    nonisolated(unsafe) weak var forwarded: (any UITabBarControllerDelegate)?
    nonisolated(unsafe) private var isAsking = false
    weak var container: UITabBarController?
    var heard = HeardSelection()

    /// The one that has the questions about tabs; UIKit does not retain it.
    private lazy var tabAnswers: NSObject? = {
        if #available(iOS 18.0, *) { return TabAnswers(for: self) }
        return nil
    }()

    nonisolated private static func isAboutTabs(_ selector: Selector) -> Bool {
        if #available(iOS 18.0, *) { return TabAnswers.instancesRespond(to: selector) }
        return false
    }

    override func responds(to aSelector: Selector!) -> Bool {
        super.responds(to: aSelector) || Self.isAboutTabs(aSelector) || appResponds(to: aSelector)
    }

    nonisolated private func appResponds(to selector: Selector!) -> Bool {
        // Another proxy that passes its calls on to us asks what we ask it.
        guard !isAsking, Thread.isMainThread else { return false }
        isAsking = true
        defer { isAsking = false }
        return MainActor.assumeIsolated { app?.responds(to: selector) == true }
    }

    override func forwardingTarget(for aSelector: Selector!) -> Any? {
        // UIKit asks its delegate on the main thread only.
        if Self.isAboutTabs(aSelector) {
            nonisolated(unsafe) var answers: Any?
            MainActor.assumeIsolated { answers = tabAnswers }
            return answers
        }
        return appResponds(to: aSelector) ? forwarded : super.forwardingTarget(for: aSelector)
    }

    /// What the app says to a selection; nil if it does not care.
    func ask(
        _ app: (any UITabBarControllerDelegate)?, about controller: UIViewController,
        in tabBarController: UITabBarController
    ) -> Bool? {
        app?.tabBarController?(tabBarController, shouldSelect: controller)
    }

    @available(iOS 18.0, *)
    func ask(
        _ app: (any UITabBarControllerDelegate)?, about tab: UITab, in tabBarController: UITabBarController
    ) -> Bool? {
        (app as AnyObject?)?.asksToSelect?(tabBarController, tab: tab)
    }

    func tellApp(of controller: UIViewController, in tabBarController: UITabBarController) {
        app?.tabBarController?(tabBarController, didSelect: controller)
    }

    /// Tells the app of the selection of a tab; whether it cares.
    @available(iOS 18.0, *)
    func tellApp(of tab: UITab, previous: UITab?, in tabBarController: UITabBarController) -> Bool {
        (app as AnyObject?)?.tellsSelected?(tabBarController, tab: tab, previous: previous) != nil
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
        owner?.animationController(from: fromVC, to: toVC)
            ?? app?.tabBarController?(tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        owner?.interactionController(for: animationController)
            ?? app?.tabBarController?(tabBarController, interactionControllerFor: animationController)
    }
}
#endif
#endif
