#if canImport(UIKit)
import UIKit

/// What a tab adapter answers; everything else is the app's own delegate's to answer.
@MainActor
protocol TabBarDelegateProxyOwner: AnyObject {
    /// Whether a tap may select the tab that holds certain controllers, as far as we are concerned.
    func mayTap(tabThatHolds holds: (UIViewController) -> Bool) -> Bool
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
        guard let proxy else { return true }
        return proxy.owner?.mayTap(tabThatHolds: { $0.belongs(to: tab) }) != false
            && (proxy.forwarded as AnyObject?)?.asksToSelect?(tabBarController, tab: tab) != false
    }

    @objc(tabBarController:didSelectTab:previousTab:)
    func tellsSelected(_ tabBarController: UITabBarController, tab: UITab, previous: UITab?) {
        guard let proxy, proxy.owner?.didTap(tabThatHolds: { $0.belongs(to: tab) }) != false else { return }
        (proxy.forwarded as AnyObject?)?.tellsSelected?(tabBarController, tab: tab, previous: previous)
    }
}

/// A tab bar controller's delegate in front of the app's.
@MainActor
final class TabBarDelegateProxy: NSObject, UITabBarControllerDelegate {
    weak var owner: (any TabBarDelegateProxyOwner)?
    // Unchecked because NSObject declares the two questions below for any thread, while UIKit asks them, and we
    // change this, on the main thread only.
    nonisolated(unsafe) weak var forwarded: (any UITabBarControllerDelegate)?

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
        super.responds(to: aSelector) || Self.isAboutTabs(aSelector)
            || forwarded?.responds(to: aSelector) == true
    }

    override func forwardingTarget(for aSelector: Selector!) -> Any? {
        // UIKit asks its delegate on the main thread only.
        if Self.isAboutTabs(aSelector) {
            nonisolated(unsafe) var answers: Any?
            MainActor.assumeIsolated { answers = tabAnswers }
            return answers
        }
        return forwarded?.responds(to: aSelector) == true ? forwarded : super.forwardingTarget(for: aSelector)
    }

    /// What the app says to a swipe's selection: asked about tabs if it uses them, as UIKit does.
    func asksToSelect(_ controller: UIViewController, in tabBarController: UITabBarController) -> Bool {
        if #available(iOS 18.0, *), let tab = controller.tab, !tabBarController.tabs.isEmpty {
            return (forwarded as AnyObject?)?.asksToSelect?(tabBarController, tab: tab) ?? true
        }
        return forwarded?.tabBarController?(tabBarController, shouldSelect: controller) ?? true
    }

    /// Tells the app of a selection that UIKit does not tell of.
    func tellSelected(
        _ controller: UIViewController,
        previous: UIViewController?,
        in tabBarController: UITabBarController
    ) {
        if #available(iOS 18.0, *), let tab = controller.tab, !tabBarController.tabs.isEmpty {
            (forwarded as AnyObject?)?.tellsSelected?(tabBarController, tab: tab, previous: previous?.tab)
        } else {
            forwarded?.tabBarController?(tabBarController, didSelect: controller)
        }
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool {
        owner?.mayTap(tabThatHolds: { $0 === viewController }) != false
            && forwarded?.tabBarController?(tabBarController, shouldSelect: viewController) != false
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        guard owner?.didTap(tabThatHolds: { $0 === viewController }) != false else { return }
        forwarded?.tabBarController?(tabBarController, didSelect: viewController)
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        owner?.animationController(from: fromVC, to: toVC)
            ?? forwarded?.tabBarController?(
                tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC
            )
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        owner?.interactionController(for: animationController)
            ?? forwarded?.tabBarController?(tabBarController, interactionControllerFor: animationController)
    }

    /// The selected screen decides how the device may be turned, unless the app's delegate does.
    func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask {
        forwarded?.tabBarControllerSupportedInterfaceOrientations?(tabBarController)
            ?? tabBarController.selectedViewController?.supportedInterfaceOrientations ?? .all
    }

    func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation {
        forwarded?.tabBarControllerPreferredInterfaceOrientationForPresentation?(tabBarController)
            ?? tabBarController.selectedViewController?.preferredInterfaceOrientationForPresentation
            ?? .portrait
    }
}
#endif
#endif
