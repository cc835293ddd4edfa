import Foundation

/// Drives an animator's own animations with a percentage.
///
/// It moves the interruptible animator if there is one; otherwise the block animations inside the container that the
/// animator begins (F114).
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private enum Drive {
        case layer(LayerScrubber)
        case animator(any UIViewImplicitlyAnimating)
    }

    /// The transition, while it runs.
    private weak var context: TransitionContext?
    private var drive: Drive?

    /// The animator's `transitionDuration(using:)` at the start, in seconds.
    open private(set) var duration: CGFloat = 0
    /// The last value given to `update(_:)`.
    open private(set) var percentComplete: CGFloat = 0
    /// The speed of the rest; must be above 0. Set it just before `finish()` or `cancel()`.
    open var completionSpeed: CGFloat = 1
    /// The curve of the rest. While a finger moves the transition it is linear.
    open var completionCurve: UIView.AnimationCurve = .easeInOut
    /// The curve of the rest if the animator vends an interruptible animator; otherwise ignored.
    open var timingCurve: (any UITimingCurveProvider)?
    /// Whether the transition begins paused, waiting for `update(_:)`.
    open var wantsInteractiveStart = true

    /// A controller at 0 %.
    public override init() {
        super.init()
    }

    func attach(to context: TransitionContext) {
        self.context = context
        duration = CGFloat(context.transitionDuration)
        percentComplete = 0
        drive = nil
        context.whenEnded { [weak self] in self?.detach() }
    }

    private func detach() {
        if case .layer(let scrubber) = drive { scrubber.release() }
        drive = nil
        context = nil
    }

    /// Starts the animator, held at 0 if the transition begins interactively. Overrides call super first.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext else {
            Headless.warn("UIPercentDrivenInteractiveTransition needs the context of one of UIKit's containers")
            return
        }
        if self.context !== context { attach(to: context) }
        guard context.isInteractive else { return context.startAnimator() }
        if let animator = context.interruptibleAnimator {
            drive = .animator(animator)
            if Headless.assumptions.percentDrivenCallsAnimateTransitionOfInterruptibleAnimators {
                context.startAnimator()
            }
            animator.pauseAnimation()
            animator.fractionComplete = 0
        } else {
            let scrubber = LayerScrubber(
                layer: context.containerView.layer, duration: context.transitionDuration,
                stopsTime: Headless.assumptions.percentDrivenStopsTheContainersTime)
            drive = .layer(scrubber)
            scrubber.hold(at: 0)
            context.scrubbed = scrubber.blocks
            ScrubbedTime.lending(scrubber.blocks) {
                InteractiveCurve.linear { context.startAnimator() }
            }
        }
    }

    /// Moves the transition to a fraction.
    ///
    /// - Parameter percentComplete: 0…1.
    open func update(_ percentComplete: CGFloat) {
        guard let context, context.isRunning, context.isInteractive else { return }
        let clamped = min(max(percentComplete, 0), 1)
        self.percentComplete = Headless.assumptions.percentDrivenClampsUpdates ? clamped : percentComplete
        switch drive {
        case .layer(let scrubber): scrubber.hold(at: self.percentComplete)
        case .animator(let animator): animator.fractionComplete = self.percentComplete
        case nil: break
        }
        context.updateInteractiveTransition(self.percentComplete)
    }

    /// Makes a running transition interactive; it needs an interruptible animator.
    open func pause() {
        guard let context, context.isRunning, !context.isInteractive else { return }
        guard let animator = context.interruptibleAnimator else { return }
        context.pauseInteractiveTransition()
        animator.pauseAnimation()
        animator.isReversed = false
        drive = .animator(animator)
        percentComplete = animator.fractionComplete
    }

    /// Lets the transition run on to its end.
    open func finish() {
        release(cancelled: false)
    }

    /// Lets the transition run back to its start.
    open func cancel() {
        release(cancelled: true)
    }

    private func release(cancelled: Bool) {
        guard let context, context.isRunning, context.isInteractive else { return }
        if cancelled { context.cancelInteractiveTransition() } else { context.finishInteractiveTransition() }
        guard completionSpeed > 0 else {
            Headless.warn("completionSpeed must be greater than 0; the transition stands still")
            return
        }
        let way = min(max(cancelled ? percentComplete : 1 - percentComplete, 0), 1)
        switch drive {
        case .layer(let scrubber):
            let rest = Double(way * duration / completionSpeed)
            scrubber.run(to: cancelled ? 0 : 1, over: rest, easing: completionCurve.easing)
        case .animator(let animator):
            animator.isReversed = cancelled
            let timing = timingCurve ?? UICubicTimingParameters(animationCurve: completionCurve)
            Headless.optional {
                animator.continueAnimation(withTimingParameters: timing, durationFactor: way / completionSpeed)
            }
        case nil:
            break
        }
    }
}
