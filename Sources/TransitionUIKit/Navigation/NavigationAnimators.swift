#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// Chooses the animator for a change of a navigation stack: the one passed with the push, or else the rule's. The pop
/// of a screen that was pushed with an animator plays the same animator in reverse, whatever was pushed or removed in
/// between. Screens are held weakly.
@MainActor
final class NavigationAnimators {
    /// The app's rule, for screens pushed without an animator.
    private(set) var rule: UINavigationController.NavigationTransitionRule?
    /// The animator that the rule returns for all changes, if it names a transition of UIKit.
    private var fixed: (any TransitionAnimator)?
    /// Decides whether UIKit is asked for a transition.
    var motion = MotionPolicy.system
    private var stack: [Weak<UIViewController>] = []
    /// The animators of single screens; nil leaves a screen to the system.
    private var pairs: [Pair] = []
    /// The transition of UIKit that the leaving screen of a single pop has.
    private var passing: SystemRequest?
    /// The screen that is about to be pushed with its animator.
    private var pushed: Pair?
    /// The animator of the next change, whatever screens it changes.
    private var expected: ExpectedChange?

    /// A screen and the animator that it was pushed with. A class, because a list of them is then less code.
    @MainActor
    private final class Pair {
        private(set) weak var controller: UIViewController?
        let animator: (any TransitionAnimator)?
        /// Whether the rule has returned the animator, so that it leaves with the rule.
        let isRuled: Bool
        /// What UIKit was asked for instead of playing the animator.
        private(set) var request: SystemRequest?

        init(_ controller: UIViewController, _ animator: (any TransitionAnimator)?, isRuled: Bool = false) {
            (self.controller, self.animator, self.isRuled) = (controller, animator, isRuled)
        }

        /// Whether this package plays the animator.
        var plays: Bool { animator != nil && request == nil }

        /// Asks UIKit for the transition that the animator names.
        ///
        /// - Returns: Whether UIKit draws it.
        func ask(_ motion: MotionPolicy) -> Bool {
            if request == nil, let controller, let wanted = animator.flatMap({ motion.system($0) }) {
                request = SystemRequest(wanted, on: controller, in: .navigation)
            }
            return request != nil
        }

        func takeBack() {
            request?.takeBack()
            request = nil
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
        endPassing()
        drop { entry in !controllers.contains { $0 === entry.controller } }
    }

    /// Removes animators, and what UIKit was asked for in their place.
    private func drop(_ isGone: (Pair) -> Bool) {
        pairs.removeAll { pair in
            guard isGone(pair) else { return false }
            pair.takeBack()
            return true
        }
    }

    /// Notes that a screen is about to be pushed with an animator.
    func willPush(_ controller: UIViewController, with animator: any TransitionAnimator) {
        unpair(controller)
        let pair = Pair(controller, animator)
        pairs.append(pair)
        pushed = pair
        if Transitions.isEnabled { _ = pair.ask(motion) }
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
        guard expected === change else { return }
        expected = nil
        endPassing()
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
        drop { $0.controller == nil || $0.controller === controller }
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
        if let pair = pair(of: top) { return pair.plays }
        return ruled(.pop, from: top, to: below) != nil
    }

    /// Whether any change from this top screen may have an animator of this package.
    func hasAny(top: UIViewController?) -> Bool {
        if let pushed, pushed.controller != nil { return pushed.plays }
        if expected != nil { return true }
        // If the old top screen has a transition of the system and the new top screen was below it, the gestures of
        // that transition may drive the pop. They work only while the delegate has no animator method (F78, F202).
        if isTopOfTheSystem, stack.contains(where: { $0.object === top }) { return false }
        if [stack.last?.object, top].contains(where: { $0.flatMap { pair(of: $0) }?.plays == true }) { return true }
        return rule != nil && !isRuleOfTheSystem
    }

