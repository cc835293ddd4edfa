#if canImport(UIKit) && HEADLESS_UIKIT
import TransitionCore
import UIKit

/// The proxy for platforms without an Objective-C runtime. Messages cannot be forwarded there, so the proxy implements
/// every method.
@MainActor
final class NavigationDelegateProxy: NSObject, UINavigationControllerDelegate, Headless.SelectiveDelegate {
    weak var owner: (any NavigationDelegateProxyOwner)?
    weak var forwarded: (any UINavigationControllerDelegate)?
    /// Whether the proxy has the two delegate methods about animation. After changing it, set the delegate again,
    /// because UIKit checks the methods only then.
    var answersAnimation = false
    /// Whether this proxy is asking the app's delegate for its methods. That delegate may be another proxy that asks
    /// this one in turn. This proxy then answers only for its own methods.
    private var isAsking = false
    private var passedOn = PassedOn()

    func responds(toOptional method: String) -> Bool? {
        switch method {
        case "navigationController(_:willShow:animated:)", "navigationController(_:didShow:animated:)":
            return true
        case "navigationController(_:animationControllerFor:from:to:)",
            "navigationController(_:interactionControllerFor:)":
            if answersAnimation { return true }
        default:
            break
        }
        guard !isAsking, let forwarded else { return false }
        isAsking = true
        defer { isAsking = false }
        return (forwarded as? any Headless.SelectiveDelegate)?.responds(toOptional: method)
    }

    /// Whether the app's delegate has the animator method, which disables UIKit's own swipe back. Without an
    /// Objective-C runtime only a call shows this, so the method is called as for a pop of the top screen.
    func appAnimates(in navigationController: UINavigationController) -> Bool {
        let screens = navigationController.viewControllers
        guard let forwarded, screens.count > 1 else { return false }
        let (top, below) = (screens[screens.count - 1], screens[screens.count - 2])
        return Headless.optional {
            forwarded.navigationController(
                navigationController, animationControllerFor: .pop, from: top, to: below)
        } != nil
    }

    /// Forwards a message to the app's delegate, once, and only if this proxy is the navigation controller's delegate.
    /// Another delegate that has replaced the proxy calls the app's delegate itself. Returns nil if the app's delegate
    /// lacks the method.
    @discardableResult
    private func pass<Answer>(
        _ message: PassedOn.Message,
        of navigationController: UINavigationController,
        _ call: (any UINavigationControllerDelegate) -> Answer
    ) -> Answer? {
        guard navigationController.delegate === self, let forwarded, passedOn.begin(message) else { return nil }
        defer { passedOn.end(message) }
        return Headless.optional { call(forwarded) }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        if answersAnimation, let own = owner?.animationController(for: operation, from: fromVC, to: toVC) {
            return own
        }
        guard forwarded != nil else { return nil }
        return pass(.animator(from: ObjectIdentifier(fromVC), to: ObjectIdentifier(toVC)), of: navigationController) {
            $0.navigationController(
                navigationController, animationControllerFor: operation, from: fromVC, to: toVC
            )
        } ?? absentAnswer()
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        if let own = owner?.interactionController(for: animationController) { return own }
        guard forwarded != nil else { return nil }
        return pass(.interaction(ObjectIdentifier(animationController)), of: navigationController) {
            $0.navigationController(navigationController, interactionControllerFor: animationController)
        } ?? absentAnswer()
    }

    /// Returns nil, and marks the method as absent unless the proxy itself has it.
    private func absentAnswer<Answer>() -> Answer? {
        if !answersAnimation { Headless.methodIsAbsent() }
        return nil
    }

    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    ) {
        owner?.willShow(viewController, animated: animated)
        pass(.willShow(ObjectIdentifier(viewController)), of: navigationController) {
            $0.navigationController(navigationController, willShow: viewController, animated: animated)
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) {
        owner?.didShow(viewController)
        pass(.didShow(ObjectIdentifier(viewController)), of: navigationController) {
            $0.navigationController(navigationController, didShow: viewController, animated: animated)
        }
    }

    func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
        -> UIInterfaceOrientationMask
    {
        let answer = pass(.orientations, of: navigationController) {
            $0.navigationControllerSupportedInterfaceOrientations(navigationController)
        }
        if answer == nil { Headless.methodIsAbsent() }
        return answer ?? .all
    }

    func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation {
        let answer = pass(.orientation, of: navigationController) {
            $0.navigationControllerPreferredInterfaceOrientationForPresentation(navigationController)
        }
        if answer == nil { Headless.methodIsAbsent() }
        return answer ?? .portrait
    }
}
#endif
