import TransitionCore
import TransitionSwiftUI
import UIKit

/// What the hosts of SwiftUI's containers have in common: a hosting controller, modifiers, and a state of the app that
/// the container follows and that follows the container.
@MainActor
class ContainerHost<Container: StateDrivenContainer>: NSObject {
    /// Where a modifier stands.
    enum Place: CaseIterable { case inside, outside }

    let assumptions: HostAssumptions
    /// The hosting controller.
    let hosting = UIViewController()
    /// The calls that the delegate has received.
    let log = HostLog()
    private(set) var container: Container
    /// Modifiers, each with its place.
    private(set) var requests: [(request: TransitionRequest<Container>, place: Place)] = []
    /// Whether the state has changed and the container has not followed yet.
    private(set) var needsUpdate = false
    /// Whether the state changes because the container has.
    private(set) var isTaking = false

    init(_ assumptions: HostAssumptions, _ container: Container) {
        self.assumptions = assumptions
        self.container = container
        super.init()
        hosting.view.backgroundColor = .white
    }

    // MARK: What each kind of container does

    /// Makes this object the container's delegate.
    func setDelegate() {}

    /// Makes the container show what the state says.
    func follow() {}

    /// The controller in the container within which modifiers stand.
    var content: UIViewController { container }

    // MARK: The container

    /// Fills a new container and puts it among the controllers of SwiftUI.
    func build(_ new: Container, fill: () -> Void) {
        container = new
        if assumptions.delegate != .late { setDelegate() }
        fill()
        var parent = hosting
        if assumptions.isDeepBeside {
            parent = UIViewController()
            hosting.embed(parent)
        }
        parent.embed(new)
        if assumptions.delegate == .late {
            Headless.DispatchQueue.main.async { [weak self] in self?.setDelegate() }
        }
    }

    /// SwiftUI makes the container anew, as it may whenever the identity of a view changes; the modifiers are the same.
    func rebuild(_ build: () -> Void) {
        let old = container
        for (request, place) in requests where place == .inside { request.finder.leave() }
        (assumptions.isDeepBeside ? old.parent : old)?.leave()
        build()
        for (request, place) in requests { stand(request, place) }
        // What the old container had to end first is gone with it.
        guard needsUpdate else { return }
        needsUpdate = false
        setNeedsUpdate()
    }

    // MARK: Modifiers

    /// A modifier appears.
    @discardableResult
    func add(
        _ animator: (any TransitionAnimator)?, options: Container.TransitionOptions, _ place: Place
    ) -> TransitionRequest<Container> {
        let request = TransitionRequest<Container>(animator, options: options)
        requests.append((request, place))
        stand(request, place)
        request.update(animator, options: options)
        return request
    }

    /// A modifier goes, as SwiftUI dismantles it.
    func remove(_ request: TransitionRequest<Container>) {
        requests.removeAll { $0.request === request }
        request.finder.leave()
        request.withdraw()
    }

    /// The modifier's view gets another identity.
    func replace(
        _ request: TransitionRequest<Container>, by animator: (any TransitionAnimator)?,
        options: Container.TransitionOptions, _ place: Place
    ) {
        if assumptions.dismantlesFirst { remove(request) }
        add(animator, options: options, place)
        if !assumptions.dismantlesFirst { remove(request) }
    }

    /// A background lies behind what it is put on.
    private func stand(_ request: TransitionRequest<Container>, _ place: Place) {
        guard request.finder.parent == nil else { return }
        (place == .inside ? content : hosting).embed(request.finder, size: .zero)
    }

    // MARK: From the state to the container

    /// Something around the container has changed, and SwiftUI updates all of it.
    func setNeedsUpdate() {
        guard !needsUpdate else { return }
        needsUpdate = true
        if assumptions.updatesInNextTurn {
            Headless.DispatchQueue.main.async { [weak self] in self?.update() }
        } else {
            update()
        }
    }

    private func update() {
        if assumptions.delegate == .always { setDelegate() }
        for (request, _) in requests { request.update(request.animator, options: request.options) }
        if let coordinator = container.transitionCoordinator,
            assumptions.waitsForChanges || coordinator.initiallyInteractive || coordinator.isInteractive
        {
            coordinator.animate(alongsideTransition: nil) { [weak self] _ in
                Headless.DispatchQueue.main.async { self?.update() }
            }
            return
        }
        needsUpdate = false
        follow()
    }

    // MARK: From the container to the state

    /// Changes the state without changing the container.
    func take(_ change: () -> Void) {
        // The app has changed the state since, and the container will follow.
        guard !needsUpdate else { return }
        isTaking = true
        change()
        isTaking = false
    }
}
