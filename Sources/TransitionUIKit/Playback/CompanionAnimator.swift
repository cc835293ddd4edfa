#if canImport(UIKit)
import TransitionCore
import UIKit

/// The property animator that UIKit gets for a transition.
///
/// UIKit treats a transition as interruptible only when `interruptibleAnimator(using:)` returns a property animator,
/// and bars animate along only when there is a block animation in the transition. So this animator fades a hidden view
/// in the container, in step with the ``Player``: bars and alongside blocks get its timing, which is the run's own. The
/// hidden view also notices when the container changes its size.
@MainActor
final class CompanionAnimator {
    let animator: UIViewPropertyAnimator
    private let view: ResizeWatch
    private let isForward: Bool

    /// The layer of the hidden view, which shows nothing.
    var timekeeper: CALayer { view.layer }

    /// - Parameters:
    ///   - container: The transition's container view.
    ///   - transition: The transition that plays; its run gives the duration and the timing.
    ///   - onResize: Called when the container gets another size.
    ///   - onLeave: Called when the container leaves its window, which also takes away all fingers on it.
    init(
        in container: UIView, transition: DirectedTransition,
        onResize: @escaping @MainActor () -> Void, onLeave: @escaping @MainActor () -> Void
    ) {
        isForward = transition.isForward
        let view = ResizeWatch(frame: container.bounds)
        view.onResize = onResize
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.isHidden = true
        view.isUserInteractionEnabled = false
        container.insertSubview(view, at: 0)
        view.onLeave = onLeave
        self.view = view
        let run = transition.wholeRun
        animator = UIViewPropertyAnimator(duration: run.duration, timingParameters: run.timingParameters)
        // UIKit's spring may settle before the run's: with `pausesOnCompletion`, bars and alongside blocks can be moved
        // until the run is over.
        animator.pausesOnCompletion = true
        animator.addAnimations { [weak view] in view?.alpha = 0 }
    }

    /// Follows a run of the player. Must not be called while actions are disabled: then no block animation would take
    /// place, and bars would jump to their end.
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

    /// Follows a finger: a fraction of the transition, 0 to 1.
    func scrub(to fraction: Double) {
        guard animator.state != .stopped else { return }
        if animator.state == .inactive || animator.isRunning { animator.pauseAnimation() }
        // In a reversed animator the fraction would count from the other end.
        if animator.isReversed { animator.isReversed = false }
        animator.fractionComplete = CGFloat(fraction)
    }

    /// Stops and finishes the animator, which UIKit demands before its release, and removes the hidden view. The
    /// animator stays, because UIKit may ask for it again.
    func end(finished: Bool) {
        view.onResize = nil
        view.onLeave = nil
        if animator.state == .active { animator.stopAnimation(false) }
        if animator.state == .stopped { animator.finishAnimation(at: finished ? .end : .start) }
        view.removeFromSuperview()
    }
}
#endif
