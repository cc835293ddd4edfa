#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import TransitionPlayback
import UIKit

/// One request for another child, and the completion that it owes.
@MainActor
final class ChildRequest {
    let child: UIViewController
    let view: UIView
    /// nil for a change without animation.
    let animator: (any TransitionAnimator)?
    /// The step of a finger in a row; nil for a request of the app.
    let step: TabStep?
    private var completion: (@MainActor (ChildTransitionOutcome) -> Void)?

    init(
        _ child: UIViewController, in view: UIView, _ animator: (any TransitionAnimator)?, step: TabStep? = nil,
        completion: (@MainActor (ChildTransitionOutcome) -> Void)? = nil
    ) {
        self.child = child
        self.view = view
        self.animator = animator
        self.step = step
        self.completion = completion
    }

    /// Whether a finger makes the request.
    var isSwipe: Bool { step != nil }

    /// Calls the completion, the first time. In the next turn of the run loop, because the app must not react in the
    /// middle of another change.
    func conclude(_ outcome: ChildTransitionOutcome) {
        guard let completion else { return }
        self.completion = nil
        MainQueue.inNextTurn { completion(outcome) }
    }

    /// Returns why the container cannot show the child in the view; nil if it can.
    ///
    /// - Parameter leaving: The child that leaves in the change that plays, which may come back.
    func refusal(by container: UIViewController, leaving: UIViewController?) -> ChildTransitionOutcome.Refusal? {
        if container.changesOwnChildren { return .isSystemContainer }
        if container === child || container.isInside(child) { return .containsContainer }
        if let parent = child.parent {
            if parent !== container { return .hasParent }
        } else if child.presentingViewController != nil {
            return .isPresented
        } else if let window = child.viewIfLoaded?.window, window.rootViewController === child {
            return .isRoot
        }
        guard view.nearestController === container else { return .viewIsOutside }
        let isInPlace = child === leaving || child === container.child(shownIn: view)
        return child.viewIfLoaded?.superview != nil && !isInPlace ? .isShownElsewhere : nil
    }
}

extension UIViewController {
    /// Whether the controller is a container of UIKit, which adds and removes its children itself.
    fileprivate var changesOwnChildren: Bool {
        #if !HEADLESS_UIKIT
        if self is UISplitViewController || self is UIPageViewController { return true }
        #endif
        return self is UINavigationController || self is UITabBarController
    }

    /// Whether another controller contains this one.
    fileprivate func isInside(_ other: UIViewController) -> Bool {
        var ancestor = parent
        while let controller = ancestor, controller !== other { ancestor = controller.parent }
        return ancestor != nil
    }

    /// Returns the child that a view shows: the frontmost one with its view directly in the view.
    func child(shownIn view: UIView) -> UIViewController? {
        for subview in view.subviews.reversed() {
            if let child = children.first(where: { $0.viewIfLoaded === subview }) { return child }
        }
        return nil
    }
}

extension UIView {
    /// The controller that owns the view, or the nearest view around it.
    fileprivate var nearestController: UIViewController? {
        var responder: UIResponder? = self
        while let current = responder {
            if let controller = current as? UIViewController { return controller }
            responder = current.next
        }
        return nil
    }
}
#endif
