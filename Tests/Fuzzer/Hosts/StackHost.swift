import TransitionCore
import TransitionSwiftUI
import TransitionUIKit
import UIKit

/// A navigation controller that behaves as the one under `NavigationStack(path:)` is publicly known to.
///
/// It is a `UINavigationController` among the children of a hosting controller, with a delegate of SwiftUI's own
/// (github.com/siteline/swiftui-introspect/issues/223, and the call stack in
/// github.com/pointfreeco/swift-composable-architecture/issues/3653). The app changes the path, and the stack follows;
/// the user changes the stack, and the path follows, from what the delegate hears and from nothing else.
@MainActor
final class StackHost: ContainerHost<UINavigationController>, UINavigationControllerDelegate {
    /// Counts how often its delegate is set.
    final class Stack: UINavigationController {
        private(set) var settings = 0
        override weak var delegate: (any UINavigationControllerDelegate)? {
            didSet { settings += 1 }
        }
    }

    private(set) var navigation: Stack
    /// Makes the screen of an element of the path.
    private let makeScreen: @MainActor (String) -> UIViewController
    /// Hears the same as this host.
    var listener: (any UINavigationControllerDelegate)?

    /// The elements of the path, each the title of its screen. The app sets it.
    var path: [String] {
        didSet { if path != oldValue, !isTaking { setNeedsUpdate() } }
    }

    init(
        _ assumptions: HostAssumptions = HostAssumptions(), path: [String] = [],
        screen: @escaping @MainActor (String) -> UIViewController = { HostedScreen($0) }
    ) {
        navigation = Stack(nibName: nil, bundle: nil)
        makeScreen = screen
        self.path = path
        super.init(assumptions, navigation)
        build()
    }

    private func build() {
        build(navigation) {
            navigation.setViewControllers([makeScreen("root")] + path.map { makeScreen($0) }, animated: false)
        }
    }

    override func setDelegate() { navigation.delegate = self }

    override var content: UIViewController { navigation.viewControllers[0] }

    /// SwiftUI makes the container anew; the path and the modifiers are the same.
    func rebuild() {
        rebuild {
            navigation = Stack(nibName: nil, bundle: nil)
            build()
        }
    }

    /// A modifier appears.
    @discardableResult
    func add(_ animator: (any TransitionAnimator)?, _ place: Place = .inside) -> TransitionRequest<
        UINavigationController
    > {
        add(animator, options: .init(), place)
    }

    @discardableResult
    func add(
        _ animator: (any TransitionAnimator)?, options: NavigationTransitionOptions
    ) -> TransitionRequest<UINavigationController> {
        add(animator, options: options, .inside)
    }

    /// The modifier's view gets another identity.
    func replace(_ request: TransitionRequest<UINavigationController>, by animator: (any TransitionAnimator)?) {
        replace(request, by: animator, options: .init(), .inside)
    }

    override func follow() {
        let screens = navigation.viewControllers
        guard shown != path else { return }
        let kept = zip(shown, path).prefix { $0 == $1 }.count
        if assumptions.pushesSingleScreens, kept == shown.count, path.count == kept + 1 {
            navigation.pushViewController(makeScreen(path[kept]), animated: true)
        } else if assumptions.pushesSingleScreens, kept == path.count, shown.count == kept + 1 {
            navigation.popViewController(animated: true)
        } else {
            let new = path[kept...].map { makeScreen($0) }
            navigation.setViewControllers(Array(screens.prefix(kept + 1)) + new, animated: true)
        }
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        log.note("willShow \(viewController.title ?? "?")")
        listener?.navigationController(navigationController, willShow: viewController, animated: animated)
        guard assumptions.takesPathFromWillShow else { return }
        // What is not animated is done, whatever else is under way around the stack.
        guard animated, let coordinator = navigationController.transitionCoordinator else { return takePath() }
        coordinator.animate(alongsideTransition: nil) { [weak self] context in
            if !context.isCancelled { self?.takePath() }
        }
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        log.note("didShow \(viewController.title ?? "?")")
        listener?.navigationController(navigationController, didShow: viewController, animated: animated)
        if !assumptions.takesPathFromWillShow { takePath() }
    }

    private func takePath() { take { path = shown } }

    /// The titles of the screens above the root.
    var shown: [String] { navigation.viewControllers.dropFirst().map { $0.title ?? "?" } }
}
