#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// The delegate methods that a navigation adapter implements. The app's own delegate receives all others.
@MainActor
protocol NavigationDelegateProxyOwner: AnyObject {
    func animationController(
        for operation: UINavigationController.Operation,
        from: UIViewController,
        to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    func interactionController(for animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    func willShow(_ controller: UIViewController, animated: Bool)
    func didShow(_ controller: UIViewController)
}

/// The messages that are just being forwarded to the app's delegate, the latest last. Another library's proxy may send a message back to
/// this proxy, after the app has already received it.
@MainActor
struct PassedOn {
    enum Message: Equatable {
        case animator(from: ObjectIdentifier, to: ObjectIdentifier)
        case interaction(ObjectIdentifier)
        case willShow(ObjectIdentifier)
        case didShow(ObjectIdentifier)
        case orientations
        case orientation
    }

    private var underWay: [Message] = []

    /// Notes that a message is being forwarded.
    ///
    /// - Returns: false if it was already being forwarded.
    // Not inlined, because each generic `pass` would contain it.
    @inline(never)
    mutating func begin(_ message: Message) -> Bool {
        guard !underWay.contains(message) else { return false }
        underWay.append(message)
        return true
    }

    /// Notes that the latest message was forwarded.
    mutating func end() { underWay.removeLast() }
}

/// A navigation controller's delegate in front of the app's delegate.
///
/// UIKit checks the delegate's methods once, when the delegate is set. A delegate with the animator method disables the
/// system's pop gestures. The proxy therefore has that method only while it may return an animator.
@MainActor
final class NavigationDelegateProxy: NSObject, UINavigationControllerDelegate {
    weak var owner: (any NavigationDelegateProxyOwner)?
    // Unchecked: NSObject declares `responds(to:)` and `forwardingTarget(for:)` for any thread. UIKit calls them, and
    // this package changes these properties, only on the main thread.
    nonisolated(unsafe) weak var forwarded: (any UINavigationControllerDelegate)?
    /// Whether the proxy has the two delegate methods about animation. After changing it, set the delegate again,
    /// because UIKit checks the methods only then.
    nonisolated(unsafe) var answersAnimation = false
    /// Whether this proxy is asking the app's delegate for its methods. That delegate may be another proxy that asks
    /// this one in turn. This proxy then answers only for its own methods.
    nonisolated(unsafe) var isAsking = false
    private var passedOn = PassedOn()

    /// Forwards a message to the app's delegate, once, and only if this proxy is the navigation controller's delegate.
    /// Another delegate that has replaced the proxy calls the app's delegate itself. Returns nil if the app's delegate
    /// lacks the method.
    @discardableResult
    func pass<Answer>(
        _ message: PassedOn.Message,
        of navigationController: UINavigationController,
        _ call: (any UINavigationControllerDelegate) -> Answer?
    ) -> Answer? {
        guard navigationController.delegate === self, let forwarded, passedOn.begin(message) else { return nil }
        defer { passedOn.end() }
        return answer { call(forwarded) }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        if answersAnimation, let own = owner?.animationController(for: operation, from: fromVC, to: toVC) {
            return own
        }
        return pass(.animator(from: ObjectIdentifier(fromVC), to: ObjectIdentifier(toVC)), of: navigationController) {
            let method: Optional = $0.navigationController(_:animationControllerFor:from:to:)
            return method?(navigationController, operation, fromVC, toVC)
        } ?? absentAnswer()
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        if let own = owner?.interactionController(for: animationController) { return own }
        return pass(.interaction(ObjectIdentifier(animationController)), of: navigationController) {
            let method: Optional = $0.navigationController(_:interactionControllerFor:)
            return method?(navigationController, animationController)
        } ?? absentAnswer()
    }

    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    ) {
        owner?.willShow(viewController, animated: animated)
        pass(.willShow(ObjectIdentifier(viewController)), of: navigationController) {
            let method: Optional = $0.navigationController(_:willShow:animated:)
            return method?(navigationController, viewController, animated)
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) {
        owner?.didShow(viewController)
        pass(.didShow(ObjectIdentifier(viewController)), of: navigationController) {
            let method: Optional = $0.navigationController(_:didShow:animated:)
            return method?(navigationController, viewController, animated)
        }
    }

    #if !HEADLESS_UIKIT
    nonisolated private static let animationController = #selector(
        UINavigationControllerDelegate.navigationController(_:animationControllerFor:from:to:)
    )
    nonisolated private static let interactionController = #selector(
        UINavigationControllerDelegate.navigationController(_:interactionControllerFor:)
    )

    override func responds(to aSelector: Selector!) -> Bool {
        if aSelector == Self.animationController || aSelector == Self.interactionController {
            return answersAnimation || appResponds(to: aSelector)
        }
        return super.responds(to: aSelector) || appResponds(to: aSelector)
    }

    override func forwardingTarget(for aSelector: Selector!) -> Any? {
        appResponds(to: aSelector) ? forwarded : super.forwardingTarget(for: aSelector)
    }

    nonisolated private func appResponds(to aSelector: Selector!) -> Bool {
        guard !isAsking, let forwarded else { return false }
        isAsking = true
        defer { isAsking = false }
        return forwarded.responds(to: aSelector)
    }

    /// Whether the app's delegate has the animator method, which disables UIKit's own swipe back.
    func appAnimates(in navigationController: UINavigationController) -> Bool {
        appResponds(to: Self.animationController)
    }

    private func absentAnswer<Answer>() -> Answer? { nil }
    #endif
}
#endif
