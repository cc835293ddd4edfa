#if canImport(UIKit)
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

    /// Plays an animator for every animated push, and backwards for every pop, swipes included.
    ///
    ///     navigationController.setNavigationTransition(.slide)
    ///
    /// The controller's delegate stays behind the adapter's and still receives every call; set another one through
    /// ``NavigationTransitionAdapter/delegate``. The controller owns the adapter. This call loads the controller's view
    /// if necessary, so that a controller that makes itself its own delegate in `viewDidLoad` has done so before.
    ///
    /// - Parameters:
    ///   - animator: The animator; nil uninstalls everything and leaves the controller as it was found.
    ///   - options: Swipe back, release, Reduce Motion.
    public func setNavigationTransition(
        _ animator: (any TransitionAnimator)?,
        options: NavigationTransitionOptions = NavigationTransitionOptions()
    ) {
        guard let animator else {
            navigationTransitionAdapter?.uninstall()
            return
        }
        installedTransitions.choose({ _, _, _ in animator }, options: options)
    }

    /// Asks a rule for the animator of every animated change.
    ///
    ///     navigationController.setNavigationTransition { operation, from, to in
    ///         to is PhotoViewController ? .scale : .push
    ///     }
    ///
    /// The rule is called for pops too, and its animator then plays backwards; only a screen that was pushed with an
    /// animator of its own uses that one. Where the rule leaves a pop to UIKit, a swipe back looks like UIKit's. The
    /// rule is also called when a finger begins to swipe back. It is not called for a screen with a `preferredTransition`,
    /// which keeps UIKit's push, pop and gestures.
    ///
    /// - Parameters:
    ///   - options: Swipe back, release, Reduce Motion.
    ///   - rule: Called on the main actor at the start of each change.
    public func setNavigationTransition(
        options: NavigationTransitionOptions = NavigationTransitionOptions(),
        _ rule: @escaping NavigationTransitionRule
    ) {
        installedTransitions.choose(rule, options: options)
    }

    /// Pushes a screen with an animator of its own. The pop of this screen plays the same animator backwards, no matter
    /// what was pushed or removed in between. Loads the navigation controller's view, if it is not loaded yet.
    ///
    /// - Parameters:
    ///   - viewController: The screen to push.
    ///   - transition: The animator.
    public func pushViewController(_ viewController: UIViewController, transition: any TransitionAnimator) {
        installedTransitions.push(viewController, with: transition)
    }

    /// The adapter that is installed on the controller; nil without a transition.
    public var navigationTransitionAdapter: NavigationTransitionAdapter? {
        Attachment.navigationTransition.get(from: self) as? NavigationTransitionAdapter
    }

    /// The adapter, which is made if there is none.
    package var installedTransitions: NavigationTransitionAdapter {
        if let installed = navigationTransitionAdapter { return installed }
        let new = NavigationTransitionAdapter(on: self)
        Attachment.navigationTransition.set(new, on: self)
        return new
    }
}
#endif
