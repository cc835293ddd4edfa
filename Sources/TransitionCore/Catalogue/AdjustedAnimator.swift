import Foundation

/// An animator that replaces some properties of another one, such as its duration. ``TransitionAnimator/duration(_:)``
/// and similar methods return it.
struct AdjustedAnimator: TransitionAnimator {
    /// The adjusted animator; never itself an ``AdjustedAnimator``.
    let base: any TransitionAnimator
    var info: AnimatorInfo
    var duration: TimeInterval
    var timing: Timing
    /// The base's value, or true after ``TransitionAnimator/wholeWindow``.
    var movesWholeWindow: Bool
    /// The base's value, or false after ``TransitionAnimator/withoutElements``.
    var carriesElements: Bool
    var isMirrored = false
    var isReversed = false

    /// Adjusts an animator. The adjustment of an ``AdjustedAnimator`` replaces the earlier one and does not wrap it,
    /// because an app may adjust its stored animator again at each move of a slider.
    @inline(never)
    init(_ animator: any TransitionAnimator) {
        if let adjusted = animator as? AdjustedAnimator {
            self = adjusted
            return
        }
        base = animator
        info = animator.info
        duration = animator.duration
        timing = animator.timing
        movesWholeWindow = animator.movesWholeWindow
        carriesElements = animator.carriesElements
    }

    /// The base's value.
    var allowsOvershoot: Bool { base.allowsOvershoot }
    /// The base's value.
    var keepsPresenter: Bool { base.keepsPresenter }
    /// The base's settings, before mirroring or reversing.
    var settings: [AnimatorSetting] { base.settings.map { $0.passedOn { adjusting($0) } } }

    /// The base's choreography, mirrored or reversed if the adjustment requires it.
    func choreography(in scene: TransitionScene) -> Choreography {
        adjusting(base.choreography(in: isMirrored ? scene.mirrored : scene))
    }

    /// The base's choreography for the change backward, mirrored or reversed if the adjustment requires it.
    func returnChoreography(in scene: TransitionScene) -> Choreography? {
        base.returnChoreography(in: isMirrored ? scene.mirrored : scene).map(adjusting)
    }

    // Not inlined: each copy is thousands of bytes in an app.
    @inline(never)
    private func adjusting(_ choreography: Choreography) -> Choreography {
        let mirrored = isMirrored ? choreography.mirrored : choreography
        return isReversed ? mirrored.reversed : mirrored
    }

    /// Returns another animator with the same adjustments.
    private func adjusting(_ other: any TransitionAnimator) -> any TransitionAnimator {
        var result = AdjustedAnimator(other)
        if isMirrored { result.isMirrored.toggle() }
        if isReversed { result.isReversed.toggle() }
        if info != base.info { result.info = info }
        if duration != base.duration { result.duration = duration }
        if timing != base.timing { result.timing = timing }
        if movesWholeWindow != base.movesWholeWindow { result.movesWholeWindow = movesWholeWindow }
        if carriesElements != base.carriesElements { result.carriesElements = carriesElements }
        return result
    }
}
