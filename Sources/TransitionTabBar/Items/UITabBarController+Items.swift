#if canImport(UIKit)
import TransitionCore
import TransitionUIKit
import UIKit

extension UITabBarController {
    /// Returns the animation for when an item is selected; nil for none.
    public typealias TabItemAnimationRule = @MainActor (_ item: TabItemHandle) -> (any TabItemAnimator)?

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

/// The items of a tab bar controller, those in More included.
@MainActor
public struct TabItems {
    private let tabBarController: UITabBarController

    init(of tabBarController: UITabBarController) { self.tabBarController = tabBarController }

    /// How many there are.
    public var count: Int { TabItemSource.all(of: tabBarController).count }

    /// The item that is at a place now, counted from 0. The handle stays with the item when it moves.
    public subscript(place: Int) -> TabItemHandle {
        let all = TabItemSource.all(of: tabBarController)
        precondition(all.indices.contains(place), "There is no tab bar item at \(place), there are \(all.count).")
        return TabItemAdapter.of(tabBarController).handle(for: all[place])
    }

    /// The handle of an item; nil if it is none of the controller's.
    public subscript(item: UITabBarItem) -> TabItemHandle? {
        let source = TabItemSource.all(of: tabBarController).first { $0.object === item }
        return source.map { TabItemAdapter.of(tabBarController).handle(for: $0) }
    }

    /// The app's own delegate, which receives every call of the tab bar controller. Held weakly. Set it here, not on the
    /// controller, while animations of items, `onTap` or the like are set.
    public var delegate: (any UITabBarControllerDelegate)? {
        get { TabItemAdapter.installed(on: tabBarController)?.delegate ?? tabBarController.delegate }
        nonmutating set {
            if let adapter = TabItemAdapter.installed(on: tabBarController) {
                adapter.delegate = newValue
            } else {
                tabBarController.delegate = newValue
            }
        }
    }

    /// Forgets everything that was set for the items but their badges, and leaves the controller as it was found. A
    /// transition between its tabs stays.
    public func removeAll() { TabItemAdapter.installed(on: tabBarController)?.removeAll() }
}
#endif
