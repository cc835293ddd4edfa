#if canImport(UIKit)
import TransitionCore
import UIKit

extension UITabBarController {
    /// Returns whether a point of the view is on the content of the selected tab, where swipes may begin, and not on a
    /// bar.
    func showsContent(at point: CGPoint) -> Bool {
        guard let view = viewIfLoaded, tabBarOverlay?.contains(point, of: view) != true else { return false }
        let bar = tabBar
        let isOnBar = !bar.isHidden && bar.window != nil && bar.bounds.contains(bar.convert(point, from: view))
        return !isOnBar && isBesideBars(point, of: view)
    }

    /// Whether a point is not on a bar. The bar may float at the top (iPadOS 18), be a sidebar, or have an accessory on
    /// it (iOS 26). No API returns their frames, but they enlarge the selected screen's safe area beyond that of the
    /// container.
    private func isBesideBars(_ point: CGPoint, of view: UIView) -> Bool {
        guard let selected = selectedViewController, let content = selected.viewIfLoaded else { return true }
        let (all, inner, own) = (view.safeAreaInsets, content.safeAreaInsets, selected.additionalSafeAreaInsets)
        func taken(_ inset: CGFloat, of outer: CGFloat) -> CGFloat {
            // Every bar is larger than half a point.
            inset > outer + 0.5 ? inset : 0
        }
        let bars = UIEdgeInsets(
            top: taken(inner.top - own.top, of: all.top), left: taken(inner.left - own.left, of: all.left),
            bottom: taken(inner.bottom - own.bottom, of: all.bottom),
            right: taken(inner.right - own.right, of: all.right)
        )
        return content.bounds.inset(by: bars).contains(content.convert(point, from: view))
    }
}
#endif
