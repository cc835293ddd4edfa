import Foundation

/// An animator with some properties of another one replaced, such as its duration. ``TransitionAnimator/duration(_:)``
/// and similar methods return it.
public struct AdjustedAnimator: TransitionAnimator {
    /// The adjusted animator.
    public let base: any TransitionAnimator
    public var info: AnimatorInfo
    public var duration: TimeInterval
    public var timing: Timing
    /// As the base says, unless ``TransitionAnimator/wholeWindow`` was applied.
    public internal(set) var movesWholeWindow: Bool
    var change: Change

    /// How the choreography of the base is changed.
    enum Change: Sendable {
        case none
        case mirrored
        case reversed
    }

    init(_ base: any TransitionAnimator, change: Change = .none) {
        self.base = base
        self.change = change
        info = base.info
        duration = base.duration
        timing = base.timing
        movesWholeWindow = base.movesWholeWindow
    }

    /// As the base says.
    public var allowsOvershoot: Bool { base.allowsOvershoot }
    /// As the base says.
    public var keepsPresenter: Bool { base.keepsPresenter }
    /// The base's, before it is mirrored or reversed.
    public var settings: [AnimatorSetting] { base.settings.map { $0.passedOn { adjusting($0) } } }

    /// The base's choreography, mirrored or reversed if the adjustment says so.
    public func choreography(in scene: TransitionScene) -> Choreography {
        switch change {
        case .none: base.choreography(in: scene)
        case .mirrored: base.choreography(in: scene.mirrored).mirrored
        case .reversed: base.choreography(in: scene).reversed
        }
    }

    /// The base's own choreography for the change backward, mirrored or reversed if the adjustment says so.
    public func returnChoreography(in scene: TransitionScene) -> Choreography? {
        switch change {
        case .none: base.returnChoreography(in: scene)
        case .mirrored: base.returnChoreography(in: scene.mirrored)?.mirrored
        case .reversed: base.returnChoreography(in: scene)?.reversed
        }
    }

    /// Another animator in the place of the base, adjusted in the same way.
    private func adjusting(_ other: any TransitionAnimator) -> any TransitionAnimator {
        var result = AdjustedAnimator(other, change: change)
        if info != base.info { result.info = info }
        if duration != base.duration { result.duration = duration }
        if timing != base.timing { result.timing = timing }
        if movesWholeWindow != base.movesWholeWindow { result.movesWholeWindow = movesWholeWindow }
        return result
    }
}
