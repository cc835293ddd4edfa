import Foundation

/// Two animators at once. ``TransitionAnimator/combined(with:)`` returns it.
public struct CombinedAnimator: TransitionAnimator {
    /// The animator whose motions come first and whose duration, timing and name are used.
    public let first: any TransitionAnimator
    /// The animator whose motions are added.
    public let second: any TransitionAnimator

    /// The first animator's description, limited to the containers that both are made for; calm only if both are.
    public var info: AnimatorInfo { first.info.shared(with: second.info) }
    /// The first animator's duration, in seconds.
    public var duration: TimeInterval { first.duration }
    /// The first animator's timing.
    public var timing: Timing { first.timing }
    /// Whether both may overshoot.
    public var allowsOvershoot: Bool { first.allowsOvershoot && second.allowsOvershoot }
    /// Whether at least one of the two moves the whole window; then the motions of both do.
    public var movesWholeWindow: Bool { first.movesWholeWindow || second.movesWholeWindow }
    /// Whether at least one of the two keeps the presenter.
    public var keepsPresenter: Bool { first.keepsPresenter || second.keepsPresenter }
    /// The first one's, then the second one's, whose names get a number where the first has the same: `from`, `from2`.
    public var settings: [AnimatorSetting] {
        first.settings.map { $0.passedOn { CombinedAnimator(first: $0, second: second) } }
            .joined(with: second.settings.map { $0.passedOn { CombinedAnimator(first: first, second: $0) } })
    }

    /// The motions of both.
    public func choreography(in scene: TransitionScene) -> Choreography {
        first.choreography(in: scene).combined(with: second.choreography(in: scene))
    }

    /// The motions of both, if at least one of them has its own choreography for the change backward; nil otherwise.
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
