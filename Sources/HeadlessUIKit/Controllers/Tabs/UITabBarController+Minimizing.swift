import Foundation

extension UITabBarController {
    /// When the bar makes itself small.
    public enum MinimizeBehavior: Int, Sendable {
        /// As the system likes; here never.
        case automatic = 0
        /// Never.
        case never = 1
        /// While the user scrolls down; it is large again once the user scrolls up.
        case onScrollDown = 2
        /// While the user scrolls up; it is large again once the user scrolls down.
        case onScrollUp = 3
    }

    /// A finger has moved the content that the bar watches, by so many points downwards in it.
    func contentMoved(by distance: CGFloat) {
        switch tabBarMinimizeBehavior {
        case .automatic, .never: break
        case .onScrollDown: minimizeBar(distance > 0)
        case .onScrollUp: minimizeBar(distance < 0)
        }
    }

    /// Makes the bar small or large.
    func minimizeBar(_ isSmall: Bool) {
        guard isSmall != tabBar.isMinimized, !barFloats else { return }
        tabBar.isMinimized = isSmall
        guard tabBar.window != nil else { return }
        UIView.animate(withDuration: 0.25) { self.tabBar.layoutIfNeeded() }
    }
}

extension UIScrollView {
    /// Tells the tab bar controller around the view that a finger has moved the content.
    func tellTabBar(movedBy distance: CGFloat) {
        var next: UIResponder? = self
        while let candidate = next, !(candidate is UIViewController) { next = candidate.next }
        guard distance != 0, let controller = next as? UIViewController,
            controller.contentScrollView(for: .bottom) === self
        else { return }
        controller.tabBarController?.contentMoved(by: distance)
    }
}
