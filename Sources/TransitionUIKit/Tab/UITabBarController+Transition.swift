#if canImport(UIKit)
import TransitionCore
import UIKit

extension UITabBarController {
    /// Returns the animator for a change from one tab to another. nil leaves the change to the app's delegate and to
    /// UIKit. Since iOS 18, UIKit then cross-fades for about half a second, and no swipe begins in that time.
    public typealias TabTransitionRule =
        @MainActor (
            _ from: UIViewController,
            _ to: UIViewController
        ) -> (any TransitionAnimator)?

    /// Plays an animator for every change of tabs, by a tap or in code. ``setTabTransition(_:swipe:)`` also lets
    /// fingers swipe between tabs.
    ///
    ///     tabBarController.setTabTransition(.slide)
    ///
    /// The animator plays as written for a tab with a higher index, and mirrored for a tab with a lower index. The
    /// controller's delegate still receives every call. To set another delegate, use ``TabTransitionAdapter/delegate``.
    /// The controller owns the adapter. This call loads the controller's view.
    ///
    /// - Parameters:
    ///   - animator: The animator; nil uninstalls the transitions and restores the controller's previous state.
    ///   - options: The behaviour of taps, swipes, releases and Reduce Motion; no swipes by default.
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
    ///   - animator: The animator; nil uninstalls the transitions and restores the controller's previous state.
    ///   - swipe: Where a swipe may begin; `TabTransitionOptions` has more settings for swipes.
    public func setTabTransition(_ animator: (any TransitionAnimator)?, swipe: SwipeOrigin) {
        setTabTransition(animator, options: TabTransitionOptions(swipe: swipe))
    }

    /// Sets a rule that returns the animator of each change of tabs.
    ///
    ///     tabBarController.setTabTransition { from, to in
    ///         to is CameraViewController ? .cover : .slide
    ///     }
    ///
    /// A swipe does not move between two tabs for which the rule returns nil.
    ///
    /// - Parameters:
    ///   - options: The behaviour of taps, swipes, releases and Reduce Motion; no swipes by default.
    ///   - rule: Called on the main actor before each change, and to determine whether a swipe may go to a tab.
    public func setTabTransition(
        options: TabTransitionOptions = TabTransitionOptions(),
        _ rule: @escaping TabTransitionRule
    ) {
        installedTransitions.choose(rule, options: options)
    }

    /// Selects a tab with an animator. Other changes of tabs keep theirs.
    ///
    /// - Parameters:
    ///   - viewController: The controller of the tab. Nothing happens if no tab has it.
    ///   - transition: The animator; mirrored for a tab before the selected one.
    public func selectTab(_ viewController: UIViewController, transition: any TransitionAnimator) {
        guard viewControllers?.contains(viewController) == true else { return }
        installedTransitions.select(viewController, with: transition)
    }

    /// The adapter installed on the controller; nil without a transition.
    public var tabTransitionAdapter: TabTransitionAdapter? {
        Attachment.tabTransition.get(from: self) as? TabTransitionAdapter
    }

    /// The adapter. It is created if necessary.
    package var installedTransitions: TabTransitionAdapter {
        if let installed = tabTransitionAdapter { return installed }
        let new = TabTransitionAdapter(on: self)
        Attachment.tabTransition.set(new, on: self)
        return new
    }
}
#endif
