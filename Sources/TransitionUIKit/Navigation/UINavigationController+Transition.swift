#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

extension UINavigationController {
    /// Returns the animator for a change of screens; nil leaves the change to UIKit.
    public typealias NavigationTransitionRule =
        @MainActor (
            _ operation: UINavigationController.Operation,
            _ from: UIViewController,
            _ to: UIViewController
        ) -> (any TransitionAnimator)?

    /// Plays an animator for every animated push, and in reverse for every pop, including swipes.
    ///
    ///     navigationController.setNavigationTransition(.slide)
    ///
    /// The controller's delegate still receives every call. To set another delegate, use `transitions.delegate`. This
    /// call loads the controller's view, because a controller may make itself its own delegate in `viewDidLoad`.
    ///
    /// - Parameters:
    ///   - animator: The animator; nil uninstalls the transitions and restores the controller's previous state.
    ///   - options: The swipe back, the release and the Reduce Motion behaviour.
    public func setNavigationTransition(
        _ animator: (any TransitionAnimator)?,
        options: NavigationTransitionOptions = NavigationTransitionOptions()
    ) {
        guard let animator else {
            navigationTransitionAdapter?.uninstall()
            return
        }
        installedTransitions.choose(animator, options: options)
    }

    /// Sets a rule that returns the animator of each animated change.
    ///
    ///     navigationController.setNavigationTransition { operation, from, to in
    ///         to is PhotoViewController ? .scale : .push
    ///     }
    ///
    /// The rule is also called for pops, and its animator then plays in reverse. A screen pushed with an animator keeps
    /// that animator. If the rule returns nil for a pop, a swipe back looks like UIKit's. The rule is also called when
    /// a finger begins to swipe back. It is not called for a screen with a `preferredTransition`, which keeps UIKit's
    /// push, pop and gestures.
    ///
    /// - Parameters:
    ///   - options: The swipe back, the release and the Reduce Motion behaviour.
    ///   - rule: Called on the main actor at the start of each change.
    public func setNavigationTransition(
        options: NavigationTransitionOptions = NavigationTransitionOptions(),
        _ rule: @escaping NavigationTransitionRule
    ) {
        installedTransitions.choose(rule, options: options)
    }

    /// Pushes a screen with an animator. The pop of this screen plays the same animator in reverse, whatever was pushed
    /// or removed in between. Loads the navigation controller's view if necessary.
    ///
    /// - Parameters:
    ///   - viewController: The screen to push.
    ///   - transition: The animator.
    public func pushViewController(_ viewController: UIViewController, transition: any TransitionAnimator) {
        installedTransitions.push(viewController, with: transition)
    }

    /// Pops the top screen with an animator, which plays in reverse as for every pop. The animators of other pops do
    /// not change.
    ///
    /// - Parameter transition: The animator.
    /// - Returns: The popped screen; nil if there is only one.
    @discardableResult
    public func popViewController(transition: any TransitionAnimator) -> UIViewController? {
        guard viewControllers.count > 1 else { return nil }
        return installedTransitions.change([.pop], with: transition) { popViewController(animated: true) }
    }

    /// Replaces the stack with an animator. It plays forward if the new top screen was not on the stack, and in reverse
    /// if it was.
    ///
    /// - Parameters:
    ///   - viewControllers: The screens of the new stack, the root first.
    ///   - transition: The animator.
    public func setViewControllers(_ viewControllers: [UIViewController], transition: any TransitionAnimator) {
        installedTransitions.change([.push, .pop], with: transition) {
            setViewControllers(viewControllers, animated: true)
        }
    }

    /// The transitions of this navigation controller: what is installed, events, swipes and control.
    public var transitions: ContainerTransitions<NavigationTransitionOptions> {
        ContainerTransitions(of: self, .navigation)
    }

    /// The adapter installed on the controller; nil without a transition.
    // Not inlined: a dozen callers would contain it.
    @inline(never)
    var navigationTransitionAdapter: NavigationTransitionAdapter? {
        Attachment.navigationTransition.get(from: self) as? NavigationTransitionAdapter
    }

    /// The number of window pictures kept for swipes back.
    package var windowPictureCount: Int { navigationTransitionAdapter?.pictureCount ?? 0 }

    /// The adapter. It is created if necessary.
    @inline(never)
    var installedTransitions: NavigationTransitionAdapter {
        if let installed = navigationTransitionAdapter { return installed }
        let new = NavigationTransitionAdapter(on: self)
        Attachment.navigationTransition.set(new, on: self)
        return new
    }
}

extension ContainerTransitions<NavigationTransitionOptions> {
    /// The app's own delegate, which receives every call of the navigation controller. Held weakly.
    ///
    /// While an animator is installed, set this property and not the navigation controller's `delegate`, because a new
    /// `delegate` uninstalls the transitions.
    public var delegate: (any UINavigationControllerDelegate)? {
        get {
            guard let adapter = navigationController?.navigationTransitionAdapter else {
                return navigationController?.delegate
            }
            return adapter.delegate
        }
        nonmutating set {
            guard let adapter = navigationController?.navigationTransitionAdapter else {
                navigationController?.delegate = newValue
                return
            }
            adapter.delegate = newValue
        }
    }

    private var navigationController: UINavigationController? { container as? UINavigationController }
}
#endif
