#if canImport(UIKit) && HEADLESS_UIKIT
import TransitionCore
import UIKit

/// What the proxy needs without an Objective-C runtime. Messages cannot be forwarded there, so the proxy implements
/// every method.
extension NavigationDelegateProxy: Headless.SelectiveDelegate {
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

    /// Returns nil, and marks the method as absent unless the proxy itself has it.
    func absentAnswer<Answer>() -> Answer? {
        if forwarded != nil, !answersAnimation { Headless.methodIsAbsent() }
        return nil
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
