import Foundation
import Testing
import UIKit

/// An animator as people outside write them: a closure that is given the transition and must end it.
@MainActor
package final class ForeignAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    package let duration: TimeInterval
    package let isPush: Bool
    private let body: (ForeignAnimator, any UIViewControllerContextTransitioning) -> Void

    package init(
        _ duration: TimeInterval = 0.4, isPush: Bool,
        body: @escaping (ForeignAnimator, any UIViewControllerContextTransitioning) -> Void
    ) {
        self.duration = duration
        self.isPush = isPush
        self.body = body
    }

    package func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        duration
    }

    package func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        body(self, transitionContext)
    }
}

extension UIViewControllerContextTransitioning {
    /// The two views, as most animators take them: from the controllers.
    package var fromView: UIView { viewController(forKey: .from)?.view ?? UIView() }
    package var toView: UIView { viewController(forKey: .to)?.view ?? UIView() }

    /// The ending that asks the context.
    package func end() {
        completeTransition(!transitionWasCancelled)
    }
}

/// A navigation controller with somebody's animators, driven through everything that happens to them.
@MainActor
package final class Journey {
    package let stage: Stage
    private let delegate = JourneyDelegate()
    package private(set) var next: LoggedController

    package init(
        assuming: (inout Headless.Assumptions) -> Void = { _ in },
        _ make: @escaping (_ isPush: Bool) -> any UIViewControllerAnimatedTransitioning
    ) {
        stage = Stage(assuming: assuming)
        next = stage.next
        delegate.make = make
        stage.navigation.delegate = delegate
    }

    package var navigation: UINavigationController { stage.navigation }

    /// Pushes a new controller and waits.
    package func push() {
        next = LoggedController("next", log: stage.log)
        navigation.pushViewController(next, animated: true)
        #expect(Headless.clock.settle())
    }

    package func pop() {
        navigation.popViewController(animated: true)
        #expect(Headless.clock.settle())
    }

    /// Pops with a finger as far as half of the way.
    package func swipe(cancels: Bool, by interaction: ForeignInteraction = UIPercentDrivenInteractiveTransition()) {
        delegate.interaction = interaction
        defer { delegate.interaction = nil }
        navigation.popViewController(animated: true)
        Headless.clock.advance(by: 0.1)
        for step in 1...5 {
            interaction.update(CGFloat(step) / 10)
            Headless.clock.advance(by: 1.0 / 60)
        }
        cancels ? interaction.cancel() : interaction.finish()
        #expect(Headless.clock.settle())
    }

    /// What is not as it should be when nothing runs, in words.
    package func faults(top: UIViewController, ignoring ignored: Set<String> = []) -> Set<String> {
        var faults: Set<String> = []
        if navigation.transitionCoordinator != nil { faults.insert("running") }
        if navigation.topViewController !== top { faults.insert("stack") }
        if top.view.window == nil { faults.insert("off screen") }
        if top.view.convert(top.view.bounds, to: navigation.view) != navigation.view.bounds { faults.insert("frame") }
        if !CATransform3DIsIdentity(top.view.layer.transform) { faults.insert("transform") }
        if top.view.layer.anchorPoint != CGPoint(x: 0.5, y: 0.5) { faults.insert("anchor point") }
        if top.view.alpha != 1 || top.view.isHidden { faults.insert("unseen") }
        if top.view.layer.mask != nil { faults.insert("mask") }
        if let container = top.view.superview {
            if container.subviews != [top.view] { faults.insert("siblings") }
            if !CATransform3DIsIdentity(container.layer.sublayerTransform) { faults.insert("sublayer transform") }
        }
        if !Headless.warnings.isEmpty { faults.insert("warnings") }
        return faults.subtracting(ignored)
    }
}

/// What drives a transition by hand, UIKit's or somebody's own.
@MainActor
package protocol ForeignInteraction: UIViewControllerInteractiveTransitioning {
    func update(_ percentComplete: CGFloat)
    func finish()
    func cancel()
}

extension UIPercentDrivenInteractiveTransition: ForeignInteraction {}
extension HandMadeInteraction: ForeignInteraction {}

private final class JourneyDelegate: NSObject, UINavigationControllerDelegate {
    var make: ((Bool) -> any UIViewControllerAnimatedTransitioning)?
    var interaction: (any UIViewControllerInteractiveTransitioning)?

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        make?(operation == .push)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interaction
    }
}
