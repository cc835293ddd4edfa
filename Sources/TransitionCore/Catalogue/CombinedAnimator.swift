import Foundation

/// Plays two animators at once. ``TransitionAnimator/combined(with:)`` returns it.
public struct CombinedAnimator: TransitionAnimator {
    /// The animator that contributes the duration, the timing, the name and the first motions.
    public let first: any TransitionAnimator
    /// The animator that contributes further motions.
    public let second: any TransitionAnimator

    /// The first animator's description, with the containers that both animators support. The combination is safe for
    /// Reduce Motion only if both animators are.
    public var info: AnimatorInfo { first.info.shared(with: second.info) }
    /// The first animator's duration, in seconds.
    public var duration: TimeInterval { first.duration }
    /// The first animator's timing.
    public var timing: Timing { first.timing }
    /// Whether both may overshoot.
    public var allowsOvershoot: Bool { first.allowsOvershoot && second.allowsOvershoot }
    /// Whether at least one of the animators moves the whole window. The motions of both animators then move it.
    public var movesWholeWindow: Bool { first.movesWholeWindow || second.movesWholeWindow }
    /// Whether at least one of the animators keeps the presenter.
    public var keepsPresenter: Bool { first.keepsPresenter || second.keepsPresenter }
    /// The settings of both animators. If both have a setting `from`, the second setting is named `from2`.
    public var settings: [AnimatorSetting] {
        first.settings.map { $0.passedOn { CombinedAnimator(first: $0, second: second) } }
            .joined(with: second.settings.map { $0.passedOn { CombinedAnimator(first: first, second: $0) } })
    }

    /// The motions of both animators.
    public func choreography(in scene: TransitionScene) -> Choreography {
        first.choreography(in: scene).combined(with: second.choreography(in: scene))
    }

    /// The motions of both animators, if at least one of them has a choreography for the change backward; nil
    /// otherwise.
    public func returnChoreography(in scene: TransitionScene) -> Choreography? {
        let (a, b) = (first.returnChoreography(in: scene), second.returnChoreography(in: scene))
        if a == nil, b == nil { return nil }
        return (a ?? first.choreography(in: scene)).combined(with: b ?? second.choreography(in: scene))
    }
}

extension TransitionAnimator {
    /// Plays the motions of both animators at once, with this animator's duration and timing. Combining is associative.
    public func combined(with other: any TransitionAnimator) -> CombinedAnimator {
        CombinedAnimator(first: self, second: other)
    }
}
