#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionUIKit
import UIKit

extension UITabBarController {
    /// Covers the hidden system bar with the package's own bar.
    ///
    /// > Experimental: Names and behaviour may change with a minor version.
    ///
    ///     let bar = tabBarController.setAnimatedTabBar(.standard, metrics: .init(height: 56))
    ///     bar?.items[2].layout.raise = 30
    ///
    /// The bar shows the controller's own items, and its taps call the controller's delegate in UIKit's order. It also
    /// uses the settings of ``UIKit/UITabBarController/tabItems``: taps, badges, long presses, hooks and animations. A
    /// second call changes the appearance and the metrics, and the items keep their settings. The controller owns the
    /// bar. This call loads the controller's view.
    ///
    /// Prefer the system bar if it supports what you need. Only the system bar has glass with a lens, minimises, and
    /// becomes a bar at the top or a sidebar on an iPad.
    ///
    /// - Parameters:
    ///   - appearance: The appearance of the bar; nil removes the bar and restores the controller's previous state.
    ///   - metrics: The size of the bar and the layout of its items.
    /// - Returns: The bar; nil if it was removed.
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

    /// The package's own bar over the system bar; nil if it does not exist.
    public var animatedTabBar: AnimatedTabBar? {
        tabBarOverlay as? AnimatedTabBar
    }
}
#endif
