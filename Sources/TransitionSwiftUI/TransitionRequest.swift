#if canImport(UIKit)
import TransitionCore
import TransitionUIKit
import UIKit

/// What one modifier asks of the container that its finder finds. SwiftUI keeps it for as long as the modifier's view
/// exists, and hands over the modifier's values as often as it likes.
@MainActor
package final class TransitionRequest<Container: StateDrivenContainer> {
    /// The animator; nil leaves the container to the system.
    package private(set) var animator: (any TransitionAnimator)?
    package private(set) var options: Container.TransitionOptions
    private weak var container: Container?

    /// The controller to be put among SwiftUI's.
    package private(set) lazy var finder = ContainerFinder(Container.finderKind) { [weak self] in
        self?.move(to: $0 as? Container)
    }

    package init(_ animator: (any TransitionAnimator)?, options: Container.TransitionOptions) {
        self.animator = animator
        self.options = options
    }

    /// Takes the modifier's latest values, and looks for the container again.
    package func update(_ animator: (any TransitionAnimator)?, options: Container.TransitionOptions) {
        self.animator = animator
        self.options = options
        finder.look()
        container.map { TransitionInstallation.of($0) }?.update()
    }

    /// The modifier is gone.
    package func withdraw() { move(to: nil) }

    private func move(to new: Container?) {
        let old = container
        container = new
        old.map { TransitionInstallation.of($0) }?.remove(self)
        new.map { TransitionInstallation.of($0) }?.add(self)
    }
}

/// What is installed on one container for its modifiers. The container keeps it.
///
/// Of several modifiers the one that came last counts, until it goes. SwiftUI updates a modifier whenever anything
/// around it changes, so nothing is installed again unless the options are others; the animator is asked for at each
/// change of screens.
@MainActor
final class TransitionInstallation<Container: StateDrivenContainer> {
    private weak var container: Container?
    private var requests: [Weak<TransitionRequest<Container>>] = []
    /// The options that are installed; nil while nothing is.
    private var installed: Container.TransitionOptions?

    private init(on container: Container) { self.container = container }

    /// The installation of a container.
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
        // SwiftUI may be putting the same modifier elsewhere in the container, or another one in its place.
        if current == nil { updateInNextTurn() } else { update() }
    }

    /// The request that counts.
    private var current: TransitionRequest<Container>? { requests.last { $0.object != nil }?.object }

    /// Installs what is asked for now, if that is something else than before.
    func update() {
        guard let container else { return }
        requests.removeAll { $0.object == nil }
        guard let current, current.animator != nil else {
            // Single pushes may still have animators of their own.
            guard installed != nil else { return container.adoptDelegate() }
            installed = nil
            return container.uninstallTransitions()
        }
        guard installed != current.options else { return container.adoptDelegate() }
        installed = current.options
        container.installTransitions(options: current.options) { [weak self] in self?.current?.animator }
        // SwiftUI may set its own delegate within this turn, or in the next.
        updateInNextTurn()
        MainQueue.inNextTurn { [weak self] in self?.updateInNextTurn() }
    }

    private func updateInNextTurn() {
        MainQueue.inNextTurn { [weak self] in self?.update() }
    }
}
#endif
