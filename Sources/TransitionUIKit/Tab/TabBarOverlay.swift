#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// A bar that covers a tab bar controller's system bar, as the transitions see it.
@MainActor
package protocol TabBarOverlay: AnyObject {
    /// Whether the bar takes touches at a point of a view.
    func contains(_ point: CGPoint, of view: UIView) -> Bool
    /// Observes the progress of a change between two tabs, so that the bar follows it.
    ///
    /// - isLed: Whether the change is interactive from its start.
    func follower(from: UIViewController, to: UIViewController, isLed: Bool) -> TransitionObserver?
}

extension UITabBarController {
    /// The bar that covers the system bar. The controller keeps it.
    package var tabBarOverlay: (any TabBarOverlay)? {
        get { Attachment.tabBarOverlay.get(from: self) as? any TabBarOverlay }
        set { Attachment.tabBarOverlay.set(newValue, on: self) }
    }
}
#endif
