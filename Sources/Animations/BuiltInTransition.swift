import TransitionCore

/// The catalogue as an enum: what a picker shows and a setting stores.
///
/// It is an animator itself, so `setNavigationTransition(BuiltInTransition.slide)` works as `.slide` does. Its raw values
/// are the names in ``TransitionCore/TransitionRegistry/standard``.
public enum BuiltInTransition: String, CaseIterable, Sendable, Codable {
    /// ``Blinds``
    case blinds
    /// ``CircleReveal``
    case circleReveal
    /// ``Cover``
    case cover
    /// ``Cube``
    case cube
    /// ``Drawbridge``
    case drawbridge
    /// ``Curtain``
    case curtain
    /// ``Explode``
    case explode
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
    /// ``Iris``
    case iris
    /// ``OmniSplit``
    case omniSplit
    /// ``Push``
    case push
    /// ``RoundedReveal``
    case roundedReveal
    /// ``Scale``
    case scale
    /// ``Shatter``
    case shatter
    /// ``Slide``
    case slide
    /// ``SnapshotPush``
    case snapshotPush
    /// ``Zipper``
    case zipper
    /// ``Split``
    case split
    /// ``Tiles``
    case tiles

    /// The animator with its default settings.
    public var animator: any TransitionAnimator {
        switch self {
        case .blinds: Blinds()
        case .circleReveal: CircleReveal()
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
        case .curtain: Curtain()
        case .explode: Explode()
        case .fade: Fade()
        case .flip: Flip()
        case .fold: Fold()
        case .iris: Iris()
        case .omniSplit: OmniSplit()
        case .push: Push()
        case .roundedReveal: RoundedReveal()
        case .scale: Scale()
        case .shatter: Shatter()
        case .slide: Slide()
        case .snapshotPush: SnapshotPush()
        case .zipper: Zipper()
        case .split: Split()
        case .tiles: Tiles()
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
