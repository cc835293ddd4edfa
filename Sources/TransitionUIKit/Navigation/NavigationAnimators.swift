#if canImport(UIKit)
import TransitionCore
import UIKit

/// Chooses the animator for a change of a navigation stack: the one passed with the push, or else the rule's. The pop
/// of a screen that was pushed with an animator plays the same animator in reverse, whatever was pushed or removed in
/// between. Screens are held weakly.
@MainActor
final class NavigationAnimators {
    /// The app's rule, for screens pushed without an animator.
    var rule: UINavigationController.NavigationTransitionRule?
    private var stack: [Weak<UIViewController>] = []
    /// The animators of single screens; nil leaves a screen to the system.
    private var pairs: [Pair] = []
    /// The screen that is about to be pushed with its animator.
    private var pushed: Pair?
    /// The animator of the next change, whatever screens it changes.
    private var expected: ExpectedChange?

    /// A screen and the animator that it was pushed with. A class, because a list of them is then less code.
    private final class Pair {
        private(set) weak var controller: UIViewController?
        let animator: (any TransitionAnimator)?

        init(_ controller: UIViewController, _ animator: (any TransitionAnimator)?) {
            (self.controller, self.animator) = (controller, animator)
        }
    }

    /// The animator for an expected change; nil leaves the change to the system.
    final class ExpectedChange {
        fileprivate let operations: [UINavigationController.Operation]
        fileprivate let animator: (any TransitionAnimator)?

        fileprivate init(
            _ operations: [UINavigationController.Operation], _ animator: (any TransitionAnimator)?
        ) {
            self.operations = operations
            self.animator = animator
        }
    }

    // MARK: The stack

    /// The screens of the stack after the last change that still exist.
    var controllers: [UIViewController] { stack.compactMap(\.object) }

    /// Notes the screens after a change has ended. A screen that has left the stack loses its animator, even if it
    /// comes back later.
    func stackDidChange(_ controllers: [UIViewController]) {
        stack = controllers.map { Weak($0) }
        pairs.removeAll { entry in !controllers.contains { $0 === entry.controller } }
    }

    /// Notes that a screen is about to be pushed with an animator.
    func willPush(_ controller: UIViewController, with animator: any TransitionAnimator) {
        unpair(controller)
        let pair = Pair(controller, animator)
        pairs.append(pair)
        pushed = pair
    }

    /// Notes that the next change with one of these operations plays an animator.
    func expect(
        _ operations: [UINavigationController.Operation], with animator: (any TransitionAnimator)?
    ) -> ExpectedChange {
        let new = ExpectedChange(operations, animator)
        expected = new
        return new
    }

    /// Stops expecting a change, unless a later one is expected.
    func forget(_ change: ExpectedChange) {
        if expected === change { expected = nil }
    }

    /// Returns the expected change if it has this operation, and stops expecting it.
    private func take(_ operation: UINavigationController.Operation) -> ExpectedChange? {
        guard let expected, expected.operations.contains(operation) else { return nil }
        self.expected = nil
        return expected
    }

    /// Notes that a screen is shown, and drops a pushed animator that UIKit has not requested: UIKit requests an
    /// animator only while the container is on screen, and only for the top screen.
    func didShow(_ controller: UIViewController, in controllers: [UIViewController]) {
        // A change without animation. UIKit has not requested an animator for it.
        let isNew = !stack.contains { $0.object === controller }
        if expected?.operations.contains(isNew ? .push : .pop) == true { expected = nil }
        stackDidChange(controllers)
        if let screen = pushed?.controller, screen === controller || screen !== controllers.last { pushed = nil }
    }

    /// Removes the animator of a screen.
    @inline(never)
    func unpair(_ controller: UIViewController) {
        pairs.removeAll { $0.controller == nil || $0.controller === controller }
    }

    // MARK: Choice

    /// Returns the animator of a change; nil leaves the change to UIKit.
    func choose(
        _ operation: UINavigationController.Operation, from: UIViewController, to: UIViewController
    ) -> (any TransitionAnimator)? {
        if operation == .pop {
            if let expected = take(.pop) { return expected.animator }
            // A pop removes the screen directly above its destination. The animator of the removed screen plays in
            // reverse.
            return pair(above: to).map(\.animator) ?? ruled(operation, from: from, to: to)
        }
        if let pushed, pushed.controller === to {
            self.pushed = nil
            return pushed.animator
        }
        unpair(to)
        if let expected = take(.push) {
            pairs.append(Pair(to, expected.animator))
            return expected.animator
        }
        return ruled(operation, from: from, to: to)
    }

    /// Whether a pop of the top screen plays an animator of this package.
    func hasPop(of controllers: [UIViewController]) -> Bool {
        guard controllers.count > 1 else { return true }
        let (top, below) = (controllers[controllers.count - 1], controllers[controllers.count - 2])
        if let pair = pair(of: top) { return pair.animator != nil }
        return ruled(.pop, from: top, to: below) != nil
    }

    /// Whether any change from this top screen may have an animator of this package.
    func hasAny(top: UIViewController?) -> Bool {
        if expected != nil || pushed?.controller != nil { return true }
        if [stack.last?.object, top].contains(where: { $0.flatMap { pair(of: $0) }?.animator != nil }) { return true }
        // If the old top screen has a transition of the system and the new top screen was below it, the gestures of
        // that transition may drive the pop. They work only while the delegate has no animator method (F78, F202).
        return rule != nil && !(isTopOfTheSystem && stack.contains { $0.object === top })
    }

    /// Whether the top screen after the last change has a transition of the system, to which the rule does not apply.
    var isTopOfTheSystem: Bool {
        guard rule != nil, let top = stack.last?.object, pair(of: top)?.animator == nil else { return false }
        return top.prefersOwnTransition
    }

    /// Returns the animator that a screen was pushed with.
    @inline(never)
    private func pair(of controller: UIViewController) -> Pair? {
        pairs.first { $0.controller === controller }
    }

    /// Returns the animator of the screen that was directly above `controller` before the pop.
    private func pair(above controller: UIViewController) -> Pair? {
        guard let index = stack.firstIndex(where: { $0.object === controller }), index + 1 < stack.count else {
            return nil
        }
        return stack[index + 1].object.flatMap { pair(of: $0) }
    }

    @inline(never)
    private func ruled(
        _ operation: UINavigationController.Operation, from: UIViewController, to: UIViewController
    ) -> (any TransitionAnimator)? {
        (operation == .pop ? from : to).prefersOwnTransition ? nil : rule?(operation, from, to)
    }
}

extension UIViewController {
    /// Whether the screen has a transition of the system (`preferredTransition`), which has precedence over a rule for
    /// all screens.
    fileprivate var prefersOwnTransition: Bool {
        if #available(iOS 18.0, *) { return preferredTransition != nil }
        return false
    }
}
#endif
