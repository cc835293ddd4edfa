#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionPlayback
import TransitionUIKit
import UIKit

extension UIViewController {
    /// Shows a child in place of the one that a view shows, by a transition. Call it on a container of your own.
    ///
    /// > Experimental: Names and behaviour may change with a minor version.
    ///
    ///     container.transition(to: profile, in: stageView, transition: .cube)
    ///
    /// Both screens are live, and a finger can grab them and turn round. The container adds the child and its view and
    /// removes the earlier child, in the order that UIKit documents: `willMove(toParent:)` and `addChild` at the start,
    /// `removeFromParent` and `didMove(toParent:)` at the end. The view of the child fills `view` and resizes with it.
    /// Screens that move are clipped to `view`, unless it has a shadow. Other subviews of `view` stay, behind the
    /// screens while they move.
    ///
    /// If the change is cancelled, controllers, views, frames and the order of subviews are as before, and every call
    /// that has announced a change is followed by the one for its return.
    ///
    /// Appearance callbacks are balanced. In a container that forwards them automatically, as containers do by default,
    /// UIKit makes the calls: the child appears when its view is added, and the earlier one disappears when its view is
    /// removed. To have `viewDidAppear` after the transition, return false from
    /// `shouldAutomaticallyForwardAppearanceMethods`; then this method calls `beginAppearanceTransition` and
    /// `endAppearanceTransition`.
    ///
    /// The change has no animation if `transition` is nil, if the container is not in a window or in a transition
    /// itself, if `view` has no size, and if animations or `Transitions.isEnabled` are off. One change plays at a time:
    /// another one ends it at once, and the latest one stands. A change that is requested in a callback of a change is
    /// made right after it. A change of the size ends a change that plays, and cancels one under a finger.
    ///
    /// Children replace each other as tabs do: a transition plays as `ContainerKind.tab`.
    ///
    /// - Parameters:
    ///   - child: The controller to show. The one that is shown already stays as it is.
    ///   - view: The view that shows the child: the container's view or a view in it. nil is the container's view.
    ///   - transition: The animator; nil changes the child without animation.
    ///   - completion: Called once, in a later turn of the run loop, when the change is over or was refused.
    public func transition(
        to child: UIViewController, in view: UIView? = nil, transition: (any TransitionAnimator)?,
        completion: (@MainActor (ChildTransitionOutcome) -> Void)? = nil
    ) {
        // Loads the view first, so that a child that the container shows in `viewDidLoad` comes before this one.
        guard let view = view ?? self.view else { return }
        ChildTransitions.of(self).make(ChildRequest(child, in: view, transition, completion: completion))
    }

    /// Shows a child in place of the one that a view shows, by a transition, and waits until the change is over. It has
    /// another name, so that ``transition(to:in:transition:completion:)`` can be called in a task without `await`.
    ///
    /// > Experimental: Names and behaviour may change with a minor version.
    ///
    ///     if await container.changeChild(to: profile, in: stageView, transition: .cube) == .finished { profile.greet() }
    ///
    /// The change has begun before the wait begins. The rest is as with a completion. A task that is cancelled waits all
    /// the same.
    ///
    /// - Parameters:
    ///   - child: The controller to show.
    ///   - view: The view that shows the child. nil is the container's view.
    ///   - transition: The animator; nil changes the child without animation.
    /// - Returns: How the change has ended.
    @discardableResult
    public func changeChild(
        to child: UIViewController, in view: UIView? = nil, transition: (any TransitionAnimator)?
    ) async -> ChildTransitionOutcome {
        await withCheckedContinuation { continuation in
            self.transition(to: child, in: view, transition: transition) { continuation.resume(returning: $0) }
        }
    }

