import Foundation

/// The delegate of a navigation controller, which is notified of changes and supplies animators. Its methods are optional.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// A controller is about to be shown.
    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    )

    /// A controller is shown.
    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    )

    /// The interface orientations that the stack supports.
    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask

    /// The preferred interface orientation when the stack is presented.
    func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation

    /// The interaction controller for the animator; nil if the transition is not interactive. Asked only if the app
    /// supplied an animator.
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    /// The animator for a change, nil for the standard one.
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UINavigationControllerDelegate {
    /// The default for an absent method.
    public func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    ) {
        Headless.methodIsAbsent()
    }

    /// The default for an absent method.
    public func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) {
        Headless.methodIsAbsent()
    }

    /// The default for an absent method.
    public func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask {
        Headless.methodIsAbsent()
        return .all
    }

    /// The default for an absent method.
    public func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation {
        Headless.methodIsAbsent()
        return .unknown
    }

    /// The default for an absent method.
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        Headless.methodIsAbsent()
        return nil
    }

    /// The default for an absent method.
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        Headless.methodIsAbsent()
        return nil
    }
}

/// A navigation controller's calls of its delegate.
@MainActor
struct NavigationDelegateCalls {
    static let animator = "navigationController(_:animationControllerFor:from:to:)"
    private static let interaction = "navigationController(_:interactionControllerFor:)"
    private static let willShow = "navigationController(_:willShow:animated:)"
    private static let didShow = "navigationController(_:didShow:animated:)"
    private static let orientations = "navigationControllerSupportedInterfaceOrientations(_:)"
    private static let preferredOrientation = "navigationControllerPreferredInterfaceOrientationForPresentation(_:)"

    private let known = OptionalMethods()

    func reset(for delegate: AnyObject?) {
        known.reset(
            for: delegate,
            methods: [
                Self.animator, Self.interaction, Self.willShow, Self.didShow, Self.orientations,
                Self.preferredOrientation,
            ])
    }

    func willShow(_ controller: UIViewController, animated: Bool, in navigation: UINavigationController) {
        guard let delegate = navigation.delegate else { return }
        known.call(Self.willShow) {
            delegate.navigationController(navigation, willShow: controller, animated: animated)
        }
    }

    func didShow(_ controller: UIViewController, animated: Bool, in navigation: UINavigationController) {
        guard let delegate = navigation.delegate else { return }
        known.call(Self.didShow) {
            delegate.navigationController(navigation, didShow: controller, animated: animated)
        }
    }

    func animator(
        for operation: UINavigationController.Operation,
        from: UIViewController,
        to: UIViewController,
        in navigation: UINavigationController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let delegate = navigation.delegate else { return nil }
        return known.call(Self.animator) {
            delegate.navigationController(navigation, animationControllerFor: operation, from: from, to: to)
        } ?? nil
    }

    func interaction(
        for animator: any UIViewControllerAnimatedTransitioning,
        in navigation: UINavigationController
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        guard let delegate = navigation.delegate else { return nil }
        return known.call(Self.interaction) {
            delegate.navigationController(navigation, interactionControllerFor: animator)
        } ?? nil
    }

    func supportedOrientations(in navigation: UINavigationController) -> UIInterfaceOrientationMask? {
        guard let delegate = navigation.delegate else { return nil }
        return known.call(Self.orientations) {
            delegate.navigationControllerSupportedInterfaceOrientations(navigation)
        }
    }

    func preferredOrientation(in navigation: UINavigationController) -> UIInterfaceOrientation? {
        guard let delegate = navigation.delegate else { return nil }
        return known.call(Self.preferredOrientation) {
            delegate.navigationControllerPreferredInterfaceOrientationForPresentation(navigation)
        }
    }

    /// Whether the delegate implements the animator method at all. If that is not known yet, the delegate is called as
    /// for a pop of the top controller, because there is no other way to find out.
    func suppliesAnimators(in navigation: UINavigationController) -> Bool {
        guard navigation.delegate != nil else { return false }
        if let isKnown = known.isImplemented(Self.animator) { return isKnown }
        let controllers = navigation.viewControllers
        guard controllers.count > 1 else { return false }
        _ = animator(
            for: .pop, from: controllers[controllers.count - 1], to: controllers[controllers.count - 2],
            in: navigation)
        return known.isImplemented(Self.animator) ?? false
    }
}