    /// Whether the top screen after the last change has a transition of the system, to which the rule does not apply.
    private var isTopOfTheSystem: Bool {
        guard let top = stack.last?.object else { return false }
        if let pair = pair(of: top), pair.animator != nil { return !pair.plays }
        return rule != nil && top.prefersOwnTransition
    }

    /// Whether a change may begin without a question to the delegate, or needs a transition of UIKit at its start.
    var isToBeWatched: Bool {
        if let expected = expected?.animator, motion.system(expected) != nil { return true }
        return rule != nil && (isRuleOfTheSystem || isTopOfTheSystem)
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

// MARK: - Transitions of UIKit

extension NavigationAnimators {
    /// Sets the rule, and the animator that it returns for all changes if there is only one. What UIKit was asked for
    /// because of the old rule ends.
    func choose(_ rule: @escaping UINavigationController.NavigationTransitionRule, fixed: (any TransitionAnimator)?) {
        self.rule = rule
        let stays = fixed != nil && fixed?.systemTransition == self.fixed?.systemTransition
        self.fixed = fixed
        if !stays { drop(\.isRuled) }
    }

    /// Whether UIKit draws all changes for which the rule is responsible.
    private var isRuleOfTheSystem: Bool {
        fixed.flatMap { motion.system($0) }.map { SystemRequest.isServed($0, in: .navigation) } ?? false
    }

    /// Asks UIKit for the transition that the animator of a change names.
    ///
    /// - Returns: Whether UIKit draws the change.
    func asksUIKit(
        for animator: any TransitionAnimator, _ operation: UINavigationController.Operation, from: UIViewController,
        to: UIViewController
    ) -> Bool {
        guard let wanted = motion.system(animator) else { return false }
        if operation == .pop { return asksUIKit(for: wanted, leaving: from) }
        if let pair = pair(of: to) { return pair.ask(motion) }
        let new = Pair(to, animator, isRuled: true)
        if new.ask(motion) { pairs.append(new) }
        return new.request != nil
    }

    private func asksUIKit(for wanted: SystemTransition, leaving screen: UIViewController) -> Bool {
        if let passing, passing.screen === screen { return true }
        if let pair = pair(of: screen), pair.request != nil, pair.animator?.systemTransition == wanted { return true }
        endPassing()
        passing = SystemRequest(wanted, on: screen, in: .navigation)
        return passing != nil
    }

    private func endPassing() {
        passing?.takeBack()
        passing = nil
    }

    /// Asks UIKit for the transitions of the top screen and of an expected change, before UIKit begins a change.
    func prepare(_ controllers: [UIViewController]) {
        guard Transitions.isEnabled, let top = controllers.last, controllers.count > 1 || expected != nil
        else { return }
        let wasThere = stack.contains { $0.object === top }
        if let expected, let animator = expected.animator, let wanted = motion.system(animator),
            let old = stack.last?.object, old !== top, expected.operations.contains(wasThere ? .pop : .push)
        {
            _ = wasThere ? asksUIKit(for: wanted, leaving: old) : asksUIKit(for: animator, .push, from: old, to: top)
        } else if controllers.count > 1, let fixed, pair(of: top) == nil, !top.prefersOwnTransition {
            _ = asksUIKit(for: fixed, .push, from: top, to: top)
        }
    }

    /// Restores the app's own values on all screens. ``renew()`` asks UIKit again.
    func takeBack() {
        endPassing()
        for pair in pairs { pair.takeBack() }
    }

    /// Asks UIKit again for what ``takeBack()`` has taken back.
    func renew() {
        for pair in pairs { _ = pair.ask(motion) }
    }
}

extension UIViewController {
    /// Whether the screen has a transition of the system (`preferredTransition`), which has precedence over a rule for
    /// all screens.
    fileprivate var prefersOwnTransition: Bool {
        if SystemPreference.isThere, #available(iOS 18.0, *) { return preferredTransition != nil }
        return false
    }
}
#endif
