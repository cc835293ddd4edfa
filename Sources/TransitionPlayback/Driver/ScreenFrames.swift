#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// The frames that the two screens of a transition have at rest.
@MainActor
struct ScreenFrames {
    /// The container's size at the start.
    private let size: CGSize
    /// The frame of the leaving screen. The screen has it again after a cancellation.
    private let leaving: CGRect?

    /// Reads the frames at the start of a transition.
    init(in context: any UIViewControllerContextTransitioning) {
        size = context.containerView.bounds.size
        leaving = context.view(forKey: .from).flatMap { $0.transform.isIdentity ? $0.frame : nil }
    }

    /// Adds the arriving view with its final frame and lays it out. In a change backward, the arriving view is inserted
    /// below the leaving view.
    ///
    /// Must be called before any block animation of this package, because the first layout pass of an arriving screen
    /// must not be animated.
    static func install(in context: any UIViewControllerContextTransitioning, isForward: Bool) {
        guard let view = context.view(forKey: .to) else { return }
        let (container, from) = (context.containerView, context.view(forKey: .from))
        let finalFrame = context.viewController(forKey: .to).map { context.finalFrame(for: $0) } ?? .zero
        UIView.performWithoutAnimation {
            // A frame is meaningless while a transform is set.
            if view.transform.isIdentity { view.frame = finalFrame.isEmpty ? container.bounds : finalFrame }
            if !isForward, let from, from.superview === container {
                container.insertSubview(view, belowSubview: from)
            } else if view.superview !== container {
                container.addSubview(view)
            }
            view.layoutIfNeeded()
        }
    }

    /// Moves both screens to their places. If UIKit has set their frames while they were posed, their centres have
    /// moved (F134). The leaving screen is moved too, because a later transition may bring it back.
    func putInPlace(in context: any UIViewControllerContextTransitioning) {
        let arriving = context.viewController(forKey: .to).map { context.finalFrame(for: $0) }
        put(context.view(forKey: .to), at: arriving, in: context.containerView)
        // A place in a container of another size is meaningless.
        if size == context.containerView.bounds.size {
            put(context.view(forKey: .from), at: leaving, in: context.containerView)
        }
    }

    private func put(_ view: UIView?, at place: CGRect?, in container: UIView) {
        guard let view, view.superview === container, view.transform.isIdentity, let place, !place.isEmpty,
            view.frame != place
        else { return }
        UIView.performWithoutAnimation { view.frame = place }
    }
}
#endif
