import Foundation
import UIKit

/// The techniques found in public transition libraries, each in its plainest form, and ended as it should be.
@MainActor
package enum ForeignTechnique: String, CaseIterable {
    case frames, springs, keyframes, circle, chain, transition, transaction, cube, snapshots, flipContainer, queue

    package func animator(isPush: Bool) -> any UIViewControllerAnimatedTransitioning {
        switch self {
        case .snapshots: SnapshotSwap(isPush: isPush)
        default: ForeignAnimator(isPush: isPush) { run($0, $1) }
        }
    }

    private func run(_ animator: ForeignAnimator, _ context: any UIViewControllerContextTransitioning) {
        switch self {
        case .frames: Self.slideFrames(animator, context)
        case .springs: Self.dropIn(animator, context)
        case .keyframes: Self.turnSnapshot(animator, context)
        case .circle: Self.openCircle(animator, context)
        case .chain: Self.shutByQuarters(animator, context)
        case .transition: Self.replace(animator, context)
        case .transaction: Self.fadeLayers(animator, context)
        case .cube: Self.turnCube(animator, context)
        case .flipContainer: Self.flipContainer(animator, context)
        case .queue: Self.waitOnTheQueue(animator, context)
        case .snapshots: break
        }
    }

    /// Frames by the width of the screen. A cancel finds them where the block put them: nobody puts them back.
    private static func slideFrames(_ animator: ForeignAnimator, _ context: any UIViewControllerContextTransitioning) {
        let (from, to, width) = (context.fromView, context.toView, UIScreen.main.bounds.width)
        context.containerView.addSubview(from)
        context.containerView.addSubview(to)
        to.frame.origin.x = animator.isPush ? width : -width
        UIView.animate(withDuration: animator.duration, delay: 0, options: .curveLinear) {
            from.frame.origin.x = animator.isPush ? -width : width
            to.frame.origin.x = 0
        } completion: { _ in
            context.end()
        }
    }

    private static func dropIn(_ animator: ForeignAnimator, _ context: any UIViewControllerContextTransitioning) {
        let (from, to) = (context.fromView, context.toView)
        context.containerView.addSubview(to)
        to.transform = CGAffineTransform(scaleX: 0.1, y: 0.1).translatedBy(x: 0, y: -300)
        to.alpha = 0
        UIView.animate(
            withDuration: animator.duration, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0.3,
            options: []
        ) {
            to.transform = .identity
            to.alpha = 1
            from.alpha = 0.5
        } completion: { _ in
            from.alpha = 1
            context.end()
        }
    }

    private static func turnSnapshot(_ animator: ForeignAnimator, _ context: any UIViewControllerContextTransitioning) {
        let (from, to, container) = (context.fromView, context.toView, context.containerView)
        container.addSubview(to)
        guard let copy = to.snapshotView(afterScreenUpdates: true) else { return context.completeTransition(false) }
        container.addSubview(copy)
        to.isHidden = true
        var perspective = CATransform3DIdentity
        perspective.m34 = -1.0 / 500
        container.layer.sublayerTransform = perspective
        copy.layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
        UIView.animateKeyframes(withDuration: animator.duration, delay: 0, options: .calculationModeCubic) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                from.layer.transform = CATransform3DMakeRotation(-.pi / 2, 0, 1, 0)
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                copy.layer.transform = CATransform3DIdentity
            }
        } completion: { _ in
            to.isHidden = false
            from.layer.transform = CATransform3DIdentity
            container.layer.sublayerTransform = CATransform3DIdentity
            copy.removeFromSuperview()
            context.end()
        }
    }

    private static func openCircle(_ animator: ForeignAnimator, _ context: any UIViewControllerContextTransitioning) {
        let to = context.toView
        context.containerView.addSubview(to)
        let small = UIBezierPath(ovalIn: CGRect(x: 190, y: 400, width: 10, height: 10)).cgPath
        let large = UIBezierPath(ovalIn: to.bounds.insetBy(dx: -400, dy: -400)).cgPath
        let mask = CAShapeLayer()
        mask.path = large
        to.layer.mask = mask
        let opening = ForeignAnimation()
        opening.keyPath = "path"
        opening.fromValue = small
        opening.toValue = large
        opening.duration = animator.duration
        opening.whenStopped = { [weak opening] in
            to.layer.mask = nil
            opening?.delegate = nil
            context.end()
        }
        mask.add(opening, forKey: "path")
    }

    /// One animation after the other, each begun from the end of the one before.
    private static func shutByQuarters(
        _ animator: ForeignAnimator, _ context: any UIViewControllerContextTransitioning
    ) {
        let from = context.fromView
        context.containerView.insertSubview(context.toView, belowSubview: from)
        let mask = CAShapeLayer()
        mask.frame = from.bounds
        mask.path = UIBezierPath(rect: from.bounds).cgPath
        from.layer.mask = mask
        func shut(_ quarter: Int) {
            guard quarter < 4 else {
                from.layer.mask = nil
                return context.end()
            }
            let step = ForeignAnimation()
            step.keyPath = "opacity"
            step.fromValue = 1 - 0.25 * Double(quarter)
            step.toValue = 0.75 - 0.25 * Double(quarter)
            step.duration = animator.duration / 4
            step.whenStopped = { [weak step] in
                step?.delegate = nil
                shut(quarter + 1)
            }
            mask.add(step, forKey: "step")
        }
        shut(0)
    }

    private static func replace(_ animator: ForeignAnimator, _ context: any UIViewControllerContextTransitioning) {
        let from = context.fromView
        UIView.transition(
            from: from, to: context.toView, duration: animator.duration,
            options: animator.isPush ? .transitionFlipFromLeft : .transitionFlipFromRight
        ) { _ in
            if context.transitionWasCancelled { context.containerView.addSubview(from) }
            context.end()
        }
    }

    private static func fadeLayers(_ animator: ForeignAnimator, _ context: any UIViewControllerContextTransitioning) {
        let to = context.toView
        context.containerView.addSubview(to)
        CATransaction.begin()
        CATransaction.setAnimationDuration(animator.duration)
        CATransaction.setCompletionBlock { context.end() }
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        let move = CAKeyframeAnimation(keyPath: "transform")
        move.values = [
            NSValue(caTransform3D: CATransform3DMakeTranslation(0, 200, 0)),
            NSValue(caTransform3D: CATransform3DMakeTranslation(0, -20, 0)),
            NSValue(caTransform3D: CATransform3DIdentity),
        ]
        let both = CAAnimationGroup()
        both.animations = [fade, move]
        to.layer.add(both, forKey: "arrive")
        CATransaction.commit()
    }

    /// Two faces turned about their common edge, which is moved across the screen with the container.
    private static func turnCube(_ animator: ForeignAnimator, _ context: any UIViewControllerContextTransitioning) {
        let (from, to, container) = (context.fromView, context.toView, context.containerView)
        if let arriving = context.viewController(forKey: .to) { to.frame = context.finalFrame(for: arriving) }
        container.insertSubview(to, at: 0)
        let (turn, half) = (animator.isPush ? CGFloat.pi / 2 : -.pi / 2, container.bounds.width / 2)
        var away = CATransform3DMakeRotation(-turn, 0, 1, 0)
        var near = CATransform3DMakeRotation(turn, 0, 1, 0)
        away.m34 = -0.005
        near.m34 = -0.005
        from.layer.anchorPoint = CGPoint(x: animator.isPush ? 0 : 1, y: 0.5)
        to.layer.anchorPoint = CGPoint(x: animator.isPush ? 1 : 0, y: 0.5)
        to.layer.transform = near
        let shift = animator.isPush ? -half : half
        container.transform = CGAffineTransform(translationX: shift, y: 0)
        UIView.animate(withDuration: animator.duration) {
            container.transform = CGAffineTransform(translationX: -shift, y: 0)
            from.layer.transform = away
            to.layer.transform = CATransform3DIdentity
        } completion: { _ in
            container.transform = .identity
            for view in [from, to] {
                view.layer.transform = CATransform3DIdentity
                view.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
            }
            context.end()
        }
    }

    private static func flipContainer(_ animator: ForeignAnimator, _ context: any UIViewControllerContextTransitioning)
    {
        UIView.transition(
            with: context.containerView, duration: animator.duration, options: [.transitionFlipFromRight],
            animations: { context.containerView.addSubview(context.toView) }, completion: { _ in context.end() })
    }

    /// The end is not taken from the animation but from the queue, after the same time.
    private static func waitOnTheQueue(
        _ animator: ForeignAnimator, _ context: any UIViewControllerContextTransitioning
    ) {
        typealias DispatchQueue = Headless.DispatchQueue
        let to = context.toView
        context.containerView.addSubview(to)
        DispatchQueue.main.async {
            UIView.animate(withDuration: animator.duration) { to.layer.cornerRadius = 10 }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + animator.duration) {
            to.layer.cornerRadius = 0
            context.end()
        }
    }
}

