#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// The strip at one side of a window that holds the status bar and upright bars, as on iPhone Duo (F147).
///
/// The trait `verticalBarEdge` exists since iOS 27.1. Safe-area insets show the strip on any version: no other device
/// takes so much more from one side than from the other (F149). The insets can be wrong for a moment (F145), so they are
/// read at each touch.
@MainActor
package struct SideStrip {
    package let edge: ScreenEdge
    /// The width in points.
    let width: CGFloat

    /// The least difference between the insets of the two sides, in points. The strip takes 84.
    private static let leastDifference: CGFloat = 50

    package init?(in window: UIWindow?) {
        guard let insets = window?.safeAreaInsets, abs(insets.left - insets.right) >= Self.leastDifference else {
            return nil
        }
        edge = insets.left > insets.right ? .left : .right
        width = max(insets.left, insets.right)
    }

    /// Returns the width of the part of a view at an edge that is in the strip, in points. A view that begins below the
    /// top of the window covers the strip, as a panel at the bottom does.
    func width(in view: UIView, at edge: ScreenEdge) -> CGFloat {
        guard edge == self.edge, let window = view.window else { return 0 }
        let place = view.convert(view.bounds, to: window)
        guard place.minY < window.bounds.minY + 1 else { return 0 }
        let gap = edge == .left ? place.minX - window.bounds.minX : window.bounds.maxX - place.maxX
        return max(width - gap, 0)
    }

    /// Whether a point of a view is in the strip.
    func contains(_ point: CGPoint, of view: UIView) -> Bool {
        let part = width(in: view, at: edge)
        guard part > 0 else { return false }
        return edge == .left ? point.x - view.bounds.minX < part : view.bounds.maxX - point.x < part
    }
}
#endif
