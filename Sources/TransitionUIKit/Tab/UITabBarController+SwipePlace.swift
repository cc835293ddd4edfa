#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

extension UITabBarController {
    /// Returns whether a point of the view is on the content of the selected tab, where swipes may begin, and not on a
    /// bar.
    func showsContent(at point: CGPoint) -> Bool {
        guard let view = viewIfLoaded, tabBarOverlay?.contains(point, of: view) != true else { return false }
        let bar = tabBar
        let place = bar.superview === view ? bar.frame : view.convert(bar.bounds, from: bar)
        let isOnBar = !bar.isHidden && bar.window != nil && place.contains(point)
        return !isOnBar && isBesideBars(point, of: view)
    }

    /// Whether a point is not on a bar. The bar may float at the top (iPadOS 18), be a sidebar, or have an accessory
    /// (iOS 26). No API returns the frames of such bars, but they make the selected screen's safe-area insets larger
    /// than the container's insets.
    private func isBesideBars(_ point: CGPoint, of view: UIView) -> Bool {
        guard let selected = selectedViewController, let content = selected.viewIfLoaded else { return true }
        let (inner, own) = (content.safeAreaInsets, selected.additionalSafeAreaInsets)
        let (bounds, place) = (content.bounds, content.convert(point, from: view))
        let insets = UIEdgeInsets(
            top: max(inner.top - own.top, 0), left: max(inner.left - own.left, 0),
            bottom: max(inner.bottom - own.bottom, 0), right: max(inner.right - own.right, 0))
        if bounds.inset(by: insets).contains(place) { return true }
        let all = view.safeAreaInsets
        func taken(_ inset: CGFloat, of outer: CGFloat) -> CGFloat {
            // Every bar is larger than half a point.
            inset > outer + 0.5 ? inset : 0
        }
        let bars = UIEdgeInsets(
            top: taken(insets.top, of: all.top), left: taken(insets.left, of: all.left),
            bottom: taken(insets.bottom, of: all.bottom), right: taken(insets.right, of: all.right))
        return bounds.inset(by: bars).contains(place)
    }
}
#endif
