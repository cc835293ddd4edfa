#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionPlayback
import TransitionUIKit
import UIKit

/// A modifier's request to the container that its finder finds. SwiftUI keeps the request as long as the modifier's
/// view exists, and passes on the modifier's values at any time.
@MainActor
package final class TransitionRequest<Container: StateDrivenContainer> {
    /// The animator; nil leaves the container to the system.
    package private(set) var animator: (any TransitionAnimator)?
    package private(set) var options: Container.TransitionOptions
    private weak var container: Container?

    /// The finder, which is inserted among SwiftUI's controllers.
    package private(set) lazy var finder = ContainerFinder(Container.finderKind) { [weak self] in
        self?.move(to: $0 as? Container)
    }

    package init(_ animator: (any TransitionAnimator)?, options: Container.TransitionOptions) {
        self.animator = animator
        self.options = options
    }

    /// Takes the modifier's latest values and searches for the container again.
    package func update(_ animator: (any TransitionAnimator)?, options: Container.TransitionOptions) {
        self.animator = animator
        self.options = options
        finder.look()
        container.map { TransitionInstallation.of($0) }?.update()
    }

    /// The container that a new search finds.
    var found: Container? {
        finder.look()
        return container
    }

    /// Withdraws the request, because the modifier has been removed.
    package func withdraw() { move(to: nil) }

    private func move(to new: Container?) {
        let old = container
        container = new
        old.map { TransitionInstallation.of($0) }?.remove(self)
        new.map { TransitionInstallation.of($0) }?.add(self)
    }
}

/// The transitions that modifiers have installed on one container. The container keeps this object.
///
/// If there are several modifiers, the latest one wins until it is removed. SwiftUI updates a modifier at every change
/// around it, so the transitions are installed again only if the options differ. At each change of screens the latest
/// animator is requested.
@MainActor
final class TransitionInstallation<Container: StateDrivenContainer> {
    private weak var container: Container?
    private var requests: [Weak<TransitionRequest<Container>>] = []
    /// The installed options, and the transition of UIKit that the animator names; nil if nothing is installed.
    private var installed: (options: Container.TransitionOptions, system: SystemTransition?)?

    private init(on container: Container) { self.container = container }

    /// Returns the installation of a container.
    static func of(_ container: Container) -> TransitionInstallation {
        if let known = Container.requests.get(from: container) as? TransitionInstallation { return known }
        let new = TransitionInstallation(on: container)
        Container.requests.set(new, on: container)
        return new
    }

    func add(_ request: TransitionRequest<Container>) {
        requests.append(Weak(request))
        update()
    }

    func remove(_ request: TransitionRequest<Container>) {
        requests.removeAll { $0.object === request }
        // In the next turn, because SwiftUI may be about to insert the same modifier elsewhere in the container, or
        // another modifier in its place.
        if current == nil { updateInNextTurn() } else { update() }
    }

    /// The request that wins.
    private var current: TransitionRequest<Container>? { requests.last { $0.object != nil }?.object }

    /// Installs the winning request if it differs from what is installed.
    func update() {
        guard let container else { return }
        requests.removeAll { $0.object == nil }
        guard let current, let animator = current.animator else {
            // Single pushes may still have animators.
            guard installed != nil else { return container.adoptDelegate() }
            installed = nil
            return container.uninstallTransitions()
        }
        let system = animator.systemTransition
        if let installed, installed.options == current.options, installed.system == system {
            return container.adoptDelegate()
        }
        installed = (current.options, system)
        container.installTransitions(options: current.options, system: system == nil ? nil : animator) { [weak self] in
            self?.current?.animator
        }
        // SwiftUI may set its own delegate in this turn or in the next one.
        updateInNextTurn()
        MainQueue.inNextTurn { [weak self] in self?.updateInNextTurn() }
    }

    private func updateInNextTurn() {
        MainQueue.inNextTurn { [weak self] in self?.update() }
    }
}
#endif
