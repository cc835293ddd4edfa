#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// Calls the methods of a presentation controller's delegate when the user dismisses a screen. UIKit calls them for its
/// own sheets, and this package for its swipes and taps. Every method of the delegate is optional.
@MainActor
extension UIPresentationController {
    /// Whether the app allows the user to dismiss the screen.
    var mayBeDismissedByUser: Bool {
        guard !presentedViewController.isModalInPresentation else { return false }
        guard let delegate else { return true }
        #if HEADLESS_UIKIT
        return Headless.optional { delegate.presentationControllerShouldDismiss(self) } ?? true
        #else
        return delegate.presentationControllerShouldDismiss?(self) ?? true
        #endif
    }

    /// Notifies the delegate that the user has tried to dismiss a screen that must stay.
    func userDidAttemptToDismiss() {
        #if HEADLESS_UIKIT
        if let delegate { Headless.optional { delegate.presentationControllerDidAttemptToDismiss(self) } }
        #else
        delegate?.presentationControllerDidAttemptToDismiss?(self)
        #endif
    }

    /// Notifies the delegate that the user begins to dismiss the screen.
    func userWillDismiss() {
        #if HEADLESS_UIKIT
        if let delegate { Headless.optional { delegate.presentationControllerWillDismiss(self) } }
        #else
        delegate?.presentationControllerWillDismiss?(self)
        #endif
    }

    /// Notifies the delegate that the user has dismissed the screen.
    func userDidDismiss() {
        #if HEADLESS_UIKIT
        if let delegate { Headless.optional { delegate.presentationControllerDidDismiss(self) } }
        #else
        delegate?.presentationControllerDidDismiss?(self)
        #endif
    }

    /// Dismisses the screen for the user, if the app allows it and no other transition is in progress.
    ///
    /// - Returns: Whether UIKit was asked to dismiss the screen.
    func dismissByUser() -> Bool {
        let presented = presentedViewController
        guard presented.presentingViewController != nil, presented.presentedViewController == nil else {
            return false
        }
        guard mayBeDismissedByUser else { return false }
        userWillDismiss()
        presented.dismiss(animated: true) {
            // UIKit also calls the completion of a cancelled dismissal.
            if presented.presentingViewController == nil { self.userDidDismiss() }
        }
        return true
    }
}
#endif
