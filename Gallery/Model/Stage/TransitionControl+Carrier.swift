import TransitionCore
import TransitionUIKit
import UIKit

extension TransitionControl: TrialControl {}

extension UIViewController {
    /// What drives the transition that is installed on this controller; nil where none is.
    public var transitionControl: TransitionControl? {
        switch self {
        case let navigation as UINavigationController: navigation.navigationTransitionAdapter?.control
        case let tabs as UITabBarController: tabs.tabTransitionAdapter?.control
        default: modalTransitionAdapter?.control
        }
    }
}
