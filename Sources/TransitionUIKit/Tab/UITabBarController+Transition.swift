#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

extension UITabBarController {
    /// Returns the animator for a change from one tab to another. nil leaves the change to the app's delegate and to
    /// UIKit. If the delegate returns no animator either, UIKit cross-fades since iOS 18 for about half a second.
    /// During this cross-fade no swipe between tabs can begin.
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
    /// controller's delegate still receives every call. To set another delegate, use `transitions.delegate`. This call
    /// loads the controller's view.
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
        installedTransitions.choose(animator, options: options)
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

    /// Selects a tab with an animator. The animators of other changes do not change.
    ///
    /// - Parameters:
    ///   - viewController: The controller of the tab. If no tab has this controller, nothing happens.
    ///   - transition: The animator; mirrored for a tab before the selected one.
    public func selectTab(_ viewController: UIViewController, transition: any TransitionAnimator) {
        guard viewControllers?.contains(viewController) == true else { return }
        installedTransitions.select(viewController, with: transition)
    }

    /// The transitions of this tab bar controller: what is installed, events, swipes and control.
    ///
    /// One change plays at a time. A tap during a change ends that change immediately and then selects its own tab. A
    /// tap while a finger holds a change is refused. A selection in code replaces any change, played or held.
    ///
    /// Tabs in More are listed and tapped as usual; swipes move only between the tabs on the bar.
    public var transitions: ContainerTransitions<TabTransitionOptions> { ContainerTransitions(of: self, .tab) }

    /// The adapter installed on the controller; nil without a transition.
    // Not inlined: a dozen callers would contain it.
    @inline(never)
    var tabTransitionAdapter: TabTransitionAdapter? {
        Attachment.tabTransition.get(from: self) as? TabTransitionAdapter
    }

    /// The adapter. It is created if necessary.
    @inline(never)
    var installedTransitions: TabTransitionAdapter {
        if let installed = tabTransitionAdapter { return installed }
        let new = TabTransitionAdapter(on: self)
        Attachment.tabTransition.set(new, on: self)
        return new
    }
}

extension ContainerTransitions<TabTransitionOptions> {
    /// The app's own delegate, which receives every call of the tab bar controller. Held weakly.
    ///
    /// For swipes the delegate receives `shouldSelect` as for taps: once for each tab that a drag reaches, and again
    /// after the drag has selected another tab. It receives `didSelect` when a swipe has finished. If a finger grabs a
    /// change begun by a tap and reverses this change, the delegate receives `didSelect` for the tab that stays
    /// selected.
    ///
    /// If the app uses the `tabs` of iOS 18, its delegate receives the methods for tabs. If it implements only the
    /// methods for controllers, it receives these. While an animator is installed, set this property and not the tab
    /// bar controller's `delegate`, because a new `delegate` uninstalls the transitions.
    public var delegate: (any UITabBarControllerDelegate)? {
        get {
            guard let seat = tabBarController.flatMap(TabDelegateSeat.known) else { return tabBarController?.delegate }
            return seat.takeover.delegate
        }
        nonmutating set {
            guard let seat = tabBarController.flatMap(TabDelegateSeat.known) else {
                tabBarController?.delegate = newValue
                return
            }
            seat.takeover.delegate = newValue
        }
    }

    private var tabBarController: UITabBarController? { container as? UITabBarController }
}
#endif
