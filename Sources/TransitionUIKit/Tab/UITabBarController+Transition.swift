#if canImport(UIKit)
import TransitionCore
import UIKit

extension UITabBarController {
    /// Returns the animator for a change from one tab to another; nil leaves the change to the app's delegate and to
    /// UIKit, which from iOS 18 on cross-fades for about half a second. No swipe begins in that time.
    public typealias TabTransitionRule =
        @MainActor (
            _ from: UIViewController,
            _ to: UIViewController
        ) -> (any TransitionAnimator)?

    /// Plays an animator for every change of tabs, by a tap or in code. ``setTabTransition(_:swipe:)`` lets fingers swipe
    /// between tabs too.
    ///
    ///     tabBarController.setTabTransition(.slide)
    ///
    /// For a tab with a higher index the animator plays as it is written, for a lower one mirrored. The controller's
    /// delegate stays behind the adapter's and still receives every call; set another one through
    /// ``TabTransitionAdapter/delegate``. The controller owns the adapter. This call loads the controller's view.
    ///
    /// - Parameters:
    ///   - animator: The animator; nil uninstalls everything and leaves the controller as it was found.
    ///   - options: Taps, swipes, release, Reduce Motion; no swipes by default.
    public func setTabTransition(
        _ animator: (any TransitionAnimator)?,
        options: TabTransitionOptions = TabTransitionOptions()
    ) {
        guard let animator else {
            tabTransitionAdapter?.uninstall()
            return
        }
        installedTransitions.choose({ _, _ in animator }, options: options)
    }

    /// Plays an animator for every change of tabs, by a tap, in code or by a swipe.
    ///
    ///     tabBarController.setTabTransition(.slide, swipe: .fromAnywhere)
    ///
    /// - Parameters:
    ///   - animator: The animator; nil uninstalls everything and leaves the controller as it was found.
    ///   - swipe: Where a swipe may begin; `TabTransitionOptions` has more about swipes.
    public func setTabTransition(_ animator: (any TransitionAnimator)?, swipe: SwipeOrigin) {
        setTabTransition(animator, options: TabTransitionOptions(swipe: swipe))
    }

    /// Asks a rule for the animator of every change of tabs.
    ///
    ///     tabBarController.setTabTransition { from, to in
    ///         to is CameraViewController ? .cover : .slide
    ///     }
    ///
    /// Between two tabs for which the rule returns nil there is no swipe.
    ///
    /// - Parameters:
    ///   - options: Taps, swipes, release, Reduce Motion; no swipes by default.
    ///   - rule: Called on the main actor before each change, and to find out whether a swipe may go to a tab.
    public func setTabTransition(
        options: TabTransitionOptions = TabTransitionOptions(),
        _ rule: @escaping TabTransitionRule
    ) {
        installedTransitions.choose(rule, options: options)
    }

    /// The adapter that is installed on the controller; nil without a transition.
    public var tabTransitionAdapter: TabTransitionAdapter? {
        Attachment.tabTransition.get(from: self) as? TabTransitionAdapter
    }

    /// The adapter, which is made if there is none.
    package var installedTransitions: TabTransitionAdapter {
        if let installed = tabTransitionAdapter { return installed }
        let new = TabTransitionAdapter(on: self)
        Attachment.tabTransition.set(new, on: self)
        return new
    }
}
#endif
