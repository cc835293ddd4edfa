import TransitionCore
import TransitionUIKit
import UIKit

/// A navigation controller that pushes the second screen.
@MainActor final class NavigationStageContainer: StageContainer {
    private let navigation: UINavigationController
    private let second: () -> UIViewController

    init(_ screens: TrialScreens) {
        navigation = UINavigationController(rootViewController: screens.first())
        second = screens.second
    }

    var root: UIViewController { navigation }
    var carrier: UIViewController { navigation }
    /// A transition of the whole window goes on after UIKit is done.
    var isChanging: Bool {
        navigation.transitionCoordinator != nil || navigation.transitions.isPlaying
    }
    var isForward: Bool { navigation.viewControllers.count > 1 }

    func install(_ animator: any TransitionAnimator, _ trial: TrialSettings) {
        navigation.setNavigationTransition(animator, options: trial.navigationOptions)
    }

    func uninstall() { navigation.setNavigationTransition(nil) }
    func goForward() { navigation.pushViewController(second(), animated: true) }
    func goBackward() { navigation.popViewController(animated: true) }
    func clear(_ done: @escaping @MainActor () -> Void) { done() }
}
