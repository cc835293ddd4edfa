#if canImport(UIKit)
import TransitionCore
import TransitionUIKit
import UIKit

/// A container that SwiftUI keeps, on which a modifier installs transitions.
@MainActor
package protocol StateDrivenContainer: UIViewController {
    associatedtype TransitionOptions: Equatable

    /// Which of the finder's kinds this is.
    static var finderKind: ContainerFinder.Kind { get }

    /// Installs transitions, or gives those that are installed other options.
    ///
    /// - Parameter animator: Asked at each change; nil leaves it to the system.
    func installTransitions(
        options: TransitionOptions, animator: @escaping @MainActor () -> (any TransitionAnimator)?)

    /// Goes in front of a delegate that SwiftUI has set since.
    func adoptDelegate()

    /// Leaves the container as it was found.
    func uninstallTransitions()
}

extension StateDrivenContainer {
    /// Where the container keeps what its modifiers ask for.
    static var requests: Attachment {
        switch finderKind {
        case .stack: .stackRequests
        case .tabs: .tabRequests
        }
    }
}

extension UINavigationController: StateDrivenContainer {
    package static var finderKind: ContainerFinder.Kind { .stack }

    package func installTransitions(
        options: NavigationTransitionOptions, animator: @escaping @MainActor () -> (any TransitionAnimator)?
    ) {
        installedTransitions.isStateDriven = true
        installedTransitions.choose({ _, _, _ in animator() }, options: options)
    }

    package func adoptDelegate() { navigationTransitionAdapter?.adoptDelegate() }

    package func uninstallTransitions() { setNavigationTransition(nil) }
}

extension UITabBarController: StateDrivenContainer {
    package static var finderKind: ContainerFinder.Kind { .tabs }

    package func installTransitions(
        options: TabTransitionOptions, animator: @escaping @MainActor () -> (any TransitionAnimator)?
    ) {
        installedTransitions.isStateDriven = true
        installedTransitions.choose({ _, _ in animator() }, options: options)
    }

    package func adoptDelegate() { tabTransitionAdapter?.adoptDelegate() }

    package func uninstallTransitions() { setTabTransition(nil) }
}
#endif
