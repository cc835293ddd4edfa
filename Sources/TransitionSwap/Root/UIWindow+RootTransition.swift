#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionUIKit
import UIKit

extension UIWindow {
    /// Changes the root of the window by a transition.
    ///
    /// > Experimental: Names and behaviour may change with a minor version.
    ///
    ///     window.setRootViewController(home, transition: .fold)
    ///
    /// The controller is the root when the call returns. It is laid out and live, and it moves against a picture of what
    /// the window has shown. What the old root has presented is dismissed under the picture, its keyboard goes, and it
    /// is freed if the app does not keep it. Touches have to wait until the transition is over.
    ///
    /// The change has no animation if `transition` is nil, if the window is hidden or its scene is in the background, if
    /// animations or ``/TransitionUIKit/Transitions/isEnabled`` are off, if the window has had no root, and if the new
    /// root does not fill the window. Everything else is the same then. A call during a transition replaces it; the
    /// latest call stands. A call from a callback of UIKit's own change, such as `viewWillAppear`, is made right after
    /// it. A change of the window's size, and a screen that the new root presents, end the transition at its end. It
    /// cannot be cancelled, so that fingers and code cannot hold it.
    ///
    /// - Parameters:
    ///   - root: The new root. The root that the window has already is left as it is; if it is just arriving, the
    ///     completion comes when it has arrived.
    ///   - transition: The animator. One that does not support navigation controllers is replaced by a cross-fade.
    ///   - options: The direction, and when a cross-fade replaces the animator.
    ///   - completion: Called once, in a later turn of the run loop, when the change is over or was refused.
    public func setRootViewController(
        _ root: UIViewController, transition: (any TransitionAnimator)?,
        options: RootTransitionOptions = RootTransitionOptions(),
        completion: (@MainActor (RootTransitionOutcome) -> Void)? = nil
    ) {
        RootTransitions.of(self).make(RootChange(root, completion), transition, options)
    }

    /// Changes the root of the window by a transition, and waits until the change is over.
    ///
    /// > Experimental: Names and behaviour may change with a minor version.
    ///
    ///     if await window.changeRootViewController(to: home, transition: .fold) == .finished { home.greet() }
    ///
    /// The controller is the root before the wait begins. The rest is as with
    /// ``UIKit/UIWindow/setRootViewController(_:transition:options:completion:)``, which has another name so that a task may
    /// call it without waiting. A task that is cancelled waits all the same.
    ///
    /// - Parameters:
    ///   - root: The new root.
    ///   - transition: The animator; nil changes the root without animation.
    ///   - options: The direction, and when a cross-fade replaces the animator.
    /// - Returns: How the change has ended.
    @discardableResult
    public func changeRootViewController(
        to root: UIViewController, transition: (any TransitionAnimator)?,
        options: RootTransitionOptions = RootTransitionOptions()
    ) async -> RootTransitionOutcome {
        await withCheckedContinuation { continuation in
            setRootViewController(root, transition: transition, options: options) { continuation.resume(returning: $0) }
        }
    }
}
#endif
