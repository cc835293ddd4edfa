#if canImport(UIKit)
import TransitionCore
import UIKit

extension UIViewController {
    /// Plays an animator when this controller is presented, and backwards when it is dismissed, swipes included.
    ///
    ///     detail.setModalTransition(.cover)
    ///     present(detail, animated: true)
    ///
    /// It sets the controller's presentation style and its transitioning delegate. The controller owns the adapter. If
    /// the controller is presented without animation, a swipe can dismiss it only if its view was loaded before this
    /// call.
    ///
    /// - Parameters:
    ///   - animator: The animator; nil uninstalls everything and leaves the controller as it was found. A transition
    ///     that a finger holds then goes back.
    ///   - options: Extent, swipe, release, Reduce Motion.
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

    /// The adapter that is installed on the controller; nil without a transition.
    public var modalTransitionAdapter: ModalTransitionAdapter? {
        Attachment.modalTransition.get(from: self) as? ModalTransitionAdapter
    }
}
#endif
