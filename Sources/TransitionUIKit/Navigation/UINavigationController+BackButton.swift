#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// The conditions of UIKit's own swipe back: the Back button of the top screen (F80, F196).
extension UINavigationController {
    /// Whether the top screen can show a Back button: the bar is visible, and the screen neither hides the button nor
    /// replaces it with items.
    var hasBackButton: Bool {
        guard !isNavigationBarHidden, let item = topViewController?.navigationItem, !item.hidesBackButton else {
            return false
        }
        return item.leftItemsSupplementBackButton || (item.leftBarButtonItems ?? []).isEmpty
    }

    /// Whether the app's own action replaces the pop of the top screen.
    var hasBackAction: Bool {
        if #available(iOS 16.0, *) { return topViewController?.navigationItem.backAction != nil }
        return false
    }

    /// Performs the app's own Back action of the top screen, as a tap on its Back button does.
    func performBackAction() {
        guard #available(iOS 16.0, *) else { return }
        topViewController?.navigationItem.backAction?.performWithSender(navigationBar, target: nil)
    }
}
#endif
