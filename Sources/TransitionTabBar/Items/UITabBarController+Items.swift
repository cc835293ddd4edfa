#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionUIKit
import UIKit

extension UITabBarController {
    /// Returns the animation for the selection of an item; nil plays none.
    public typealias TabItemAnimationRule = @MainActor (_ item: TabItem) -> (any TabItemAnimator)?

    /// Plays an animation on the tab bar item that is selected by a tap or in code.
    ///
    ///     tabBarController.setTabItemAnimation(.bounce)
    ///
    /// The bar stays the system bar. During an animation, the item's picture is drawn above the bar at the item's frame
    /// (`frame(in:)`, iOS 17), and a blank picture is set on the item. The app's own picture is restored when the
    /// animation has ended, or when anything changes: another tab is selected, the bar is hidden, or the app replaces
    /// the picture. Nothing moves without the item's frame, with Reduce Motion, on a phone in landscape, on an iPad's
    /// bar at the top, on a bar that stands upright and on iPhone Duo's inner display. Tabs are selected as usual. On the
    /// bars of iOS 26 and later only shapes beside the picture move, because its place there is not known; see
    /// ``TabItems/animatedBars``.
    ///
    /// The first selection and a tap on the selected item play no animation. The controller's delegate still receives
    /// every call. To set another delegate, use ``TabItems/delegate``. This call loads the controller's view.
    ///
    /// - Parameters:
    ///   - animator: The animation; nil removes it.
    ///   - motion: The Reduce Motion behaviour. An animation that is not safe for Reduce Motion does not play with it.
    public func setTabItemAnimation(_ animator: (any TabItemAnimator)?, motion: MotionPolicy = .system) {
        guard let animator else {
            TabItemAdapter.installed(on: self)?.choose(nil, motion: motion)
            return
        }
        TabItemAdapter.of(self).choose({ _ in animator }, motion: motion)
    }

    /// Sets a rule that returns the animation at each selection of an item.
    ///
    ///     tabBarController.setTabItemAnimation { item in
    ///         item.tag == 2 ? .flip : .pop
    ///     }
    ///
    /// - Parameters:
    ///   - motion: The Reduce Motion behaviour.
    ///   - rule: Called on the main actor.
    public func setTabItemAnimation(motion: MotionPolicy = .system, _ rule: @escaping TabItemAnimationRule) {
        TabItemAdapter.of(self).choose(rule, motion: motion)
    }

    /// A text is no animation: write `.bounce`, or look up a name that is known only at run time with
    /// `TabItemRegistry.standard.animator(named:)`.
    @available(
        *, unavailable,
        message: "a text is no animation: write .bounce, or TabItemRegistry.standard.animator(named: name)"
    )
    @_alwaysEmitIntoClient
    public func setTabItemAnimation(_ name: String, motion: MotionPolicy = .system) {}

    /// The controller's items, in the order of `viewControllers` or `tabs`, with their taps, badges, long presses and
    /// animations.
    public var tabItems: TabItems { TabItems(of: self) }
}

#endif
