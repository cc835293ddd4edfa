import TransitionCore

/// The catalogue as an enum: what a picker shows and a setting stores.
///
/// It is an animator itself, so `setNavigationTransition(BuiltInTransition.slide)` works as `.slide` does. Its raw values
/// are the names in ``TransitionCore/TransitionRegistry/standard``.
public enum BuiltInTransition: String, CaseIterable, Sendable, Codable {
    /// ``Cover``
    case cover
    /// ``Cube``
    case cube
    /// ``Drawbridge``
    case drawbridge
    /// ``Fade``
    case fade
    /// ``Flip``
    case flip
    /// ``Fold``
    case fold
    /// ``Pendulum``
    case pendulum
    /// ``Pinwheel``
    case pinwheel
    /// ``Push``
    case push
    /// ``Reels``
    case reels
    /// ``Scale``
    case scale
    /// ``Slide``
    case slide
    /// ``SnapshotPush``
    case snapshotPush
    /// ``Zipper``
    case zipper

    /// The animator with its default settings.
    public var animator: any TransitionAnimator {
        switch self {
        case .cover: Cover()
        case .cube: Cube()
        case .drawbridge: Drawbridge()
        case .fade: Fade()
        case .flip: Flip()
        case .fold: Fold()
        case .pendulum: Pendulum()
        case .pinwheel: Pinwheel()
        case .push: Push()
        case .reels: Reels()
        case .scale: Scale()
        case .slide: Slide()
        case .snapshotPush: SnapshotPush()
        case .zipper: Zipper()
        }
    }
}

extension BuiltInTransition: TransitionAnimator {
    /// The animator's own.
    public var info: AnimatorInfo { animator.info }
    /// The animator's own, in seconds.
    public var duration: Double { animator.duration }
    /// The animator's own.
    public var timing: Timing { animator.timing }
    /// The animator's own.
    public var allowsOvershoot: Bool { animator.allowsOvershoot }
    /// The animator's own.
    public var movesWholeWindow: Bool { animator.movesWholeWindow }

    /// The animator's own.
    public func choreography(in scene: TransitionScene) -> Choreography { animator.choreography(in: scene) }

    /// The animator's own.
    public func returnChoreography(in scene: TransitionScene) -> Choreography? {
        animator.returnChoreography(in: scene)
    }
}

extension TransitionRegistry {
    /// The registry of the whole app: the catalogue, and what plugins add to it. Safe from any thread.
    public static let standard: TransitionRegistry = {
        let registry = TransitionRegistry()
        // The catalogue's names and durations are held to be usable by a test.
        for transition in BuiltInTransition.allCases { try? registry.register(transition.animator) }
        return registry
    }()
}
