#if canImport(UIKit)
import TransitionCore
import UIKit

/// Dismisses a screen that covers its presenter when VoiceOver's two-finger scrub asks for it.
///
/// VoiceOver asks the views and controllers of the screen first, then what contains them (F210). Around such a screen
/// there is only UIKit's container view, which takes a closure from iOS 17 on.
@MainActor
final class ModalEscape {
    private weak var container: UIView?

    /// Listens on the container of a screen that is presented, or is about to be.
    func listen(on view: UIView, for screen: UIViewController) {
        guard #available(iOS 17.0, *), view !== container else { return }
        stop()
        // A closure that somebody else has set stays.
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
    /// Answers VoiceOver's scrub: dismisses the screen, or notifies the app that the user has tried to.
    ///
    /// - Returns: Whether there was a screen to dismiss. A navigation controller in it goes back first, which is UIKit's
    ///   to do (F211).
    func escape() -> Bool { presentedViewController.canGoBack ? false : dismissOrAttempt() }

    /// Dismisses the screen, or notifies the app that the user has tried to.
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
    /// Whether a Back button in this controller leads to another of its screens.
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
