import Foundation

/// An animator that plays forward like one animator and backward like another. ``TransitionAnimator/returning(with:)``
/// returns it.
public struct ReturningAnimator: TransitionAnimator {
    /// The animator that plays forward, and whose duration, timing and name are used.
    public let base: any TransitionAnimator
    /// The animator that plays backward, from its end to its start.
    public let other: any TransitionAnimator

    /// The base's description, limited to the containers that both are made for; calm only if both are.
    public var info: AnimatorInfo { base.info.shared(with: other.info) }
    /// The base's duration, in seconds.
    public var duration: TimeInterval { base.duration }
    /// The base's timing.
    public var timing: Timing { base.timing }
    /// Whether both may overshoot.
    public var allowsOvershoot: Bool { base.allowsOvershoot && other.allowsOvershoot }
    /// Whether at least one of the two moves the whole window.
    public var movesWholeWindow: Bool { base.movesWholeWindow || other.movesWholeWindow }
    /// As the base says, because the transition forward decides whether the presenter stays visible.
    public var keepsPresenter: Bool { base.keepsPresenter }
    /// The base's, then the other one's, whose names get a number where the base has the same: `from`, `from2`.
    public var settings: [AnimatorSetting] {
        base.settings.map { $0.passedOn { ReturningAnimator(base: $0, other: other) } }
            .joined(with: other.settings.map { $0.passedOn { ReturningAnimator(base: base, other: $0) } })
    }

    /// The base's choreography.
    public func choreography(in scene: TransitionScene) -> Choreography { base.choreography(in: scene) }

    /// The other animator's own choreography for the change backward; if it has none, its forward one.
    public func returnChoreography(in scene: TransitionScene) -> Choreography? {
        other.returnChoreography(in: scene) ?? other.choreography(in: scene)
    }
}

extension TransitionAnimator {
    /// Plays this animator forward and another one backward, both with this one's duration and timing:
    /// `.slide.returning(with: .cover)` slides in, and a pop or dismissal looks like that of a cover. If it is applied
    /// twice, the last one counts.
    ///
    /// Both must leave the same picture at progress 1. An animator that keeps the presenter in a pose can be combined
    /// only with one that keeps it in the same pose.
    public func returning(with other: any TransitionAnimator) -> ReturningAnimator {
        ReturningAnimator(base: self, other: other)
    }
}

extension AnimatorInfo {
    /// This description, limited to what both animators are made for.
    func shared(with other: AnimatorInfo) -> AnimatorInfo {
        var info = self
        info.containers.formIntersection(other.containers)
        info.isCalm = isCalm && other.isCalm
        return info
    }
}
