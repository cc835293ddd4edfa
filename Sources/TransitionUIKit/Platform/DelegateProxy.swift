#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// A container's delegate in front of the app's delegate. It forwards every call that it does not handle.
@MainActor
protocol DelegateProxy: AnyObject {
    associatedtype Delegate
    /// The app's own delegate.
    var forwarded: Delegate? { get set }
    /// The proxy itself, as the container's delegate type.
    var asDelegate: Delegate { get }
}

extension DelegateProxy {
    /// Calls a method that the app's delegate may lack. The closure takes the method as an `Optional`, which is nil
    /// only with Apple's runtime.
    ///
    /// - Returns: The answer; nil if the delegate lacks the method.
    @discardableResult
    func answer<Answer>(_ call: () -> Answer?) -> Answer? {
        #if HEADLESS_UIKIT
        Headless.optional(call) ?? nil
        #else
        call()
        #endif
    }
}

extension NavigationDelegateProxy: DelegateProxy {
    var asDelegate: any UINavigationControllerDelegate { self }
}

extension TabBarDelegateProxy: DelegateProxy {
    var asDelegate: any UITabBarControllerDelegate { self }
}
#endif
