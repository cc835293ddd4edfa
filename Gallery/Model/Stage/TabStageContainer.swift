import TransitionCore
import TransitionUIKit
import UIKit

/// A tab bar controller with the second screen as its second tab.
@MainActor final class TabStageContainer: StageContainer {
    private let tabs = UITabBarController()

    init(_ screens: TrialScreens) {
        tabs.viewControllers = [screens.first(), screens.second()] + screens.others()
    }

    var root: UIViewController { tabs }
    var carrier: UIViewController { tabs }
    var isChanging: Bool { tabs.transitionCoordinator != nil }
    var isForward: Bool { tabs.selectedIndex > 0 }

    func install(_ animator: any TransitionAnimator, _ trial: TrialSettings) {
        tabs.setTabTransition(animator, options: trial.tabOptions)
    }

    func uninstall() { tabs.setTabTransition(nil) }
    func goForward() { tabs.selectedIndex = 1 }
    func goBackward() { tabs.selectedIndex = 0 }
    func clear(_ done: @escaping @MainActor () -> Void) { done() }
}
