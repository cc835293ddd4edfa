#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// Dismisses a screen that covers its presenter, on VoiceOver's two-finger scrub.
///
/// VoiceOver calls the views and controllers of the screen first, then the views around the screen (F210). The only
/// view around such a screen is UIKit's container view, which takes a closure since iOS 17.
@MainActor
final class ModalEscape {
    private weak var container: UIView?

    /// Sets the closure on the container of a presented screen, or of one that is about to be presented.
    func listen(on view: UIView, for screen: UIViewController) {
        guard #available(iOS 17.0, *), view !== container else { return }
        stop()
        // A closure set by the app stays.
        guard view.accessibilityPerformEscapeBlock == nil else { return }
        container = view
        view.accessibilityPerformEscapeBlock = { [weak screen] in
            MainActor.assumeIsolated { screen?.presentationController?.escape() ?? false }
        }
    }

    func stop() {
        if #available(iOS 17.0, *) { container?.accessibilityPerformEscapeBlock = nil }
        container = nil
    }
}

extension UIPresentationController {
    /// Handles VoiceOver's scrub: dismisses the screen, or notifies the app of the user's attempt.
    ///
    /// - Returns: Whether there was a screen to dismiss. It is false if the screen contains a navigation controller
    ///   that can go back, because UIKit then goes back (F211).
    func escape() -> Bool { presentedViewController.canGoBack ? false : dismissOrAttempt() }

    /// Dismisses the screen, or notifies the app of the user's attempt.
    ///
    /// - Returns: Whether there was a screen to dismiss.
    func dismissOrAttempt() -> Bool {
        let screen = presentedViewController
        guard screen.presentingViewController != nil, screen.presentedViewController == nil,
            screen.transitionCoordinator == nil, !screen.isBeingDismissed
        else { return false }
        if !dismissByUser() { userDidAttemptToDismiss() }
        return true
    }
}

extension UIViewController {
    /// Whether this controller has a Back button to another of its screens.
    fileprivate var canGoBack: Bool {
        switch self {
        case let navigation as UINavigationController:
            guard let top = navigation.topViewController else { return false }
            return navigation.viewControllers.count > 1 && !top.navigationItem.hidesBackButton || top.canGoBack
        case let tabs as UITabBarController: return tabs.selectedViewController?.canGoBack ?? false
        default: return children.contains { $0.viewIfLoaded?.window != nil && $0.canGoBack }
        }
    }
}
#endif