/// An animation that is its own delegate, with an initialiser of its own: libraries extend Core Animation like this.
package final class ForeignAnimation: CABasicAnimation, CAAnimationDelegate {
    package var whenStopped: (@MainActor () -> Void)?

    package override init() {
        super.init()
        delegate = self
    }

    package required init?(coder: NSCoder) {
        nil
    }

    package func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        let work = whenStopped
        MainActor.assumeIsolated { work?() }
    }
}

/// Moves pictures of both views by a property animator while the views themselves wait in a container without size.
@MainActor
package final class SnapshotSwap: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPush: Bool
    private var running: UIViewPropertyAnimator?

    package init(isPush: Bool) {
        self.isPush = isPush
    }

    package func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        0.4
    }

    package func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    package func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let running { return running }
        let animator = UIViewPropertyAnimator(
            duration: 0.4, timingParameters: UISpringTimingParameters(dampingRatio: 0.7))
        running = animator
        build(animator, in: transitionContext)
        return animator
    }

    package func animationEnded(_ transitionCompleted: Bool) {
        running = nil
    }

    private func build(_ animator: UIViewPropertyAnimator, in context: any UIViewControllerContextTransitioning) {
        let (from, to, container) = (context.fromView, context.toView, context.containerView)
        guard let old = from.snapshotView(afterScreenUpdates: false),
            let new = to.snapshotView(afterScreenUpdates: true)
        else { return }
        from.removeFromSuperview()
        container.addSubview(old)
        isPush ? container.addSubview(new) : container.insertSubview(new, belowSubview: old)
        let cupboard = UIView()
        cupboard.clipsToBounds = true
        cupboard.addSubview(from)
        cupboard.addSubview(to)
        container.addSubview(cupboard)
        new.transform = CGAffineTransform(translationX: isPush ? 390 : -390, y: 0)
        animator.addAnimations {
            new.transform = .identity
            old.alpha = 0
        }
        animator.addCompletion { _ in
            for view in container.subviews { view.removeFromSuperview() }
            container.addSubview(context.transitionWasCancelled ? from : to)
            context.end()
        }
    }
}
