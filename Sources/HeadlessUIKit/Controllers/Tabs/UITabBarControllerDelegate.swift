import Foundation

/// The delegate of a tab bar controller, which is notified of selections and supplies animators. Its methods are optional.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Whether a tap may select a tab. Asked in place of `tabBarController(_:shouldSelect:)` if there are tabs.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool

    /// A tap selected a tab, perhaps the one that was selected. Called in place of `tabBarController(_:didSelect:)` if
    /// there are tabs.
    func tabBarController(
        _ tabBarController: UITabBarController,
        didSelectTab selectedTab: UITab,
        previousTab: UITab?
    )

    /// Whether a tap may select a controller. Not asked for programmatic changes.
    func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool

    /// A tap selected a controller, perhaps the one that was selected. Not called for programmatic changes.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)

    /// The interface orientations that the tabs support.
    func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask

    /// The preferred interface orientation when the tab bar controller is presented.
    func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation

    /// The interaction controller for the animator; nil if the transition is not interactive. Asked only if there is an
    /// animator.
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    /// The animator for a change of the selection, nil for none.
    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UITabBarControllerDelegate {
    /// The default for an absent method.
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        Headless.methodIsAbsent()
        return true
    }

    /// The default for an absent method.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        didSelectTab selectedTab: UITab,
        previousTab: UITab?
    ) {
        Headless.methodIsAbsent()
    }

    /// The default for an absent method.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool {
        Headless.methodIsAbsent()
        return true
    }

    /// The default for an absent method.
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        Headless.methodIsAbsent()
    }

    /// The default for an absent method.
    public func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask {
        Headless.methodIsAbsent()
        return .all
    }

    /// The default for an absent method.
    public func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation {
        Headless.methodIsAbsent()
        return .unknown
    }

    /// The default for an absent method.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        Headless.methodIsAbsent()
        return nil
    }

    /// The default for an absent method.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        Headless.methodIsAbsent()
        return nil
    }
}

/// A tab bar controller's calls of its delegate.
@MainActor
struct TabDelegateCalls {
    private static let shouldSelectTab = "tabBarController(_:shouldSelectTab:)"
    private static let didSelectTab = "tabBarController(_:didSelectTab:previousTab:)"
    private static let shouldSelect = "tabBarController(_:shouldSelect:)"
    private static let didSelect = "tabBarController(_:didSelect:)"
    private static let animator = "tabBarController(_:animationControllerForTransitionFrom:to:)"
    private static let interaction = "tabBarController(_:interactionControllerFor:)"
    private static let orientations = "tabBarControllerSupportedInterfaceOrientations(_:)"
    private static let preferredOrientation = "tabBarControllerPreferredInterfaceOrientationForPresentation(_:)"

    private let known = OptionalMethods()

    func reset(for delegate: AnyObject?) {
        known.reset(
            for: delegate,
            methods: [
                Self.shouldSelectTab, Self.didSelectTab, Self.shouldSelect, Self.didSelect, Self.animator,
                Self.interaction, Self.orientations,
                Self.preferredOrientation,
            ])
    }

    /// The delegate's answer; nil if it does not implement the method.
    func shouldSelectTab(_ tab: UITab, in tabs: UITabBarController) -> Bool? {
        guard let delegate = tabs.delegate else { return nil }
        return known.call(Self.shouldSelectTab) { delegate.tabBarController(tabs, shouldSelectTab: tab) }
    }

    /// Calls the delegate.
    ///
    /// - Returns: Whether it implements the method.
    @discardableResult
    func didSelectTab(_ tab: UITab, previous: UITab?, in tabs: UITabBarController) -> Bool {
        guard let delegate = tabs.delegate else { return false }
        return known.call(Self.didSelectTab) {
            delegate.tabBarController(tabs, didSelectTab: tab, previousTab: previous)
        } != nil
    }

    /// The delegate's answer; true if it does not implement the method.
    func shouldSelect(_ controller: UIViewController, in tabs: UITabBarController) -> Bool {
        guard let delegate = tabs.delegate else { return true }
        return known.call(Self.shouldSelect) { delegate.tabBarController(tabs, shouldSelect: controller) } ?? true
    }

    func didSelect(_ controller: UIViewController, in tabs: UITabBarController) {
        guard let delegate = tabs.delegate else { return }
        known.call(Self.didSelect) { delegate.tabBarController(tabs, didSelect: controller) }
    }

    func animator(
        from: UIViewController,
        to: UIViewController,
        in tabs: UITabBarController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let delegate = tabs.delegate else { return nil }
        return known.call(Self.animator) {
            delegate.tabBarController(tabs, animationControllerForTransitionFrom: from, to: to)
        } ?? nil
    }

    func interaction(
        for animator: any UIViewControllerAnimatedTransitioning,
        in tabs: UITabBarController
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        guard let delegate = tabs.delegate else { return nil }
        return known.call(Self.interaction) {
            delegate.tabBarController(tabs, interactionControllerFor: animator)
        } ?? nil
    }

    func supportedOrientations(in tabs: UITabBarController) -> UIInterfaceOrientationMask? {
        guard let delegate = tabs.delegate else { return nil }
        return known.call(Self.orientations) {
            delegate.tabBarControllerSupportedInterfaceOrientations(tabs)
        }
    }

    func preferredOrientation(in tabs: UITabBarController) -> UIInterfaceOrientation? {
        guard let delegate = tabs.delegate else { return nil }
        return known.call(Self.preferredOrientation) {
            delegate.tabBarControllerPreferredInterfaceOrientationForPresentation(tabs)
        }
    }
}
