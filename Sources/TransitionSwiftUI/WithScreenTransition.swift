#if canImport(UIKit)
import TransitionCore
import TransitionUIKit
import UIKit

/// Plays an animator for the one push that the closure leads to, and backwards for its pop.
///
///     withScreenTransition(.fold) {
///         path.append(photo)
///     }
///
/// It is for the stack that is in front in the key window when this is called: the innermost one that is seen, in the
/// topmost screen that is presented. The next push there takes the animator, even if that is a turn of the run loop
/// later, as in SwiftUI. After two turns it is forgotten. It reaches no other stack and no tabs.
///
/// - Parameters:
///   - transition: The animator; nil leaves that push and its pop to the system.
///   - body: Changes what the stack shows.
/// - Returns: What the closure returns.
@available(iOSApplicationExtension, unavailable)
@MainActor
public func withScreenTransition<Result>(
    _ transition: (any TransitionAnimator)?, _ body: () throws -> Result
) rethrows -> Result {
    let stack = KeyWindow.current?.frontmostStack
    stack?.expectPush(with: transition)
    // SwiftUI changes the stack at once or in the next turn, and may set its own delegate then.
    defer {
        stack?.adoptDelegate()
        MainQueue.inNextTurn { [weak stack] in stack?.adoptDelegate() }
    }
    return try body()
}

extension UINavigationController {
    fileprivate func expectPush(with animator: (any TransitionAnimator)?) {
        if navigationTransitionAdapter == nil { installedTransitions.isStateDriven = true }
        installedTransitions.expectPush(with: animator)
    }
}

extension UIWindow {
    /// The innermost navigation controller that is seen in the topmost screen.
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
