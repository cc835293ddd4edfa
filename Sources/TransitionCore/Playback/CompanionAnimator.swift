#if canImport(UIKit)
import UIKit

/// The property animator that UIKit is shown for a transition.
///
/// UIKit takes a transition as interruptible only when it vends a property animator, and lets bars animate along only
/// when there is block animation in it. So a hidden view in the container is faded by one, in step with the player: bars
/// and what apps animate alongside get its timing, which is the run's own. The view also notices when the container changes its size.
@MainActor
final class CompanionAnimator {
    let animator: UIViewPropertyAnimator
    private let view: ResizeWatch
    private let isForward: Bool

    /// - Parameters:
    ///   - container: The transition's container view.
    ///   - transition: What plays, in its own time and on its own curve.
    ///   - onResize: Called when the container gets another size.
    ///   - onLeave: Called when the container leaves its window, and all fingers on it with it.
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
        // UIKit's spring may settle before ours: what goes along stays under our hand until the run is over.
        animator.pausesOnCompletion = true
        animator.addAnimations { [weak view] in view?.alpha = 0 }
    }

    /// Follows a run of the player. Must not be called with actions off: no block animation would take place, and
    /// bars would jump to their end.
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
        // Reversed, the fraction would count from the other end.
        if animator.isReversed { animator.isReversed = false }
        animator.fractionComplete = CGFloat(fraction)
    }

    /// Brings the animator to an end that UIKit accepts before its release, and takes the view away. The animator stays,
    /// for UIKit may ask for it again.
    func end(finished: Bool) {
        view.onResize = nil
        view.onLeave = nil
        if animator.state == .active { animator.stopAnimation(false) }
        if animator.state == .stopped { animator.finishAnimation(at: finished ? .end : .start) }
        view.removeFromSuperview()
    }
}
#endif
