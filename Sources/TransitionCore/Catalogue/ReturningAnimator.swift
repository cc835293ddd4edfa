import Foundation

/// An animator that goes backward as another one does: what ``TransitionAnimator/returning(with:)`` returns.
public struct ReturningAnimator: TransitionAnimator {
    /// The one that plays forward, and whose duration, timing and name count.
    public let base: any TransitionAnimator
    /// The one that plays backward, from its end to its start.
    public let other: any TransitionAnimator

    /// The base's, made for the containers that both are made for; calm if both are.
    public var info: AnimatorInfo { base.info.shared(with: other.info) }
    /// The base's, in seconds.
    public var duration: TimeInterval { base.duration }
    /// The base's.
    public var timing: Timing { base.timing }
    /// Whether both may overshoot.
    public var allowsOvershoot: Bool { base.allowsOvershoot && other.allowsOvershoot }
    /// Whether one of the two moves it.
    public var movesWholeWindow: Bool { base.movesWholeWindow || other.movesWholeWindow }
    /// As the base says, which leads to where the presenter stays.
    public var keepsPresenter: Bool { base.keepsPresenter }

    /// The base's.
    public func choreography(in scene: TransitionScene) -> Choreography { base.choreography(in: scene) }

    /// The other one's for the change backward, or else its choreography forward.
    public func returnChoreography(in scene: TransitionScene) -> Choreography? {
        other.returnChoreography(in: scene) ?? other.choreography(in: scene)
    }
}

extension TransitionAnimator {
    /// This one forward, another one backward, in this one's duration and timing: `.slide.returning(with: .cover)` slides
    /// in, and when it is popped or dismissed it goes as a cover does. The last word counts.
    ///
    /// Both must leave the same behind at progress 1. One that keeps the presenter tilted belongs with another such.
    public func returning(with other: any TransitionAnimator) -> ReturningAnimator {
        ReturningAnimator(base: self, other: other)
    }
}

extension AnimatorInfo {
    /// This one's words for what two animators are both made for.
    func shared(with other: AnimatorInfo) -> AnimatorInfo {
        var info = self
        info.containers.formIntersection(other.containers)
        info.isCalm = isCalm && other.isCalm
        return info
    }
}
