import Foundation

/// A change of a navigation stack, from the moment the stack has changed to the moment the screens have.
@MainActor
final class NavigationChange {
    /// Which method asked for it.
    enum Kind { case push, pop, set }

    let kind: Kind
    let oldStack: [UIViewController]
    var newStack: [UIViewController]
    var isAnimated: Bool

    init(kind: Kind, oldStack: [UIViewController], newStack: [UIViewController], isAnimated: Bool) {
        self.kind = kind
        self.oldStack = oldStack
        self.newStack = newStack
        self.isAnimated = isAnimated
    }

    var from: UIViewController? { oldStack.last }
    var to: UIViewController? { newStack.last }

    /// Those that go, the top one last.
    var removed: [UIViewController] {
        oldStack.filter { old in !newStack.contains { $0 === old } }
    }

    /// Those that come.
    var added: [UIViewController] {
        newStack.filter { new in !oldStack.contains { $0 === new } }
    }

    /// What the controller that comes, or for a pop the one that goes, prefers to the system's usual way.
    var preferredTransition: UIViewController.Transition? {
        operation == .push ? to?.preferredTransition : from?.preferredTransition
    }

    /// Whether the delegate may supply an animator.
    var takesAnimators: Bool {
        preferredTransition == nil || Headless.assumptions.preferredTransitionsYieldToAnimators
    }

    /// What an animator is told.
    var operation: UINavigationController.Operation {
        switch kind {
        case .push: .push
        case .pop: .pop
        case .set:
            if Headless.assumptions.settingControllersPopsToOnesOnTheStack,
                oldStack.contains(where: { $0 === to })
            {
                .pop
            } else {
                .push
            }
        }
    }
}

/// A change while its animation runs.
@MainActor
final class NavigationTransition {
    let change: NavigationChange
    let context: TransitionContext
    let coordinator: TransitionCoordinator
    /// The navigation controller itself came or went meanwhile, and took its screens along.
    var wasInterrupted = false

    init(change: NavigationChange, context: TransitionContext) {
        self.change = change
        self.context = context
        coordinator = TransitionCoordinator(context: context)
    }
}
