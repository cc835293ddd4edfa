#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// The order of the container's views, which determines the view under a finger. The visible order is determined by
/// `zPosition`.
///
/// In a run the models of both screens are at rest (F193), one over the other. The screen that leaves in the run is
/// therefore moved behind all views that take touches, so that a finger touches the arriving screen.
@MainActor
struct TouchOrder {
    private var moved: (view: UIView, previous: UIView)?

    /// Moves a view of the container behind all others that take touches. The previous view returns to its place.
    mutating func putBehind(_ view: UIView?, in container: UIView) {
        restore()
        guard let view, view.superview === container else { return }
        var previous: UIView?
        var isInFront = false
        for other in container.subviews {
            if other === view { break }
            previous = other
            if other.isUserInteractionEnabled { isInFront = true }
        }
        guard isInFront, let previous else { return }
        moved = (view, previous)
        container.sendSubviewToBack(view)
    }

    /// Returns the view to its place.
    mutating func restore() {
        guard let (view, previous) = moved else { return }
        moved = nil
        guard let container = view.superview, previous.superview === container else { return }
        // The layer is inserted directly above the layer of the previous view, so the view's shade stays above the
        // view.
        container.insertSubview(view, aboveSubview: previous)
    }
}
#endif
