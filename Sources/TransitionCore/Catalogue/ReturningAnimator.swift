import Foundation

/// An animator with the way back of another one: what ``TransitionAnimator/returning(with:)`` returns.
public struct ReturningAnimator: TransitionAnimator {
    /// The one that plays on the way in, and whose duration, timing and name count.
    public let base: any TransitionAnimator
    /// The one that plays, from its end to its start, on the way back.
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

    /// The base's way in.
    public func choreography(in scene: TransitionScene) -> Choreography { base.choreography(in: scene) }

    /// The other one's way back, which is its way in unless it has one of its own.
    public func returnChoreography(in scene: TransitionScene) -> Choreography? {
        other.returnChoreography(in: scene) ?? other.choreography(in: scene)
    }
}

extension TransitionAnimator {
    /// This one on the way in, another one on the way back, in this one's duration and timing: `.slide.returning(with: .cover)`
    /// slides in, and when it is popped or dismissed it goes as a cover does. The last word counts.
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
