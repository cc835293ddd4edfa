import Foundation

/// Which view a touch goes to.
@MainActor
enum TouchTarget {
    /// The view of a window at a point, or nil outside the window.
    static func view(at point: CGPoint, in window: UIWindow, _ event: UIEvent) -> UIView? {
        guard !window.isHidden, window.bounds.contains(point) else { return nil }
        return window.hitTest(point, with: event)
    }
}
