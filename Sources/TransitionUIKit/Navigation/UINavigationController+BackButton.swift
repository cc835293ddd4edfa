#if canImport(UIKit)
import TransitionCore
import UIKit

/// What UIKit's own swipe back depends on: the Back button of the top screen (F80, F196).
extension UINavigationController {
    /// Whether there is a place for the Back button of the top screen: the bar is shown, and the screen neither hides
    /// the button nor replaces it with items of its own.
    var hasBackButton: Bool {
        guard !isNavigationBarHidden, let item = topViewController?.navigationItem, !item.hidesBackButton else {
            return false
        }
        return item.leftItemsSupplementBackButton || (item.leftBarButtonItems ?? []).isEmpty
    }

    /// Whether the app's own action replaces going back from the top screen.
    var hasBackAction: Bool {
        if #available(iOS 16.0, *) { return topViewController?.navigationItem.backAction != nil }
        return false
    }

    /// Does what a tap on the Back button of the top screen does, if the app has its own action for that.
    func performBackAction() {
        guard #available(iOS 16.0, *) else { return }
        topViewController?.navigationItem.backAction?.performWithSender(navigationBar, target: nil)
    }
}
#endif
