import Foundation

/// An animator with some of its answers replaced: what ``TransitionAnimator/duration(_:)`` and its like return.
public struct AdjustedAnimator: TransitionAnimator {
    /// The animator that is adjusted.
    public let base: any TransitionAnimator
    public var info: AnimatorInfo
    public var duration: TimeInterval
    public var timing: Timing
    /// As the base says, unless ``TransitionAnimator/wholeWindow`` was asked for.
    public internal(set) var movesWholeWindow: Bool
    var change: Change

    /// What is done with the choreography of the base.
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

    /// The base's choreography, mirrored or reversed if asked for.
    public func choreography(in scene: TransitionScene) -> Choreography {
        switch change {
        case .none: base.choreography(in: scene)
        case .mirrored: base.choreography(in: scene.mirrored).mirrored
        case .reversed: base.choreography(in: scene).reversed
        }
    }

    /// The base's own choreography of the change backward, mirrored or reversed if asked for.
    public func returnChoreography(in scene: TransitionScene) -> Choreography? {
        switch change {
        case .none: base.returnChoreography(in: scene)
        case .mirrored: base.returnChoreography(in: scene.mirrored)?.mirrored
        case .reversed: base.returnChoreography(in: scene)?.reversed
        }
    }
}
