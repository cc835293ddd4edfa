import Animations
import UIKit

@testable import TransitionCore

/// A navigation controller that behaves as the one under `NavigationStack(path:)` is publicly known to.
///
/// It is a `UINavigationController` among the children of a hosting controller, with a delegate of SwiftUI's own
/// (github.com/siteline/swiftui-introspect/issues/223, and the call stack in
/// github.com/pointfreeco/swift-composable-architecture/issues/3653). The app changes the path, and the stack follows;
/// the user changes the stack, and the path follows, from what the delegate hears and from nothing else.
@MainActor
final class StackHost: NSObject, UINavigationControllerDelegate {
    /// Counts how often its delegate is set.
    final class Stack: UINavigationController {
        private(set) var settings = 0
        override weak var delegate: (any UINavigationControllerDelegate)? {
            didSet { settings += 1 }
        }
    }

    /// Where a modifier stands.
    enum Place: CaseIterable { case inside, outside }

    let assumptions: HostAssumptions
    /// The hosting controller.
    let hosting = UIViewController()
    private(set) var navigation = Stack(nibName: nil, bundle: nil)
    let log = Log()
    private var needsUpdate = false
    /// Modifiers on the stack, each with its place.
    private(set) var requests: [(request: TransitionRequest<UINavigationController>, place: Place)] = []

    /// The elements of the path, each the title of its screen. The app sets it.
    var path: [String] = [] {
        didSet {
            guard path != oldValue, !isTaking else { return }
            setNeedsUpdate()
        }
    }
    private var isTaking = false

    init(_ assumptions: HostAssumptions = HostAssumptions()) {
        self.assumptions = assumptions
        super.init()
        hosting.view.backgroundColor = .white
        build()
    }

    // MARK: The container

    private func build() {
        navigation = Stack(nibName: nil, bundle: nil)
        if assumptions.delegate != .late { navigation.delegate = self }
        navigation.setViewControllers([Screen("root")] + path.map { Screen($0) }, animated: false)
        var parent: UIViewController = hosting
        if assumptions.isDeepBeside {
            let between = UIViewController()
            hosting.embed(between)
            parent = between
        }
        parent.embed(navigation)
        if assumptions.delegate == .late {
            Headless.DispatchQueue.main.async { [weak self] in self?.navigation.delegate = self }
        }
    }

    /// SwiftUI makes the container anew, as it may whenever the identity of a view changes; the modifiers are the same.
    func rebuild() {
        let old = navigation
        let outermost = assumptions.isDeepBeside ? old.parent : old
        for (request, place) in requests where place == .inside { request.finder.leave() }
        outermost?.leave()
        build()
        for (request, place) in requests { stand(request, place) }
    }

    // MARK: Modifiers

    /// A modifier appears.
    @discardableResult
    func add(
        _ animator: (any TransitionAnimator)?, options: NavigationTransitionOptions = .init(), _ place: Place = .inside
    ) -> TransitionRequest<UINavigationController> {
        let request = TransitionRequest<UINavigationController>(animator, options: options)
        requests.append((request, place))
        stand(request, place)
        request.update(animator, options: options)
        return request
    }

    /// A modifier goes, as SwiftUI dismantles it.
    func remove(_ request: TransitionRequest<UINavigationController>) {
        requests.removeAll { $0.request === request }
        request.finder.leave()
        request.withdraw()
    }

    /// The modifier's view gets another identity.
    func replace(_ request: TransitionRequest<UINavigationController>, by animator: (any TransitionAnimator)?) {
        if assumptions.dismantlesFirst {
            remove(request)
            add(animator)
        } else {
            add(animator)
            remove(request)
        }
    }

    private func stand(_ request: TransitionRequest<UINavigationController>, _ place: Place) {
        guard request.finder.parent == nil else { return }
        (place == .inside ? navigation.viewControllers[0] : hosting).embed(request.finder, size: .zero)
    }

    // MARK: From the state to the container

    /// Something around the stack has changed, and SwiftUI updates all of it.
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
        needsUpdate = false
        if assumptions.delegate == .always { navigation.delegate = self }
        for (request, _) in requests { request.update(request.animator, options: request.options) }
        let screens = navigation.viewControllers
        let shown = screens.dropFirst().map { $0.title ?? "?" }
        guard shown != path else { return }
        let kept = zip(shown, path).prefix { $0 == $1 }.count
        if assumptions.pushesSingleScreens, kept == shown.count, path.count == kept + 1 {
            navigation.pushViewController(Screen(path[kept]), animated: true)
        } else if assumptions.pushesSingleScreens, kept == path.count, shown.count == kept + 1 {
            navigation.popViewController(animated: true)
        } else {
            let new = path[kept...].map { Screen($0) }
            navigation.setViewControllers(Array(screens.prefix(kept + 1)) + new, animated: true)
        }
    }

    // MARK: From the container to the state

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        log.note("willShow \(viewController.title ?? "?")")
        guard assumptions.takesPathFromWillShow else { return }
        guard let coordinator = navigationController.transitionCoordinator else { return takePath() }
        coordinator.animate(alongsideTransition: nil) { [weak self] context in
            if !context.isCancelled { self?.takePath() }
        }
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        log.note("didShow \(viewController.title ?? "?")")
        if !assumptions.takesPathFromWillShow { takePath() }
    }

    private func takePath() {
        // The app has changed the path since, and the stack will follow.
        guard !needsUpdate else { return }
        isTaking = true
        path = shown
        isTaking = false
    }

    /// The titles of the screens above the root.
    var shown: [String] { navigation.viewControllers.dropFirst().map { $0.title ?? "?" } }
}

extension UIViewController {
    /// Makes a controller a child, as large as this one or of a size of its own.
    func embed(_ child: UIViewController, size: CGSize? = nil) {
        addChild(child)
        child.view.frame = CGRect(origin: CGPoint(x: view.bounds.midX, y: view.bounds.midY), size: size ?? .zero)
        if size == nil {
            child.view.frame = view.bounds
            child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    /// Leaves the container.
    func leave() {
        willMove(toParent: nil)
        viewIfLoaded?.removeFromSuperview()
        removeFromParent()
    }
}
