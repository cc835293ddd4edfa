#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionUIKit
import UIKit

/// A container managed by SwiftUI that accepts the transitions of a modifier.
@MainActor
package protocol StateDrivenContainer: UIViewController {
    associatedtype TransitionOptions: Equatable

    /// The kind of this container.
    static var finderKind: ContainerFinder.Kind { get }

    /// Installs transitions, or changes the options of the installed ones.
    ///
    /// - Parameters:
    ///   - system: The latest animator, if it names a transition of UIKit. Called again when that name changes.
    ///   - animator: Returns the animator of a change; nil leaves it to the system. Called at each change.
    func installTransitions(
        options: TransitionOptions, system: (any TransitionAnimator)?,
        animator: @escaping @MainActor () -> (any TransitionAnimator)?)

    /// Places the adapter in front of a delegate that SwiftUI has set.
    func adoptDelegate()

    /// Removes the transitions and restores the container's previous state.
    func uninstallTransitions()
}

extension StateDrivenContainer {
    /// The attachment that holds the requests of the container's modifiers.
    static var requests: Attachment {
        switch finderKind {
        case .stack: .stackRequests
        case .tabs: .tabRequests
        }
    }
}

extension UINavigationController: StateDrivenContainer {
    package static var finderKind: ContainerFinder.Kind { .stack }

    package func uninstallTransitions() { setNavigationTransition(nil) }
}

extension UITabBarController: StateDrivenContainer {
    package static var finderKind: ContainerFinder.Kind { .tabs }

    package func installTransitions(
        options: TabTransitionOptions, system: (any TransitionAnimator)?,
        animator: @escaping @MainActor () -> (any TransitionAnimator)?
    ) {
        installTransitions(options: options, animator: animator)
    }

    package func uninstallTransitions() { setTabTransition(nil) }
}
#endif
