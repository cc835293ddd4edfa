import UIKit

/// An animator as written in a hundred tutorials, which tells what UIKit does with it.
@MainActor
public final class ScriptedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    public typealias Context = UIViewControllerContextTransitioning

    /// In seconds.
    public var duration: TimeInterval = 0.5
    /// How often it was started.
    public private(set) var starts = 0
    /// Called first, before anything is moved.
    public var onStart: ((any Context) -> Void)?
    /// What it does; by default it slides the arriving view in by a block animation.
    public var play: ((any Context) -> Void)?
    /// Of the block animations: whether they report that they finished.
    public private(set) var finished: [Bool] = []
    private var context: (any Context)?

    public func transitionDuration(using transitionContext: (any Context)?) -> TimeInterval { duration }

    public func animateTransition(using transitionContext: any Context) {
        starts += 1
        context = transitionContext
        onStart?(transitionContext)
        if let play { play(transitionContext) } else { slide(transitionContext) }
    }

    public func animationEnded(_ transitionCompleted: Bool) { context = nil }

    /// Completes what ``play`` left running; does nothing if it is complete.
    public func complete() {
        guard let context else { return }
        self.context = nil
        context.completeTransition(!context.transitionWasCancelled)
    }

    /// Puts the arriving view in its place, on top.
    public static func install(_ context: any Context) {
        guard let controller = context.viewController(forKey: .to), let view = context.view(forKey: .to) else { return }
        let frame = context.finalFrame(for: controller)
        view.frame = frame.isEmpty ? context.containerView.bounds : frame
        if view.superview !== context.containerView { context.containerView.addSubview(view) }
    }

    private func slide(_ context: any Context) {
        Self.install(context)
        let view = context.view(forKey: .to) ?? context.view(forKey: .from)
        let isArriving = context.view(forKey: .to) != nil
        let far = CGAffineTransform(translationX: context.containerView.bounds.width, y: 0)
        if isArriving { view?.transform = far }
        UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
            view?.transform = isArriving ? .identity : far
        } completion: { [weak self] finished in
            self?.finished.append(finished)
            view?.transform = .identity
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

/// An animator that vends its property animator, and counts who asks for it when.
@MainActor
public final class VendingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// How often `animateTransition(using:)` was called.
    public private(set) var starts = 0
    /// How often the property animator was asked for when the transition was completing, or complete.
    public private(set) var lateQuestions = 0
    private var isCompleting = false
    private var animator: UIViewPropertyAnimator?

    public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    {
        0.5
    }

    public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        starts += 1
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if isCompleting { lateQuestions += 1 }
        if let animator { return animator }
        ScriptedAnimator.install(transitionContext)
        let view = transitionContext.view(forKey: .to)
        view?.transform = CGAffineTransform(translationX: transitionContext.containerView.bounds.width, y: 0)
        let new = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { view?.transform = .identity }
        new.addCompletion { [weak self] _ in
            view?.transform = .identity
            self?.isCompleting = true
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        animator = new
        return new
    }
}
