import Foundation

/// Two animators at once: what ``TransitionAnimator/combined(with:)`` returns.
public struct CombinedAnimator: TransitionAnimator {
    /// The one whose motions come first and whose duration, timing and name count.
    public let first: any TransitionAnimator
    /// The one whose motions are added.
    public let second: any TransitionAnimator

    /// The first one's, made for the containers that both are made for; calm if both are.
    public var info: AnimatorInfo { first.info.shared(with: second.info) }
    /// The first one's, in seconds.
    public var duration: TimeInterval { first.duration }
    /// The first one's.
    public var timing: Timing { first.timing }
    /// Whether both may overshoot.
    public var allowsOvershoot: Bool { first.allowsOvershoot && second.allowsOvershoot }
    /// Whether one of the two moves it: the motions of both are then the window's.
    public var movesWholeWindow: Bool { first.movesWholeWindow || second.movesWholeWindow }
    /// Whether one of the two keeps it.
    public var keepsPresenter: Bool { first.keepsPresenter || second.keepsPresenter }

    /// The motions of both.
    public func choreography(in scene: TransitionScene) -> Choreography {
        first.choreography(in: scene).combined(with: second.choreography(in: scene))
    }

    /// The motions of both, if one of them has some of its own for the change backward.
    public func returnChoreography(in scene: TransitionScene) -> Choreography? {
        let (a, b) = (first.returnChoreography(in: scene), second.returnChoreography(in: scene))
        if a == nil, b == nil { return nil }
        return (a ?? first.choreography(in: scene)).combined(with: b ?? second.choreography(in: scene))
    }
}

extension TransitionAnimator {
    /// The motions of both at once, with this one's duration and timing. Combining is associative.
    public func combined(with other: any TransitionAnimator) -> CombinedAnimator {
        CombinedAnimator(first: self, second: other)
    }
}
