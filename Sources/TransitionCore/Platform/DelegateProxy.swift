#if canImport(UIKit)
import UIKit

/// A container's delegate in front of the app's, to which it passes on what it does not answer itself.
@MainActor
protocol DelegateProxy: AnyObject {
    associatedtype Delegate
    /// The app's own delegate.
    var forwarded: Delegate? { get set }
    /// Itself.
    var asDelegate: Delegate { get }
}

extension NavigationDelegateProxy: DelegateProxy {
    var asDelegate: any UINavigationControllerDelegate { self }
}

extension TabBarDelegateProxy: DelegateProxy {
    var asDelegate: any UITabBarControllerDelegate { self }
}
#endif
