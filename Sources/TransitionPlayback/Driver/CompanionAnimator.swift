#if canImport(UIKit) && !PARTIAL_UIKIT
import TransitionCore
import UIKit

/// The property animator that a transition returns to UIKit.
///
/// UIKit treats a transition as interruptible only if `interruptibleAnimator(using:)` returns a property animator, and
/// bars animate along only with a block animation in the transition. This animator therefore fades a hidden view in the
/// container, in step with the ``Player``. Bars and alongside blocks use the timing of this animator, which is the
/// timing of the run. The hidden view also detects a size change of the container.
@MainActor
final class CompanionAnimator {
    let animator: UIViewPropertyAnimator
    private let view: ResizeWatch
    private let isForward: Bool

    /// The layer of the hidden view. It is not visible.
    var timekeeper: CALayer { view.layer }

    /// - Parameters:
    ///   - container: The transition's container view.
    ///   - transition: The transition that plays. Its run has the duration and the timing.
    ///   - onResize: Called when the container has changed its size.
    ///   - onLeave: Called when the container has left its window, which also ends all touches in it.
    init(
        in container: UIView, transition: DirectedTransition,
        onResize: @escaping @MainActor () -> Void, onLeave: @escaping @MainActor () -> Void
    ) {
        isForward = transition.isForward
        // Without actions, a property of the view is set without a search for its animation.
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let view = ResizeWatch(frame: container.bounds)
        view.onResize = onResize
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.isHidden = true
        view.isUserInteractionEnabled = false
        container.insertSubview(view, at: 0)
        view.onLeave = onLeave
        CATransaction.commit()
        self.view = view
        let run = transition.wholeRun
        animator = UIViewPropertyAnimator(duration: run.duration, timingParameters: run.timingParameters)
        // UIKit's spring may settle before the run's. With `pausesOnCompletion`, bars and alongside blocks can move
        // until the run is over.
        animator.pausesOnCompletion = true
        animator.addAnimations { [weak view] in view?.alpha = 0 }
    }

    /// Follows a run of the player. Must not be called while actions are disabled, because no block animation would run
    /// and bars would jump to their end.
    func run(_ run: ProgressRun) {
        guard animator.state != .stopped else { return }
        let finishes = (run.target == 1) == isForward
        if animator.state == .inactive {
            guard finishes else { return }
            animator.startAnimation()
            return
        }
        animator.pauseAnimation()
        animator.isReversed = !finishes
        let remaining = run.duration / max(animator.duration, 0.001)
        animator.continueAnimation(
            withTimingParameters: run.timingParameters, durationFactor: CGFloat(max(remaining, 0.001))
        )
    }

    /// Follows a finger at a fraction of the transition, 0 to 1.
    func scrub(to fraction: Double) {
        guard animator.state != .stopped else { return }
        if animator.state == .inactive || animator.isRunning { animator.pauseAnimation() }
        // The fraction of a reversed animator would count from the other end.
        if animator.isReversed { animator.isReversed = false }
        animator.fractionComplete = CGFloat(fraction)
    }

    /// Stops and finishes the animator, as UIKit requires before its release, and removes the hidden view. The animator
    /// stays, because UIKit may request it again.
    func end(finished: Bool) {
        view.onResize = nil
        view.onLeave = nil
        if animator.state == .active { animator.stopAnimation(false) }
        if animator.state == .stopped { animator.finishAnimation(at: finished ? .end : .start) }
        view.removeFromSuperview()
    }
}
#endif
