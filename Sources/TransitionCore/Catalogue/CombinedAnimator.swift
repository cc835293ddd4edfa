import Foundation

/// Plays two animators at once. ``TransitionAnimator/combined(with:)`` returns it.
struct CombinedAnimator: TransitionAnimator {
    /// The animator that contributes the duration, the timing, the name and the first motions.
    let first: any TransitionAnimator
    /// The animator that contributes further motions.
    let second: any TransitionAnimator

    /// The first animator's description, with the containers that both animators support. The combination is safe for
    /// Reduce Motion only if both animators are.
    var info: AnimatorInfo { first.info.shared(with: second.info) }
    /// The first animator's duration, in seconds.
    var duration: TimeInterval { first.duration }
    /// The first animator's timing.
    var timing: Timing { first.timing }
    /// Whether both may overshoot.
    var allowsOvershoot: Bool { first.allowsOvershoot && second.allowsOvershoot }
    /// Whether at least one of the animators moves the whole window. The motions of both animators then move it.
    var movesWholeWindow: Bool { first.movesWholeWindow || second.movesWholeWindow }
    /// Whether both animators carry elements.
    var carriesElements: Bool { first.carriesElements && second.carriesElements }
    /// Whether at least one of the animators keeps the presenter.
    var keepsPresenter: Bool { first.keepsPresenter || second.keepsPresenter }
    /// The settings of both animators. If both have a setting `from`, the second setting is named `from2`.
    var settings: [AnimatorSetting] {
        first.settings.map { $0.passedOn { CombinedAnimator(first: $0, second: second) } }
            .joined(with: second.settings.map { $0.passedOn { CombinedAnimator(first: first, second: $0) } })
    }

    /// The motions of both animators.
    func choreography(in scene: TransitionScene) -> Choreography {
        first.choreography(in: scene).combined(with: second.choreography(in: scene))
    }

    /// The motions of both animators, if at least one of them has a choreography for the change backward; nil
    /// otherwise.
    func returnChoreography(in scene: TransitionScene) -> Choreography? {
        let (a, b) = (first.returnChoreography(in: scene), second.returnChoreography(in: scene))
        if a == nil, b == nil { return nil }
        return (a ?? first.choreography(in: scene)).combined(with: b ?? second.choreography(in: scene))
    }
}

extension TransitionAnimator {
    /// Plays the motions of both animators at once, with this animator's duration, timing and name. Combining is
    /// associative.
    ///
    /// The combination has the containers that both animators support, and the settings of both: if both have a setting
    /// `from`, the second one is named `from2`. The combination is safe for Reduce Motion if both animators are. It
    /// moves the whole window, or keeps the presenter, if at least one of the animators does.
    public func combined(with other: any TransitionAnimator) -> some TransitionAnimator {
        CombinedAnimator(first: self, second: other)
    }
}
