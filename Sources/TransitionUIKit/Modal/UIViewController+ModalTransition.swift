#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

extension UIViewController {
    /// Plays an animator when this controller is presented, and in reverse when it is dismissed, including by a swipe.
    ///
    ///     detail.setModalTransition(.cover)
    ///     present(detail, animated: true)
    ///
    /// This sets the controller's presentation style and its transitioning delegate. The controller owns the adapter.
    /// If the controller is presented without animation in a later turn of the run loop, a swipe can dismiss it only if
    /// its view was loaded before this call.
    ///
    /// - Parameters:
    ///   - animator: The animator; nil uninstalls the transition, restores the controller's previous state and cancels
    ///     a transition under a finger.
    ///   - options: The extent, the swipe, the release and the Reduce Motion behaviour.
    public func setModalTransition(
        _ animator: (any TransitionAnimator)?,
        options: ModalTransitionOptions = ModalTransitionOptions()
    ) {
        guard let animator else {
            modalTransitionAdapter?.uninstall()
            return
        }
        if let installed = modalTransitionAdapter { return installed.choose(animator, options: options) }
        let new = ModalTransitionAdapter(on: self, animator: animator, options: options)
        Attachment.modalTransition.set(new, on: self)
        new.choose(animator, options: options)
    }

    /// Presents a controller with an animator, which plays in reverse when the controller is dismissed.
    ///
    ///     present(detail, transition: .cover)
    ///
    /// It calls ``setModalTransition(_:options:)`` on the controller, and then `present(_:animated:completion:)`.
    ///
    /// - Parameters:
    ///   - viewController: The controller to present.
    ///   - transition: The animator.
    ///   - options: The extent, the swipe, the release and the Reduce Motion behaviour.
    ///   - completion: Called when the presentation has finished.
    public func present(
        _ viewController: UIViewController, transition: any TransitionAnimator,
        options: ModalTransitionOptions = ModalTransitionOptions(), completion: (@MainActor @Sendable () -> Void)? = nil
    ) {
        viewController.setModalTransition(transition, options: options)
        present(viewController, animated: true, completion: completion)
    }

    /// The transitions of this controller's presentation and dismissal: what is installed, events, swipes and control.
    public var modalTransitions: ContainerTransitions<ModalTransitionOptions> {
        ContainerTransitions(of: self, .modal)
    }

    /// The session of the installed adapter; nil without a transition.
    package var modalSession: ContainerSession? { modalTransitionAdapter?.session }

    /// The adapter installed on the controller; nil without a transition.
    // Not inlined: a dozen callers would contain it.
    @inline(never)
    var modalTransitionAdapter: ModalTransitionAdapter? {
        Attachment.modalTransition.get(from: self) as? ModalTransitionAdapter
    }
}

extension ContainerTransitions<ModalTransitionOptions> {
    /// The app's own transitioning delegate. Held weakly. While an animator is installed, UIKit calls the package's
    /// delegate instead, and this one is restored when the animator is uninstalled.
    public var delegate: (any UIViewControllerTransitioningDelegate)? {
        get {
            guard let adapter = container?.modalTransitionAdapter else { return container?.transitioningDelegate }
            return adapter.appDelegate
        }
        nonmutating set {
            guard let adapter = container?.modalTransitionAdapter else {
                container?.transitioningDelegate = newValue
                return
            }
            adapter.appDelegate = newValue
        }
    }
}
#endif
