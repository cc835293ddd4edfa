#if canImport(UIKit)
import TransitionCore
import UIKit

/// The order of the container's views, which decides what a finger touches; what is in front is decided by
/// `zPosition`.
///
/// In a run the models of both screens are at rest (F193), one over the other. So the screen that the run leads away
/// from is put behind all other views: a finger touches the screen that is coming.
@MainActor
struct TouchOrder {
    private var moved: (view: UIView, previous: UIView)?

    /// Puts a view of the container behind all others. A view that was put behind before returns to its place.
    mutating func putBehind(_ view: UIView?, in container: UIView) {
        restore()
        guard let view, view.superview === container,
            let place = container.subviews.firstIndex(of: view), place > 0
        else { return }
        moved = (view, container.subviews[place - 1])
        container.sendSubviewToBack(view)
    }

    /// Returns the view to its place.
    mutating func restore() {
        guard let (view, previous) = moved else { return }
        moved = nil
        guard let container = view.superview, previous.superview === container else { return }
        // The layer comes directly above that of the previous view, so its shade stays above it.
        container.insertSubview(view, aboveSubview: previous)
    }
}
#endif
