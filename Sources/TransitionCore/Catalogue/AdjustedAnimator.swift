import Foundation

/// An animator with some of its answers replaced: what ``TransitionAnimator/duration(_:)`` and its like return.
public struct AdjustedAnimator: TransitionAnimator {
    /// The animator that is adjusted.
    public let base: any TransitionAnimator
    /// What the catalogue says about it.
    public var info: AnimatorInfo
    /// Seconds.
    public var duration: TimeInterval
    /// How progress follows time.
    public var timing: Timing
    /// Whether the whole window moves; as the base says, unless ``TransitionAnimator/wholeWindow`` was asked for.
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

    /// The base's choreography, mirrored or reversed if asked for.
    public func choreography(in scene: TransitionScene) -> Choreography {
        switch change {
        case .none: base.choreography(in: scene)
        case .mirrored: base.choreography(in: scene.mirrored).mirrored
        case .reversed: base.choreography(in: scene).reversed
        }
    }

    /// The base's way back, mirrored or reversed if asked for.
    public func returnChoreography(in scene: TransitionScene) -> Choreography? {
        switch change {
        case .none: base.returnChoreography(in: scene)
        case .mirrored: base.returnChoreography(in: scene.mirrored)?.mirrored
        case .reversed: base.returnChoreography(in: scene)?.reversed
        }
    }
}

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

    /// The motions of both.
    public func choreography(in scene: TransitionScene) -> Choreography {
        first.choreography(in: scene).combined(with: second.choreography(in: scene))
    }

    /// The ways back of both, if one of them has one of its own.
    public func returnChoreography(in scene: TransitionScene) -> Choreography? {
        let (a, b) = (first.returnChoreography(in: scene), second.returnChoreography(in: scene))
        if a == nil, b == nil { return nil }
        return (a ?? first.choreography(in: scene)).combined(with: b ?? second.choreography(in: scene))
    }
}

/// An animator without any motion: the neutral element of combining. Used alone it is a cut at the end.
public struct Identity: TransitionAnimator {
    /// What the catalogue would say about it.
    public let info = AnimatorInfo(
        name: "identity",
        title: "Identity",
        summary: "Nothing moves.",
        isCalm: true
    )

    /// An animator without any motion.
    public init() {}

    /// Nothing moves.
    public func choreography(in scene: TransitionScene) -> Choreography { .identity }
}

extension TransitionAnimator where Self == Identity {
    /// Nothing moves: the neutral element of combining.
    public static var identity: Identity { Identity() }
}

extension TransitionAnimator {
    /// The motions of both at once, with this one's duration and timing. Combining is associative.
    public func combined(with other: any TransitionAnimator) -> CombinedAnimator {
        CombinedAnimator(first: self, second: other)
    }

    /// Run backwards with the parts exchanged: a cover becomes an uncover. Twice reversed is the same again.
    public var reversed: AdjustedAnimator { AdjustedAnimator(self, change: .reversed) }

    /// Mirrored left-right. Twice mirrored is the same again.
    public var mirrored: AdjustedAnimator { AdjustedAnimator(self, change: .mirrored) }

    /// The same in another time, in seconds. One that is not above 0 makes the change happen at once.
    public func duration(_ seconds: TimeInterval) -> AdjustedAnimator { adjusted { $0.duration = seconds } }

    /// The same with another timing, in the same time.
    public func timing(_ timing: Timing) -> AdjustedAnimator { adjusted { $0.timing = timing } }

    /// The same for the whole window of a navigation controller, its bars and those around it included: all of it moves as
    /// one picture, both ways, so that bars which differ from screen to screen do not tear. A swipe back moves the screen
    /// over a picture of the one below.
    ///
    /// Where that cannot be (no picture of the screen below, after a rotation for one, or a navigation controller that does
    /// not fill its window) the screens move in their container.
    public var wholeWindow: AdjustedAnimator {
        adjusted {
            $0.movesWholeWindow = true
            $0.info.containers = [.navigation]
        }
    }

    /// The same under another name and description, as a registry needs it.
    public func described(as info: AnimatorInfo) -> AdjustedAnimator { adjusted { $0.info = info } }

    private func adjusted(_ change: (inout AdjustedAnimator) -> Void) -> AdjustedAnimator {
        var animator = AdjustedAnimator(self)
        change(&animator)
        return animator
    }
}
