#if canImport(UIKit)
import TransitionCore
import TransitionPlayback
import TransitionUIKit
import UIKit

/// Plays an animator for the one push that the closure causes, and in reverse for its pop.
///
///     withScreenTransition(.fold) {
///         path.append(photo)
///     }
///
/// The animator is for the frontmost stack of the key window at the time of the call: the innermost visible stack of
/// the topmost presented screen. The next push in this stack plays the animator, even one turn of the run loop later,
/// when SwiftUI pushes. After two turns without a push the request expires. Other stacks and tabs are not affected.
///
/// - Parameters:
///   - transition: The animator; nil leaves the push and its pop to the system.
///   - body: Changes the path of the stack.
/// - Returns: What the closure returns.
@available(iOSApplicationExtension, unavailable)
@MainActor
public func withScreenTransition<Result>(
    _ transition: (any TransitionAnimator)?, _ body: () throws -> Result
) rethrows -> Result {
    let stack = KeyWindow.current?.frontmostStack
    stack?.expectPush(with: transition)
    // SwiftUI changes the stack in this turn or in the next one, and may then set its own delegate.
    defer {
        stack?.adoptDelegate()
        MainQueue.inNextTurn { [weak stack] in stack?.adoptDelegate() }
    }
    return try body()
}

extension UINavigationController {
    fileprivate func expectPush(with animator: (any TransitionAnimator)?) {
        if navigationTransitionAdapter == nil { installedTransitions.session.rules.isStateDriven = true }
        installedTransitions.expectPush(with: animator)
    }
}

extension UIWindow {
    /// The innermost visible navigation controller of the topmost screen.
    var frontmostStack: UINavigationController? {
        var screen = rootViewController
        while let presented = screen?.presentedViewController, !presented.isBeingDismissed { screen = presented }
        return screen?.innermostStack
    }
}

extension UIViewController {
    fileprivate var innermostStack: UINavigationController? {
        switch self {
        case let navigation as UINavigationController:
            return navigation.topViewController?.innermostStack ?? navigation
        case let tabs as UITabBarController:
            return tabs.selectedViewController?.innermostStack
        default:
            let seen = children.reversed().filter { $0.viewIfLoaded?.window != nil }
            return seen.lazy.compactMap(\.innermostStack).first
        }
    }
}
#endif
