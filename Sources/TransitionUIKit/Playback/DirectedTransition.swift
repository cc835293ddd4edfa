import Foundation
import TransitionCore

/// Which way the screens change.
public enum TransitionDirection: Equatable, Sendable {
    /// A push, a presentation, and any change of tabs.
    case forward
    /// A pop or a dismissal.
    case backward
}

/// An animator with everything that decides how it plays for one change of screens: the direction, the kind of
/// container, and whether it is mirrored.
package struct DirectedTransition {
    /// The animator that plays.
    package let animator: any TransitionAnimator
    /// Which way the screens change.
    package let direction: TransitionDirection
    /// The kind of container.
    package let container: ContainerKind
    /// Whether the choreography plays in a left-right mirror.
    let isMirrored: Bool
    /// The run from start to end.
    let wholeRun: ProgressRun
    /// The duration of the whole change in seconds, as the animator says it.
    private let duration: Double
    /// The animator's timing; a spring is stretched to the duration.
    private let timing: Timing

    /// An animator that is not made for the kind of container is replaced by a cross-fade.
    init(
        animator: any TransitionAnimator, direction: TransitionDirection, container: ContainerKind, isMirrored: Bool
    ) {
        let animator = animator.info.containers.contains(container) ? animator : FadeAnimator()
        self.animator = animator
        self.direction = direction
        self.container = container
        self.isMirrored = isMirrored
        // Asked for once, because it takes long to find out when a spring has settled.
        duration = animator.duration
        let start = direction == .forward ? 0.0 : 1
        wholeRun = ProgressRun(
            from: start, to: 1 - start, timing: animator.timing, duration: duration,
            allowsOvershoot: animator.allowsOvershoot)
        if case .spring(let spring, _) = wholeRun.course { timing = .spring(spring) } else { timing = animator.timing }
    }

    /// Whether the transition takes time: without, the change happens at once.
    var takesTime: Bool { wholeRun.duration > 0 }

    var isForward: Bool { direction == .forward }

    /// The progress that the transition starts from.
    var start: Double { isForward ? 0 : 1 }
    /// The progress that the transition leads to.
    var end: Double { isForward ? 1 : 0 }

    /// The progress at a fraction of the transition.
    func progress(at fraction: Double) -> Double { lerp(start, end, fraction) }

    /// The fraction of the transition at a progress.
    package func fraction(at progress: Double) -> Double { (progress - start) / (end - start) }

    /// The same change of screens without motion: it happens at once.
    var withoutMotion: DirectedTransition {
        DirectedTransition(
            animator: animator.duration(0), direction: direction, container: container, isMirrored: isMirrored)
    }

    /// The choreography for a container of this size.
    func choreography(in scene: TransitionScene) -> Choreography {
        let seen = isMirrored ? scene.mirrored : scene
        let own = isForward ? nil : animator.returnChoreography(in: seen)
        let choreography = own ?? animator.choreography(in: seen)
        return isMirrored ? choreography.mirrored : choreography
    }

    /// The run from some progress to one of the ends.
    ///
    /// - Parameters:
    ///   - progress: Where the run starts.
    ///   - finishing: Whether it leads to the end or back to the start.
    ///   - velocity: Fractions of the transition per second, positive towards the end.
    func run(from progress: Double, finishing: Bool, velocity: Double) -> ProgressRun {
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
