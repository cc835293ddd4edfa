import TransitionCore

/// The catalogue as an enum: what a picker shows and a setting stores.
///
/// It is an animator itself, so `setNavigationTransition(BuiltInTransition.slide)` works as `.slide` does. Its raw values
/// are the names in ``TransitionCore/TransitionRegistry/standard``.
public enum BuiltInTransition: String, CaseIterable, Sendable, Codable {
    /// ``Barn``
    case barn
    /// ``Blinds``
    case blinds
    /// ``BlockSlide``
    case blockSlide
    /// ``Checkerboard``
    case checkerboard
    /// ``CircleReveal``
    case circleReveal
    /// ``Clock``
    case clock
    /// ``Barrel``
    case barrel
    /// ``Book``
    case book
    /// ``Carousel``
    case carousel
    /// ``Carpet``
    case carpet
    /// ``Cover``
    case cover
    /// ``Cube``
    case cube
    /// ``Curtain``
    case curtain
    /// ``DiagonalWipe``
    case diagonalWipe
    /// ``Diamond``
    case diamond
    /// ``Drawbridge``
    case drawbridge
    /// ``Drawers``
    case drawers
    /// ``Explode``
    case explode
    /// ``DepthPush``
    case depthPush
    /// ``Door``
    case door
    /// ``Envelope``
    case envelope
    /// ``Fade``
    case fade
    /// ``Flip``
    case flip
    /// ``Fold``
    case fold
    /// ``Iris``
    case iris
    /// ``KeyView``
    case keyView
    /// ``Mosaic``
    case mosaic
    /// ``OmniSplit``
    case omniSplit
    /// ``Pendulum``
    case pendulum
    /// ``Pinwheel``
    case pinwheel
    /// ``Push``
    case push
    /// ``Rain``
    case rain
    /// ``Reels``
    case reels
    /// ``RoundedReveal``
    case roundedReveal
    /// ``Garage``
    case garage
    /// ``Gate``
    case gate
    /// ``HingeFall``
    case hingeFall
    /// ``Letter``
    case letter
    /// ``Napkin``
    case napkin
    /// ``Newspaper``
    case newspaper
    /// ``Page``
    case page
    /// ``Portal``
    case portal
    /// ``Push``
    case push
    /// ``Roll``
    case roll
    /// ``Room``
    case room
    /// ``Scale``
    case scale
    /// ``Shatter``
    case shatter
    /// ``Shutter``
    case shutter
    /// ``Slide``
    case slide
    /// ``SlideDismiss``
    case slideDismiss
    /// ``SnapshotPush``
    case snapshotPush
    /// ``Split``
    case split
    /// ``Staircase``
    case staircase
    /// ``Star``
    case star
    /// ``Tiles``
    case tiles
    /// ``TiltedPresenter``
    case tiltedPresenter
    /// ``Unzip``
    case unzip
    /// ``Wipe``
    case wipe
    /// ``Zipper``
    case zipper
    /// ``Swing``
    case swing
    /// ``TiltBack``
    case tiltBack
    /// ``Topple``
    case topple
    /// ``Turn``
    case turn
    /// ``Twist``
    case twist
    /// ``Wheel``
    case wheel

    /// The animator with its default settings.
    public var animator: any TransitionAnimator {
        switch self {
        case .barn: Barn()
        case .blinds: Blinds()
        case .blockSlide: BlockSlide()
        case .checkerboard: Checkerboard()
        case .circleReveal: CircleReveal()
        case .clock: Clock()
        case .barrel: Barrel()
        case .book: Book()
        case .carousel: Carousel()
        case .carpet: Carpet()
        case .cover: Cover()
        case .cube: Cube()
        case .curtain: Curtain()
        case .diagonalWipe: DiagonalWipe()
        case .diamond: Diamond()
        case .drawbridge: Drawbridge()
        case .drawers: Drawers()
        case .explode: Explode()
        case .fade: Fade()
        case .flip: Flip()
        case .fold: Fold()
        case .iris: Iris()
        case .keyView: KeyView()
        case .mosaic: Mosaic()
        case .omniSplit: OmniSplit()
        case .pendulum: Pendulum()
        case .pinwheel: Pinwheel()
        case .push: Push()
        case .rain: Rain()
        case .reels: Reels()
        case .roundedReveal: RoundedReveal()
        case .scale: Scale()
        case .shatter: Shatter()
        case .shutter: Shutter()
        case .slide: Slide()
        case .slideDismiss: SlideDismiss()
        case .snapshotPush: SnapshotPush()
        case .split: Split()
        case .staircase: Staircase()
        case .star: Star()
        case .tiles: Tiles()
        case .tiltedPresenter: TiltedPresenter()
        case .unzip: Unzip()
        case .wipe: Wipe()
        case .zipper: Zipper()
        case .depthPush: DepthPush()
        case .door: Door()
        case .envelope: Envelope()
        case .fade: Fade()
        case .flip: Flip()
        case .fold: Fold()
        case .garage: Garage()
        case .gate: Gate()
        case .hingeFall: HingeFall()
        case .letter: Letter()
        case .napkin: Napkin()
        case .newspaper: Newspaper()
        case .page: Page()
        case .portal: Portal()
        case .push: Push()
        case .roll: Roll()
        case .room: Room()
        case .scale: Scale()
        case .slide: Slide()
        case .snapshotPush: SnapshotPush()
        case .swing: Swing()
        case .tiltBack: TiltBack()
        case .topple: Topple()
        case .turn: Turn()
        case .twist: Twist()
        case .wheel: Wheel()
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
