import Foundation

/// One way through a choreography: what plays, from which end, and on which side.
struct Leg {
    /// The animator that plays.
    let animator: any TransitionAnimator
    /// Whether the screens change as they do on the way in (push), or back (pop).
    let isWayIn: Bool
    /// The kind of container.
    let container: ContainerKind
    /// Whether the choreography plays in a left-right mirror.
    let isMirrored: Bool

    /// An animator that is not made for the kind of container gives way to a cross-fade.
    init(animator: any TransitionAnimator, isWayIn: Bool, container: ContainerKind, isMirrored: Bool) {
        self.animator = animator.info.containers.contains(container) ? animator : CrossFade()
        self.isWayIn = isWayIn
        self.container = container
        self.isMirrored = isMirrored
    }

    /// The progress that the leg starts from.
    var start: Double { isWayIn ? 0 : 1 }
    /// The progress that the leg leads to.
    var end: Double { isWayIn ? 1 : 0 }

    /// The same change of screens at once.
    var withoutMotion: Leg {
        Leg(animator: animator.duration(0), isWayIn: isWayIn, container: container, isMirrored: isMirrored)
    }

    /// The choreography for a container of this size.
    func choreography(in scene: TransitionScene) -> Choreography {
        let seen = isMirrored ? scene.mirrored : scene
        let own = isWayIn ? nil : animator.returnChoreography(in: seen)
        let choreography = own ?? animator.choreography(in: seen)
        return isMirrored ? choreography.mirrored : choreography
    }

    /// The run from some progress to one of the ends.
    func run(from progress: Double, to target: Double, velocity: Double) -> ProgressRun {
        ProgressRun(
            from: progress,
            to: target,
            velocity: velocity,
            timing: animator.timing,
            duration: animator.duration,
            allowsOvershoot: animator.allowsOvershoot
        )
    }
}
