#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// Transitions of a stack that follows the app's state, as in SwiftUI.
extension UINavigationController {
    /// Installs a rule, or changes the rule and the options of the installed one.
    ///
    /// - Parameters:
    ///   - system: The latest animator, if it names a transition of UIKit.
    ///   - animator: Returns the animator of a change; nil leaves it to the system.
    package func installTransitions(
        options: NavigationTransitionOptions, system: (any TransitionAnimator)?,
        animator: @escaping @MainActor () -> (any TransitionAnimator)?
    ) {
        installedTransitions.session.rules.isStateDriven = true
        installedTransitions.choose({ _, _, _ in animator() }, fixed: system, options: options)
    }

    /// Sets the animator of the next push; nil leaves that push to the system. The setting expires after two turns of
    /// the run loop.
    package func expectPush(with animator: (any TransitionAnimator)?) {
        if navigationTransitionAdapter == nil { installedTransitions.session.rules.isStateDriven = true }
        installedTransitions.expect([.push], with: animator)
    }

    /// Places the adapter in front of a delegate that the owner of the app's state has set.
    package func adoptDelegate() { navigationTransitionAdapter?.adoptDelegate() }
}

/// Transitions between tabs that follow the app's state, as in SwiftUI.
extension UITabBarController {
    /// Installs a rule, or changes the rule and the options of the installed one.
    ///
    /// - Parameter animator: Returns the animator of a change; nil leaves it to the system.
    package func installTransitions(
        options: TabTransitionOptions, animator: @escaping @MainActor () -> (any TransitionAnimator)?
    ) {
        installedTransitions.session.rules.isStateDriven = true
        installedTransitions.choose({ _, _ in animator() }, options: options)
    }

    /// Places the adapter in front of a delegate that the owner of the app's state has set.
    package func adoptDelegate() { tabTransitionAdapter?.adoptDelegate() }
}
#endif
