#if canImport(UIKit)
import UIKit

/// Which animator a change of a navigation stack plays: the rule's, or the one that a screen was pushed with, which its
/// pop plays backwards, whatever was pushed or removed in between. Screens are held weakly.
@MainActor
final class NavigationAnimators {
    /// Decides where no screen has an animator of its own.
    var rule: UINavigationController.NavigationTransitionRule?
    private var stack: [Weak<UIViewController>] = []
    private var pairs: [(controller: Weak<UIViewController>, animator: any TransitionAnimator)] = []
    /// The push that is being asked for.
    private var pushed: (controller: Weak<UIViewController>, animator: any TransitionAnimator)?

    // MARK: The stack

    /// The screens of the last stack that came to rest, those that still exist.
    var controllers: [UIViewController] { stack.compactMap(\.object) }

    /// The order of the screens after a change has come to rest. A screen that is not among them, and comes back
    /// one day, comes back without its animator.
    func stackDidChange(_ controllers: [UIViewController]) {
        stack = controllers.map { Weak($0) }
        pairs.removeAll { entry in !controllers.contains { $0 === entry.controller.object } }
    }

    /// A screen is going to be pushed with an animator of its own.
    func willPush(_ controller: UIViewController, with animator: any TransitionAnimator) {
        unpair(controller)
        pairs.append((Weak(controller), animator))
        pushed = (Weak(controller), animator)
    }

    /// A screen is shown. UIKit asks for no animator while it is not on screen, and only for the screen on top ever.
    func didShow(_ controller: UIViewController, in controllers: [UIViewController]) {
        stackDidChange(controllers)
        if let screen = pushed?.controller.object, screen === controller || screen !== controllers.last { pushed = nil }
    }

    /// A screen has no animator of its own any more.
    func unpair(_ controller: UIViewController) {
        pairs.removeAll { $0.controller.object == nil || $0.controller.object === controller }
    }

    // MARK: Choosing

    /// The animator of a change that UIKit asks about; nil leaves it to UIKit.
    func choose(
        _ operation: UINavigationController.Operation, from: UIViewController, to: UIViewController
    ) -> (any TransitionAnimator)? {
        if operation == .pop {
            // A screen that is returned to takes away again what lies above it.
            return animator(above: to) ?? ruled(operation, from: from, to: to)
        }
        if let pushed, pushed.controller.object === to {
            self.pushed = nil
            return pushed.animator
        }
        unpair(to)
        return ruled(operation, from: from, to: to)
    }

    /// Whether going back from the screen on top of a stack plays an animator of ours.
    func hasPop(of controllers: [UIViewController]) -> Bool {
        guard controllers.count > 1 else { return true }
        let (top, below) = (controllers[controllers.count - 1], controllers[controllers.count - 2])
        return animator(of: top) != nil || ruled(.pop, from: top, to: below) != nil
    }

    /// Whether there is anything to choose, with this screen on top.
    func hasAny(top: UIViewController?) -> Bool {
        rule != nil || pushed?.controller.object != nil || stack.last?.object.flatMap { animator(of: $0) } != nil
            || top.flatMap { animator(of: $0) } != nil
    }

    /// The animator that brought a screen.
    private func animator(of controller: UIViewController) -> (any TransitionAnimator)? {
        pairs.first { $0.controller.object === controller }?.animator
    }

    /// The animator of the screen that lay directly above `controller` before the pop.
    private func animator(above controller: UIViewController) -> (any TransitionAnimator)? {
        guard let index = stack.firstIndex(where: { $0.object === controller }), index + 1 < stack.count else {
            return nil
        }
        return stack[index + 1].object.flatMap { animator(of: $0) }
    }

    private func ruled(
        _ operation: UINavigationController.Operation, from: UIViewController, to: UIViewController
    ) -> (any TransitionAnimator)? {
        (operation == .pop ? from : to).prefersOwnTransition ? nil : rule?(operation, from, to)
    }
}

extension UIViewController {
    /// Whether the screen names a transition of the system's for itself, which goes before a rule for all.
    fileprivate var prefersOwnTransition: Bool {
        if #available(iOS 18.0, *) { return preferredTransition != nil }
        return false
    }
}
#endif