    /// Gives a container of your own a row of children. It shows one at a time.
    ///
    /// > Experimental: Names and behaviour may change with a minor version.
    ///
    ///     container.setChildren([news, photos, people], in: stageView, transition: .slide, swipe: .fromAnywhere)
    ///     container.childTransitions.select(2)
    ///
    /// The animator plays as written for a child with a higher index, and mirrored for a child with a lower index. A
    /// finger swipes to the neighbours. The container keeps the children, but only the one that is shown is its child
    /// in UIKit's sense, and no child is loaded before it is needed.
    ///
    /// The container shows the selected child at once, without animation. ``transition(to:in:transition:completion:)``
    /// may show other children in the same view, and a child of the row by another transition.
    ///
    /// - Parameters:
    ///   - children: The children, in their order. An empty array removes the row, and the child that is shown stays.
    ///   - selectedIndex: The index of the child to show; the nearest one if it is out of range.
    ///   - view: The view that shows the children: the container's view or a view in it. nil is the container's view.
    ///   - transition: The animator of swipes and of `select`.
    ///   - swipe: Where a swipe may begin; nowhere by default.
    public func setChildren(
        _ children: [UIViewController], selectedIndex: Int = 0, in view: UIView? = nil,
        transition: any TransitionAnimator, swipe: SwipeOrigin = .off
    ) {
        setChildren(
            children, selectedIndex: selectedIndex, in: view, transition: transition,
            options: ChildTransitionOptions(swipe: swipe))
    }

    /// Gives a container of your own a row of children. It shows one at a time.
    ///
    /// > Experimental: Names and behaviour may change with a minor version.
    ///
    /// - Parameters:
    ///   - children: The children, in their order. An empty array removes the row, and the child that is shown stays.
    ///   - selectedIndex: The index of the child to show; the nearest one if it is out of range.
    ///   - view: The view that shows the children: the container's view or a view in it. nil is the container's view.
    ///   - transition: The animator of swipes and of `select`.
    ///   - options: The behaviour of swipes, releases and Reduce Motion.
    public func setChildren(
        _ children: [UIViewController], selectedIndex: Int = 0, in view: UIView? = nil,
        transition: any TransitionAnimator, options: ChildTransitionOptions
    ) {
        guard !children.isEmpty else {
            ChildTransitions.known(on: self)?.setRow(nil, ChildTransitionOptions())
            return
        }
        guard let view = view ?? self.view else { return }
        let row = ChildRow(children, in: view, transition)
        let transitions = ChildTransitions.of(self)
        transitions.setRow(row, options)
        let child = children[min(max(selectedIndex, 0), children.count - 1)]
        transitions.make(ChildRequest(child, in: view, nil))
    }

    /// The transitions of this container's children: the row, its events, swipes and control.
    ///
    /// > Experimental: Names and behaviour may change with a minor version.
    ///
    /// They are those of ``transition(to:in:transition:completion:)`` and of
    /// ``setChildren(_:selectedIndex:in:transition:swipe:)``. UIKit's `transitionCoordinator` is nil in a change of
    /// children, because only UIKit's own containers have one.
    public var childTransitions: ContainerTransitions<ChildTransitionOptions> {
        ContainerTransitions(of: self, .childSettings(of: self))
    }
}

extension ContainerTransitions<ChildTransitionOptions> {
    /// The children of the row, in their order; empty without a row.
    public var children: [UIViewController] { transitions?.row?.children ?? [] }

    /// The index of the child that is shown; during a change, of the one that arrives. nil without a row, or if another
    /// child is shown.
    public var selectedIndex: Int? { transitions?.row?.index(of: transitions?.selected) }

    /// Shows a child of the row.
    ///
    /// - Parameters:
    ///   - index: The index of the child.
    ///   - animated: Whether the animator of the row plays; true by default.
    ///   - completion: Called once, in a later turn of the run loop, when the change is over or was refused.
    public func select(
        _ index: Int, animated: Bool = true, completion: (@MainActor (ChildTransitionOutcome) -> Void)? = nil
    ) {
        guard let transitions, let row = transitions.row, let view = row.view, row.children.indices.contains(index)
        else {
            if let completion { MainQueue.inNextTurn { completion(.refused(.hasNoChild)) } }
            return
        }
        transitions.make(
            ChildRequest(row.children[index], in: view, animated ? row.animator : nil, completion: completion))
    }

    private var transitions: ChildTransitions? { container.flatMap(ChildTransitions.known) }
}
#endif
