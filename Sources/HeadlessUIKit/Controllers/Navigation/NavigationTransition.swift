import Foundation

/// A change of a navigation stack, from the moment at which the stack has changed to the moment at which the screens
/// have.
@MainActor
final class NavigationChange {
    /// The method that asked for the change.
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

    /// The controllers that leave the stack, the top one last.
    var removed: [UIViewController] {
        oldStack.filter { old in !newStack.contains { $0 === old } }
    }

    /// The controllers that join the stack.
    var added: [UIViewController] {
        newStack.filter { new in !oldStack.contains { $0 === new } }
    }

    /// The transition that the arriving controller, or for a pop the leaving one, prefers to the system's usual one.
    var preferredTransition: UIViewController.Transition? {
        operation == .push ? to?.preferredTransition : from?.preferredTransition
    }

    /// Whether the delegate may supply an animator.
    var takesAnimators: Bool {
        preferredTransition == nil || Headless.assumptions.preferredTransitionsYieldToAnimators
    }

    /// The operation that the delegate is told.
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
    /// Whether UIKit's own animator moves the screens.
    let isOwn: Bool
    /// Whether the navigation controller itself appeared or disappeared during the change, together with its screens.
    var wasInterrupted = false

    init(change: NavigationChange, context: TransitionContext, isOwn: Bool) {
        self.isOwn = isOwn
        self.change = change
        self.context = context
        coordinator = TransitionCoordinator(context: context)
    }
}
