import TransitionCore
import TransitionTabBar
import TransitionSwap
import TransitionUIKit
import UIKit

// The switch of the process.
extension RepertoireSubject {
    var isOn: Bool {
        get { Transitions.isEnabled }
        set { Transitions.isEnabled = newValue }
    }

    func installation(on controller: UIViewController) -> [String] {
        var parts = [text(controller.installedModal, controller.modalTransitions.animator)]
        if let navigation = controller as? UINavigationController {
            parts.append(text(navigation.installed, navigation.transitions.animator))
        }
        if let tabs = controller as? UITabBarController {
            parts.append(text(tabs.installed, tabs.transitions.animator))
            parts.append(text(tabs.animatedTabBar))
        }
        if let row = controller as? RowController {
            parts.append("\(row.childTransitions.animator?.info.name.description ?? "none")")
        }
        return parts
    }

    private func text(_ object: AnyObject?, _ animator: (any TransitionAnimator)? = nil) -> String {
        let place = object.map { "\(type(of: $0)) \(ObjectIdentifier($0))" } ?? "nothing"
        return animator.map { "\(place) with \($0.info.name.rawValue)" } ?? place
    }

    func plays(on controller: UIViewController) -> Bool {
        let controls = [
            (controller as? UINavigationController)?.transitions.control,
            (controller as? UITabBarController)?.transitions.control,
            controller.modalTransitions.control, (controller as? RowController)?.childTransitions.control,
        ]
        return controls.contains { $0?.progress != nil || $0?.isHolding == true }
    }
}

// What is installed, to compare by identity; nil without a transition.

extension UINavigationController {
    var installed: AnyObject? { Attachment.navigationTransition.get(from: self) }
}

extension UITabBarController {
    var installed: AnyObject? { Attachment.tabTransition.get(from: self) }
}

extension UIViewController {
    var installedModal: AnyObject? { Attachment.modalTransition.get(from: self) }
}
