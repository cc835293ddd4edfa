import Foundation

/// The direction of a change of screens.
public enum TransitionDirection: Equatable, Sendable {
    /// A push, a presentation, and any change of tabs.
    case forward
    /// A pop or a dismissal.
    case backward
}

/// An animator together with all values that decide how it plays for one change of screens: the direction, the kind of
/// container, and whether it is mirrored.
package struct DirectedTransition {
    /// The animator that plays.
    package let animator: any TransitionAnimator
    /// The direction of the change.
    package let direction: TransitionDirection
    /// The kind of container.
    package let container: ContainerKind
    /// Whether the choreography is mirrored left to right.
    package let isMirrored: Bool
    /// The run from start to end.
    package let wholeRun: ProgressRun
    /// The animator's duration of the whole change, in seconds.
    private let duration: Double
    /// The animator's timing; a spring is stretched to the duration.
    private let timing: Timing

    /// Replaces an animator that does not support the kind of container with a cross-fade.
    package init(
        animator: any TransitionAnimator, direction: TransitionDirection, container: ContainerKind, isMirrored: Bool
    ) {
        self.init(animator, direction, container, isMirrored: isMirrored, duration: nil)
    }

    /// - Parameter duration: The duration in seconds; nil for the animator's own.
    private init(
        _ animator: any TransitionAnimator, _ direction: TransitionDirection, _ container: ContainerKind,
        isMirrored: Bool, duration: Double?
    ) {
        let animator = animator.info.containers.contains(container) ? animator : CatalogueAnimator.fade
        self.animator = animator
        self.direction = direction
        self.container = container
        self.isMirrored = isMirrored
        // Read only once, because computing when a spring has settled is slow.
        self.duration = duration ?? animator.duration
        let start = direction == .forward ? 0.0 : 1
        wholeRun = ProgressRun(
            from: start, to: 1 - start, timing: animator.timing, duration: self.duration,
            allowsOvershoot: animator.allowsOvershoot)
        if case .spring(let spring, _) = wholeRun.course { timing = .spring(spring) } else { timing = animator.timing }
    }

    /// Whether the transition takes time. If not, the change happens without animation.
    package var takesTime: Bool { wholeRun.duration > 0 }

    package var isForward: Bool { direction == .forward }

    /// The progress at the start of the transition.
    package var start: Double { isForward ? 0 : 1 }
    /// The progress at the end of the transition.
    var end: Double { isForward ? 1 : 0 }

    /// Returns the progress at a fraction of the transition.
    package func progress(at fraction: Double) -> Double { lerp(start, end, fraction) }

    /// Returns the fraction of the transition at a progress.
    package func fraction(at progress: Double) -> Double { (progress - start) / (end - start) }

    /// The same change of screens without animation.
    package var withoutMotion: DirectedTransition {
        DirectedTransition(animator, direction, container, isMirrored: isMirrored, duration: 0)
    }

    /// Returns the choreography for this scene.
    package func choreography(in scene: TransitionScene) -> Choreography {
        let seen = isMirrored ? scene.mirrored : scene
        let own = isForward ? nil : animator.returnChoreography(in: seen)
        let choreography = own ?? animator.choreography(in: seen)
        return isMirrored ? choreography.mirrored : choreography
    }

    /// Returns the run from a progress to one of the ends.
    ///
    /// - Parameters:
    ///   - progress: The progress at the start of the run.
    ///   - finishing: Whether the run finishes the transition or cancels it.
    ///   - velocity: The velocity towards the end, in fractions of the transition per second.
    package func run(from progress: Double, finishing: Bool, velocity: Double) -> ProgressRun {
        ProgressRun(
            from: progress,
            to: finishing ? end : start,
            velocity: isForward ? velocity : -velocity,
            timing: timing,
            duration: duration,
            allowsOvershoot: animator.allowsOvershoot
        )
    }
}
