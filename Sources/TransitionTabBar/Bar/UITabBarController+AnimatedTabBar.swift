#if canImport(UIKit)
import TransitionCore
import TransitionUIKit
import UIKit

extension UITabBarController {
    /// Lays a bar of the package's own over the hidden system bar.
    ///
    ///     let bar = tabBarController.setAnimatedTabBar(.standard, metrics: .init(height: 56))
    ///     bar?.items[2].layout.raise = 30
    ///
    /// It shows the controller's own items, and its taps ask and tell the controller's delegate in UIKit's order. What is
    /// set through ``UIKit/UITabBarController/tabItems`` holds on it too: taps, badges, long presses, hooks and
    /// animations. A second call changes looks and measures, and the items keep their settings. The controller owns the
    /// bar. This call loads the controller's view.
    ///
    /// Choose the system's bar unless you need what it cannot be: glass with its lens, minimising, the bar at the top of
    /// an iPad and its sidebar are the system's alone.
    ///
    /// - Parameters:
    ///   - appearance: What the bar looks like; nil takes the bar off and leaves the controller as it was found.
    ///   - metrics: How large it is, and where the parts of its items are.
    /// - Returns: The bar; nil if it was taken off.
    @discardableResult
    public func setAnimatedTabBar(
        _ appearance: AnimatedTabBarAppearance?, metrics: AnimatedTabBarMetrics = AnimatedTabBarMetrics()
    ) -> AnimatedTabBar? {
        guard let appearance else {
            animatedTabBar?.remove()
            return nil
        }
        if let bar = animatedTabBar {
            bar.change(appearance: appearance, metrics: metrics)
            return bar
        }
        let bar = AnimatedTabBar(on: self, appearance: appearance, metrics: metrics)
        tabBarOverlay = bar
        return bar
    }

    /// The bar of the package's own that is laid over the system's; nil without one.
    public var animatedTabBar: AnimatedTabBar? {
        tabBarOverlay as? AnimatedTabBar
    }
}
#endif
