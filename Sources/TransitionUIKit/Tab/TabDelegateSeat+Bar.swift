#if canImport(UIKit)
import UIKit

/// What a bar over the system's asks of the delegate that it stands for.
extension TabDelegateSeat {
    /// The app's delegate.
    package var appDelegate: (any UITabBarControllerDelegate)? {
        get { takeover.delegate }
        set { takeover.delegate = newValue }
    }

    /// Whether the app has set no other delegate since.
    package var isInFront: Bool { takeover.isInFront }

    /// Goes in front of the delegate that the app has set.
    package func goInFront() { takeover.goInFront() }

    /// Asks whether a tap may select a controller.
    package func canTap(_ controller: UIViewController, in tabBarController: UITabBarController) -> Bool {
        proxy.canTap(controller, in: tabBarController)
    }

    /// Asks whether a tap may select a tab.
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
