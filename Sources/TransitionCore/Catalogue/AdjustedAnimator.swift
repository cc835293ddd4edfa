import Foundation

/// An animator with some properties of another one replaced, such as its duration. ``TransitionAnimator/duration(_:)``
/// and similar methods return it.
public struct AdjustedAnimator: TransitionAnimator {
    /// The animator that was adjusted; never an adjusted one itself.
    public let base: any TransitionAnimator
    public var info: AnimatorInfo
    public var duration: TimeInterval
    public var timing: Timing
    /// As the base says, unless ``TransitionAnimator/wholeWindow`` was applied.
    public internal(set) var movesWholeWindow: Bool
    var isMirrored = false
    var isReversed = false

    /// An adjustment of an adjusted animator is one adjustment: an app may store the result and adjust it again, as
    /// often as a slider moves.
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
    }

    /// As the base says.
    public var allowsOvershoot: Bool { base.allowsOvershoot }
    /// As the base says.
    public var keepsPresenter: Bool { base.keepsPresenter }
    /// The base's, before it is mirrored or reversed.
    public var settings: [AnimatorSetting] { base.settings.map { $0.passedOn { adjusting($0) } } }

    /// The base's choreography, mirrored or reversed if the adjustment says so.
    public func choreography(in scene: TransitionScene) -> Choreography {
        adjusting(base.choreography(in: isMirrored ? scene.mirrored : scene))
    }

    /// The base's own choreography for the change backward, mirrored or reversed if the adjustment says so.
    public func returnChoreography(in scene: TransitionScene) -> Choreography? {
        base.returnChoreography(in: isMirrored ? scene.mirrored : scene).map(adjusting)
    }

    private func adjusting(_ choreography: Choreography) -> Choreography {
        let mirrored = isMirrored ? choreography.mirrored : choreography
        return isReversed ? mirrored.reversed : mirrored
    }

    /// Another animator in the place of the base, adjusted in the same way.
    private func adjusting(_ other: any TransitionAnimator) -> any TransitionAnimator {
        var result = AdjustedAnimator(other)
        if isMirrored { result.isMirrored.toggle() }
        if isReversed { result.isReversed.toggle() }
        if info != base.info { result.info = info }
        if duration != base.duration { result.duration = duration }
        if timing != base.timing { result.timing = timing }
        if movesWholeWindow != base.movesWholeWindow { result.movesWholeWindow = movesWholeWindow }
        return result
    }
}
