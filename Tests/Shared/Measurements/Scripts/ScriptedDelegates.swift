import UIKit

/// A navigation controller's delegate with an animator to hand out.
@MainActor
final class ScriptedNavigationDelegate: NSObject, UINavigationControllerDelegate {
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interaction: (any UIViewControllerInteractiveTransitioning)?
    /// The operations for which it was asked.
    private(set) var operations: [UINavigationController.Operation] = []
    /// Hears of `willShow`.
    var log: Log?
    /// Called when a change is announced.
    var onWillShow: ((UINavigationController) -> Void)?

    init(_ animator: (any UIViewControllerAnimatedTransitioning)? = nil) {
        self.animator = animator
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        operations.append(operation)
        return animator
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        log?.note("willShow")
        onWillShow?(navigationController)
    }
}

/// A tab bar controller's delegate with an animator to hand out.
@MainActor
final class ScriptedTabDelegate: NSObject, UITabBarControllerDelegate {
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interaction: (any UIViewControllerInteractiveTransitioning)?

    init(_ animator: (any UIViewControllerAnimatedTransitioning)?) {
        self.animator = animator
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

/// A transitioning delegate with animators to hand out, and maybe a presentation controller that tells what it hears.
@MainActor
final class ScriptedModalDelegate: NSObject, UIViewControllerTransitioningDelegate {
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interaction: (any UIViewControllerInteractiveTransitioning)?
    /// How often it was asked for an animator.
    private(set) var questions = 0
    /// If there is one, a presentation controller is handed out that writes into it.
    var log: Log?

    init(_ animator: (any UIViewControllerAnimatedTransitioning)?) {
        self.animator = animator
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        questions += 1
        return animator
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        guard let log else { return nil }
        return TellingPresentationController(presented, presenting, log: log)
    }
}

/// A presentation controller that tells what it hears.
@MainActor
final class TellingPresentationController: UIPresentationController {
    private let log: Log

    init(_ presented: UIViewController, _ presenting: UIViewController?, log: Log) {
        self.log = log
        super.init(presentedViewController: presented, presenting: presenting)
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        log.note("presentation will begin")
    }
}
