#if canImport(UIKit)
import TransitionCore
import TransitionUIKit
import UIKit

extension UITabBarController {
    /// Returns the animation for when an item is selected; nil for none.
    public typealias TabItemAnimationRule = @MainActor (_ item: TabItem) -> (any TabItemAnimator)?

    /// Plays an animation on the item of the bar that is selected, by a tap or in code.
    ///
    ///     tabBarController.setTabItemAnimation(.bounce)
    ///
    /// The bar stays the system's. While an item moves, its picture is drawn above the bar, where the item says it is
    /// (`frame(in:)`, iOS 17), and a blank one is set on the item itself; the app's own comes back when the animation is
    /// over, or as soon as anything changes: another tab is selected, the bar is hidden, the app replaces the picture.
    /// Where the item does not say where it is, under Reduce Motion, on a phone that lies on its side and on an iPad's
    /// bar at the top nothing moves, and tabs are selected as always.
    ///
    /// The first selection and a tap on the selected item move nothing. The controller's delegate stays behind the
    /// package's and still receives every call; set another one through ``TabItems/delegate``. This call loads the
    /// controller's view.
    ///
    /// - Parameters:
    ///   - animator: The animation; nil takes it off.
    ///   - motion: What Reduce Motion does: an animation that is not calm does not play then.
    public func setTabItemAnimation(_ animator: (any TabItemAnimator)?, motion: MotionPolicy = .system) {
        guard let animator else {
            TabItemAdapter.installed(on: self)?.choose(nil, motion: motion)
            return
        }
        TabItemAdapter.of(self).choose({ _ in animator }, motion: motion)
    }

    /// Asks a rule for the animation each time an item is selected.
    ///
    ///     tabBarController.setTabItemAnimation { item in
    ///         item.tag == 2 ? .flip : .pop
    ///     }
    ///
    /// - Parameters:
    ///   - motion: What Reduce Motion does.
    ///   - rule: Called on the main actor.
    public func setTabItemAnimation(motion: MotionPolicy = .system, _ rule: @escaping TabItemAnimationRule) {
        TabItemAdapter.of(self).choose(rule, motion: motion)
    }

    /// The controller's items, in the order of `viewControllers` or `tabs`: taps, badges, long presses, animations.
    public var tabItems: TabItems { TabItems(of: self) }
}

#endif
