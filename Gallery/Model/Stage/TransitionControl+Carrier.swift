import TransitionCore
import TransitionUIKit
import UIKit

extension TransitionControl: TrialControl {}

extension UIViewController {
    /// What drives the transitions of this container or presented controller from code.
    public var transitionControl: TransitionControl {
        switch self {
        case let navigation as UINavigationController: navigation.transitions.control
        case let tabs as UITabBarController: tabs.transitions.control
        default: modalTransitions.control
        }
    }
}
