#if canImport(UIKit)
import UIKit

/// What UIKit asks and tells a presentation controller's delegate when the user dismisses a sheet; for our own swipes
/// and taps we have to do it ourselves. Every method of that delegate is optional.
@MainActor
extension UIPresentationController {
    /// Whether the app allows the user to dismiss just now.
    var mayBeDismissedByUser: Bool {
        guard !presentedViewController.isModalInPresentation else { return false }
        guard let delegate else { return true }
        #if HEADLESS_UIKIT
        return Headless.optional { delegate.presentationControllerShouldDismiss(self) } ?? true
        #else
        return delegate.presentationControllerShouldDismiss?(self) ?? true
        #endif
    }

    /// The user has tried, and must not.
    func userDidAttemptToDismiss() {
        #if HEADLESS_UIKIT
        if let delegate { Headless.optional { delegate.presentationControllerDidAttemptToDismiss(self) } }
        #else
        delegate?.presentationControllerDidAttemptToDismiss?(self)
        #endif
    }

    /// The user begins to dismiss.
    func userWillDismiss() {
        #if HEADLESS_UIKIT
        if let delegate { Headless.optional { delegate.presentationControllerWillDismiss(self) } }
        #else
        delegate?.presentationControllerWillDismiss?(self)
        #endif
    }

    /// The user has dismissed.
    func userDidDismiss() {
        #if HEADLESS_UIKIT
        if let delegate { Headless.optional { delegate.presentationControllerDidDismiss(self) } }
        #else
        delegate?.presentationControllerDidDismiss?(self)
        #endif
    }

    /// Dismisses as the user's doing, if the app allows it and nothing else is going on; whether it was asked of UIKit.
    func dismissByUser() -> Bool {
        let presented = presentedViewController
        guard presented.presentingViewController != nil, presented.presentedViewController == nil else {
            return false
        }
        guard mayBeDismissedByUser else { return false }
        userWillDismiss()
        presented.dismiss(animated: true) {
            // Also called for a dismissal that was taken back.
            if presented.presentingViewController == nil { self.userDidDismiss() }
        }
        return true
    }
}
#endif
