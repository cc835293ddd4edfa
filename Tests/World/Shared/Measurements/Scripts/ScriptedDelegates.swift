import UIKit

/// A navigation controller's delegate with an animator to hand out.
@MainActor
public final class ScriptedNavigationDelegate: NSObject, UINavigationControllerDelegate {
    public var animator: (any UIViewControllerAnimatedTransitioning)?
    public var interaction: (any UIViewControllerInteractiveTransitioning)?
    /// The operations for which it was asked.
    public private(set) var operations: [UINavigationController.Operation] = []
    /// Hears of `willShow`.
    public var log: Log?
    /// Called when a change is announced.
    public var onWillShow: ((UINavigationController) -> Void)?

    public init(_ animator: (any UIViewControllerAnimatedTransitioning)? = nil) {
        self.animator = animator
    }

    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        operations.append(operation)
        return animator
    }

    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        log?.note("willShow")
        onWillShow?(navigationController)
    }
}

/// A tab bar controller's delegate with an animator to hand out.
@MainActor
public final class ScriptedTabDelegate: NSObject, UITabBarControllerDelegate {
    public var animator: (any UIViewControllerAnimatedTransitioning)?
    public var interaction: (any UIViewControllerInteractiveTransitioning)?

    public init(_ animator: (any UIViewControllerAnimatedTransitioning)?) {
        self.animator = animator
    }

    public func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

/// A transitioning delegate with animators to hand out, and maybe a presentation controller that tells what it hears.
@MainActor
public final class ScriptedModalDelegate: NSObject, UIViewControllerTransitioningDelegate {
    public var animator: (any UIViewControllerAnimatedTransitioning)?
    public var interaction: (any UIViewControllerInteractiveTransitioning)?
    /// How often it was asked for an animator.
    public private(set) var questions = 0
    /// If there is one, a presentation controller is handed out that writes into it.
    public var log: Log?

    public init(_ animator: (any UIViewControllerAnimatedTransitioning)?) {
        self.animator = animator
    }

    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        questions += 1
        return animator
    }

    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        guard let log else { return nil }
        return TellingPresentationController(presented, presenting, log: log)
    }
}

/// A presentation controller that tells what it hears.
@MainActor
public final class TellingPresentationController: UIPresentationController {
    private let log: Log

    public init(_ presented: UIViewController, _ presenting: UIViewController?, log: Log) {
        self.log = log
        super.init(presentedViewController: presented, presenting: presenting)
    }

    public override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        log.note("presentation will begin")
    }
}
