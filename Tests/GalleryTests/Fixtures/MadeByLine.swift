import TransitionCore
import TransitionUIKit
import UIKit

/// What a line of Swift made, as text. It is compiled into the tests, and with the lines into a program of their own, so
/// that the two can be compared.
@MainActor enum MadeByLine {
    /// An animator: its name, its settings and its time.
    static func text(_ animator: any TransitionAnimator) -> String {
        let settings = animator.settings.map { "\($0.name) \($0.value)" }
        return "\(animator.info.name) \(settings) \(animator.timing) \(animator.duration)"
    }

    /// The options of the transition that is installed on a controller.
    static func text(_ controller: UIViewController) -> String {
        switch controller {
        case let navigation as UINavigationController: text(of: navigation.transitions.options)
        case let tabs as UITabBarController: text(of: tabs.transitions.options)
        default: text(of: controller.modalTransitions.options)
        }
    }

    private static func text<Options>(of options: Options?) -> String { options.map { "\($0)" } ?? "none" }
}
