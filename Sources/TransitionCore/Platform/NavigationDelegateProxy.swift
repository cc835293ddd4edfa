#if canImport(UIKit)
import UIKit

/// What a navigation adapter answers; everything else is the app's own delegate's to answer.
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

/// What is being passed on to the app's delegate just now. Another library may have a proxy of its own that passes it back
/// to us; then it has been heard.
@MainActor
struct PassedOn {
    enum Message: Hashable {
        case animator(from: ObjectIdentifier, to: ObjectIdentifier)
        case interaction(ObjectIdentifier)
        case willShow(ObjectIdentifier)
        case didShow(ObjectIdentifier)
        case orientations
        case orientation
    }

    private var underWay: Set<Message> = []

    /// Whether it is not under way already; it is from now on, until it is done.
    mutating func begin(_ message: Message) -> Bool { underWay.insert(message).inserted }

    mutating func end(_ message: Message) { underWay.remove(message) }
}

#if !HEADLESS_UIKIT
/// A navigation controller's delegate in front of the app's.
///
/// UIKit asks once, when the delegate is set, which methods it has, and having the animator method at all turns
/// the system's pop gestures off; so it is there only while there is something to answer.
@MainActor
final class NavigationDelegateProxy: NSObject, UINavigationControllerDelegate {
    weak var owner: (any NavigationDelegateProxyOwner)?
    // Unchecked because NSObject declares the two questions below for any thread, while UIKit asks them, and we
    // change these two, on the main thread only.
    nonisolated(unsafe) weak var forwarded: (any UINavigationControllerDelegate)?
    /// Whether the two questions about animation are ours to answer at all. After a change the delegate must be
    /// set anew.
    nonisolated(unsafe) var answersAnimation = false
    /// Whether the app's delegate is being asked what it has. It may be a proxy that asks us back: then only what is
    /// ours counts.
    nonisolated(unsafe) private var isAsking = false
    private var passedOn = PassedOn()

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

    /// Whether the app's delegate has the animator method, with which UIKit has no swipe back of its own.
    func appAnimates(in navigationController: UINavigationController) -> Bool {
        appResponds(to: Self.animationController)
    }

    /// Passes a message on, once, and only while the navigation controller tells us itself: whoever has taken our place has
    /// a way of its own to the app.
    @discardableResult
    private func pass<Answer>(
        _ message: PassedOn.Message,
        of navigationController: UINavigationController,
        _ call: (any UINavigationControllerDelegate) -> Answer?
    ) -> Answer? {
        guard navigationController.delegate === self, let forwarded, passedOn.begin(message) else { return nil }
        defer { passedOn.end(message) }
        return call(forwarded)
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
            $0.navigationController?(
                navigationController, animationControllerFor: operation, from: fromVC, to: toVC
            ) ?? nil
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        if let own = owner?.interactionController(for: animationController) { return own }
        return pass(.interaction(ObjectIdentifier(animationController)), of: navigationController) {
            $0.navigationController?(navigationController, interactionControllerFor: animationController) ?? nil
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    ) {
        owner?.willShow(viewController, animated: animated)
        pass(.willShow(ObjectIdentifier(viewController)), of: navigationController) {
            $0.navigationController?(navigationController, willShow: viewController, animated: animated)
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) {
        owner?.didShow(viewController)
        pass(.didShow(ObjectIdentifier(viewController)), of: navigationController) {
            $0.navigationController?(navigationController, didShow: viewController, animated: animated)
        }
    }
}
#endif
#endif
