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
        let adapter: AnyObject? =
            switch controller {
            case let navigation as UINavigationController: navigation.navigationTransitionAdapter
            case let tabs as UITabBarController: tabs.tabTransitionAdapter
            default: controller.modalTransitionAdapter
            }
        // The adapters keep their options to themselves.
        return adapter.flatMap { Mirror(reflecting: $0).descendant("options") }.map { "\($0)" } ?? "none"
    }
}
