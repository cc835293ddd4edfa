import Foundation

/// Plays one animator forward and another one backward. ``TransitionAnimator/backward(_:)`` returns it.
struct ReturningAnimator: TransitionAnimator {
    /// The animator that plays forward, and contributes the duration, the timing and the name.
    let base: any TransitionAnimator
    /// The animator that plays backward, from its end to its start.
    let other: any TransitionAnimator

    /// The base's description, with the containers that both animators support. The pair is safe for Reduce Motion only
    /// if both animators are.
    var info: AnimatorInfo { base.info.shared(with: other.info) }
    /// The base's duration, in seconds.
    var duration: TimeInterval { base.duration }
    /// The base's timing.
    var timing: Timing { base.timing }
    /// Whether both may overshoot.
    var allowsOvershoot: Bool { base.allowsOvershoot && other.allowsOvershoot }
    /// Whether at least one of the animators moves the whole window.
    var movesWholeWindow: Bool { base.movesWholeWindow || other.movesWholeWindow }
    /// Whether both animators carry elements.
    var carriesElements: Bool { base.carriesElements && other.carriesElements }
    /// The base's value, because the transition forward decides whether the presenter stays visible.
    var keepsPresenter: Bool { base.keepsPresenter }
    /// The settings of both animators. If both have a setting `from`, the second setting is named `from2`.
    var settings: [AnimatorSetting] {
        base.settings.map { $0.passedOn { ReturningAnimator(base: $0, other: other) } }
            .joined(with: other.settings.map { $0.passedOn { ReturningAnimator(base: base, other: $0) } })
    }

    /// The base's choreography.
    func choreography(in scene: TransitionScene) -> Choreography { base.choreography(in: scene) }

    /// The other animator's choreography for the change backward, or else its forward choreography.
    func returnChoreography(in scene: TransitionScene) -> Choreography? {
        other.returnChoreography(in: scene) ?? other.choreography(in: scene)
    }
}

extension TransitionAnimator {
    /// Plays this animator forward and another one backward, both with this animator's duration and timing. With
    /// `.slide.backward(.cover)` a screen slides in and leaves like a cover. A second call replaces the animator of the
    /// first call.
    ///
    /// Both animators must show the same picture at progress 1. So an animator that keeps the presenter in a pose can
    /// be combined only with one that keeps the presenter in the same pose. The pair has the containers that both
    /// animators support, and the settings of both: if both have a setting `from`, the second one is named `from2`.
    public func backward(_ other: any TransitionAnimator) -> some TransitionAnimator {
        ReturningAnimator(base: self, other: other)
    }
}

extension AnimatorInfo {
    /// Returns this description, with the containers that both animators support.
    func shared(with other: AnimatorInfo) -> AnimatorInfo {
        var info = self
        info.containers = Set(
            ContainerKind.allCases.filter { containers.contains($0) && other.containers.contains($0) })
        info.isReduceMotionSafe = isReduceMotionSafe && other.isReduceMotionSafe
        return info
    }
}
