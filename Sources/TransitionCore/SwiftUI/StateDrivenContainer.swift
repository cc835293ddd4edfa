#if canImport(UIKit)
import UIKit

/// A container that SwiftUI keeps, on which a modifier installs transitions.
@MainActor
protocol StateDrivenContainer: UIViewController {
    associatedtype TransitionOptions: Equatable

    /// Which of the finder's kinds this is.
    static var finderKind: ContainerFinder.Kind { get }

    /// Where the container keeps what its modifiers ask for.
    static var requests: Attachment { get }

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

extension UINavigationController: StateDrivenContainer {
    static var finderKind: ContainerFinder.Kind { .stack }
    static var requests: Attachment { .stackRequests }

    func installTransitions(
        options: NavigationTransitionOptions, animator: @escaping @MainActor () -> (any TransitionAnimator)?
    ) {
        installedTransitions.isStateDriven = true
        installedTransitions.choose({ _, _, _ in animator() }, options: options)
    }

    func adoptDelegate() { navigationTransitionAdapter?.adoptDelegate() }

    func uninstallTransitions() { setNavigationTransition(nil) }
}

extension UITabBarController: StateDrivenContainer {
    static var finderKind: ContainerFinder.Kind { .tabs }
    static var requests: Attachment { .tabRequests }

    func installTransitions(
        options: TabTransitionOptions, animator: @escaping @MainActor () -> (any TransitionAnimator)?
    ) {
        installedTransitions.isStateDriven = true
        installedTransitions.choose({ _, _ in animator() }, options: options)
    }

    func adoptDelegate() { tabTransitionAdapter?.adoptDelegate() }

    func uninstallTransitions() { setTabTransition(nil) }
}
#endif
