#if canImport(UIKit)
import TransitionCore
import UIKit

/// The frames that the two screens of a transition have at rest.
@MainActor
struct ScreenFrames {
    /// The container's size at the start.
    private let size: CGSize
    /// The frame of the screen that leaves; it has this frame again if the transition is cancelled.
    private let leaving: CGRect?

    /// Remembers the frames at the start of a transition.
    init(in context: any UIViewControllerContextTransitioning) {
        size = context.containerView.bounds.size
        leaving = context.view(forKey: .from).flatMap { $0.transform.isIdentity ? $0.frame : nil }
    }

    /// Adds the arriving view at its final frame and lays it out. Backward, it goes under the leaving view.
    ///
    /// Must be called before any block animation of this package: the changes of an arriving screen's first layout pass
    /// must not be animated.
    static func install(in context: any UIViewControllerContextTransitioning, isForward: Bool) {
        guard let view = context.view(forKey: .to) else { return }
        let (container, from) = (context.containerView, context.view(forKey: .from))
        let finalFrame = context.viewController(forKey: .to).map { context.finalFrame(for: $0) } ?? .zero
        UIView.performWithoutAnimation {
            // A frame has no meaning while a transform is set.
            if view.transform.isIdentity { view.frame = finalFrame.isEmpty ? container.bounds : finalFrame }
            if !isForward, let from, from.superview === container {
                container.insertSubview(view, belowSubview: from)
            } else if view.superview !== container {
                container.addSubview(view)
            }
            view.layoutIfNeeded()
        }
    }

    /// Gives both screens their places. UIKit may have given them frames while they were posed, which put their centres
    /// elsewhere (F134); and the one that leaves may be what another change, which has begun meanwhile, brings back.
    func putInPlace(in context: any UIViewControllerContextTransitioning) {
        let arriving = context.viewController(forKey: .to).map { context.finalFrame(for: $0) }
        put(context.view(forKey: .to), at: arriving, in: context.containerView)
        // A place in a container of another size says nothing.
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
