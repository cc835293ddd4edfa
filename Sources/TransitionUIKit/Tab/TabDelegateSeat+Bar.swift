#if canImport(UIKit)
import UIKit

/// The delegate's answers and notifications for a bar that covers the system bar.
extension TabDelegateSeat {
    /// The app's delegate.
    package var appDelegate: (any UITabBarControllerDelegate)? {
        get { takeover.delegate }
        set { takeover.delegate = newValue }
    }

    /// Whether the proxy is still the delegate.
    package var isInFront: Bool { takeover.isInFront }

    /// Restores the proxy's place in front of the app's delegate.
    package func goInFront() { takeover.goInFront() }

    /// Returns whether the delegate allows a tap to select a controller.
    package func canTap(_ controller: UIViewController, in tabBarController: UITabBarController) -> Bool {
        proxy.canTap(controller, in: tabBarController)
    }

    /// Returns whether the delegate allows a tap to select a tab.
    @available(iOS 18.0, *)
    package func canTap(_ tab: UITab, in tabBarController: UITabBarController) -> Bool {
        proxy.canTap(tab, in: tabBarController)
    }

    /// Notifies the delegate that a tap has selected a controller.
    package func didTap(_ controller: UIViewController, in tabBarController: UITabBarController) {
        proxy.didTap(controller, in: tabBarController)
    }

    /// Notifies the delegate that a tap has selected a tab.
    @available(iOS 18.0, *)
    package func didTap(_ tab: UITab, previous: UITab?, in tabBarController: UITabBarController) {
        proxy.didTap(tab, previous: previous, in: tabBarController)
    }
}
#endif
