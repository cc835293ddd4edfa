#if canImport(UIKit)
import UIKit

/// What lies under a finger and may want its movement.
@MainActor
enum Content {
    /// Whether something between the touched point and the container, itself included, takes a movement towards an edge.
    static func takes(_ way: TransitionEdge, at point: CGPoint, in container: UIView) -> Bool {
        var view = container.hitTest(point, with: nil)
        while let current = view {
            // Sliders and their like follow the finger themselves; buttons do not.
            if let control = current as? UIControl, control.isEnabled, control is UISlider || control is UISwitch {
                return true
            }
            if let scrollView = current as? UIScrollView, canScroll(scrollView, finger: way) { return true }
            view = current === container ? nil : current.superview
        }
        return false
    }

    /// Whether a scroll view has more to show for a finger that moves towards an edge, `leading` being the left one.
    static func canScroll(_ scrollView: UIScrollView, finger way: TransitionEdge) -> Bool {
        guard scrollView.isScrollEnabled, scrollView.panGestureRecognizer.isEnabled else { return false }
        let (offset, inset) = (scrollView.contentOffset, scrollView.adjustedContentInset)
        let (content, size) = (scrollView.contentSize, scrollView.bounds.size)
        // Half a point is less than anybody sees, and offsets are rounded to pixels.
        let slack: CGFloat = 0.5
        switch way {
        case .trailing: return offset.x > -inset.left + slack
        case .leading: return offset.x < content.width + inset.right - size.width - slack
        case .bottom: return offset.y > -inset.top + slack
        case .top: return offset.y < content.height + inset.bottom - size.height - slack
        }
    }
}
#endif
