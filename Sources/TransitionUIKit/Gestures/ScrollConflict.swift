#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// Finds the views under a finger that may need its movement.
@MainActor
enum ScrollConflict {
    /// Whether any view from the touched one up to the container uses a movement towards an edge.
    ///
    /// - Parameters:
    ///   - edge: The edge that the finger moves towards.
    ///   - touched: The view that UIKit has found for the touch; nil for a trackpad scroll.
    ///   - point: Returns the place of the finger, where the touched view is searched for if it is not known.
    ///   - container: The container's view.
    static func exists(
        towards edge: ScreenEdge, from touched: UIView? = nil, at point: @autoclosure () -> CGPoint,
        in container: UIView
    ) -> Bool {
        // The view may have been removed since the finger came down.
        let known = touched?.isDescendant(of: container) == true ? touched : nil
        var view = known ?? container.hitTest(point(), with: nil)
        while let current = view {
            if let control = current as? UIControl, follows(control) { return true }
            if let scrollView = current as? UIScrollView, canScroll(scrollView, finger: edge) { return true }
            view = current === container ? nil : current.superview
        }
        return false
    }

    /// Whether a control tracks the finger, as a slider does and a button does not. For a custom control, only
    /// `isTracking` shows this. A scroll view delays touches, so inside it `isTracking` may become true too late.
    private static func follows(_ control: UIControl) -> Bool {
        guard control.isEnabled else { return false }
        return control is UISlider || control is UISwitch || (control.isTracking && !(control is UIButton))
    }

    /// Whether a scroll view can scroll further when a finger moves towards an edge. A scroll view with a refresh
    /// control can always be pulled down.
    static func canScroll(_ scrollView: UIScrollView, finger edge: ScreenEdge) -> Bool {
        guard scrollView.isScrollEnabled, scrollView.panGestureRecognizer.isEnabled else { return false }
        let (offset, inset) = (scrollView.contentOffset, scrollView.adjustedContentInset)
        let (content, size) = (scrollView.contentSize, scrollView.bounds.size)
        // Half a point is not visible, and offsets are rounded to pixels.
        let slack: CGFloat = 0.5
        switch edge {
        case .right: return offset.x > -inset.left + slack
        case .left: return offset.x < content.width + inset.right - size.width - slack
        case .bottom: return offset.y > -inset.top + slack || scrollView.refreshControl != nil
        case .top: return offset.y < content.height + inset.bottom - size.height - slack
        }
    }
}
#endif
