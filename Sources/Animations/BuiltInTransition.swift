import TransitionCore

/// The catalogue as an enum: what a picker shows and a setting stores.
///
/// It is an animator itself, so `setNavigationTransition(BuiltInTransition.slide)` works as `.slide` does. Its raw values
/// are the names in ``TransitionCore/TransitionRegistry/standard``.
public enum BuiltInTransition: String, CaseIterable, Sendable, Codable {
    /// ``Barn``
    case barn
    /// ``Barrel``
    case barrel
    /// ``Blinds``
    case blinds
    /// ``BlockSlide``
    case blockSlide
    /// ``Book``
    case book
    /// ``Bounce``
    case bounce
    /// ``Cards``
    case cards
    /// ``Carousel``
    case carousel
    /// ``Carpet``
    case carpet
    /// ``Checkerboard``
    case checkerboard
    /// ``CircleReveal``
    case circleReveal
    /// ``Clock``
    case clock
    /// ``Cover``
    case cover
    /// ``CrossZoom``
    case crossZoom
    /// ``Cube``
    case cube
    /// ``Curtain``
    case curtain
    /// ``DepthPush``
    case depthPush
    /// ``DiagonalWipe``
    case diagonalWipe
    /// ``Diamond``
    case diamond
    /// ``Door``
    case door
    /// ``Drawbridge``
    case drawbridge
    /// ``Drawers``
    case drawers
    /// ``Drop``
    case drop
    /// ``Elevate``
    case elevate
    /// ``Envelope``
    case envelope
    /// ``Explode``
    case explode
    /// ``Fade``
    case fade
    /// ``FadeThrough``
    case fadeThrough
    /// ``Fall``
    case fall
    /// ``Flip``
    case flip
    /// ``FlyAway``
    case flyAway
    /// ``Fold``
    case fold
    /// ``Garage``
    case garage
    /// ``Gate``
    case gate
    /// ``HingeFall``
    case hingeFall
    /// ``Iris``
    case iris
    /// ``KeyView``
    case keyView
    /// ``Letter``
    case letter
    /// ``Mosaic``
    case mosaic
    /// ``Napkin``
    case napkin
    /// ``Newspaper``
    case newspaper
    /// ``OmniSplit``
    case omniSplit
    /// ``Page``
    case page
    /// ``Parallax``
    case parallax
    /// ``Pendulum``
    case pendulum
    /// ``Pinwheel``
    case pinwheel
    /// ``Portal``
    case portal
    /// ``Push``
    case push
    /// ``Rain``
    case rain
    /// ``Reels``
    case reels
    /// ``Roll``
    case roll
    /// ``Room``
    case room
    /// ``RoundedReveal``
    case roundedReveal
    /// ``Scale``
    case scale
    /// ``Shatter``
    case shatter
    /// ``Shuffle``
    case shuffle
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
    /// ``Squeeze``
    case squeeze
    /// ``Stack``
    case stack
    /// ``Staircase``
    case staircase
    /// ``Star``
    case star
    /// ``Stretch``
    case stretch
    /// ``Swap``
    case swap
    /// ``Swing``
    case swing
    /// ``Tiles``
    case tiles
    /// ``TiltBack``
    case tiltBack
    /// ``TiltedPresenter``
    case tiltedPresenter
    /// ``Topple``
    case topple
    /// ``Turn``
    case turn
    /// ``Twist``
    case twist
    /// ``Uncover``
    case uncover
    /// ``Unzip``
    case unzip
    /// ``Wheel``
    case wheel
    /// ``Wipe``
    case wipe
    /// ``Zipper``
    case zipper
    /// ``Zoom``
    case zoom

    /// The animator with its default settings.
    public var animator: any TransitionAnimator {
        switch self {
        case .barn: Barn()
        case .barrel: Barrel()
        case .blinds: Blinds()
        case .blockSlide: BlockSlide()
        case .book: Book()
        case .bounce: Bounce()
        case .cards: Cards()
        case .carousel: Carousel()
        case .carpet: Carpet()
        case .checkerboard: Checkerboard()
        case .circleReveal: CircleReveal()
        case .clock: Clock()
        case .cover: Cover()
        case .crossZoom: CrossZoom()
        case .cube: Cube()
        case .curtain: Curtain()
        case .depthPush: DepthPush()
        case .diagonalWipe: DiagonalWipe()
        case .diamond: Diamond()
        case .door: Door()
        case .drawbridge: Drawbridge()
        case .drawers: Drawers()
        case .drop: Drop()
        case .elevate: Elevate()
        case .envelope: Envelope()
        case .explode: Explode()
        case .fade: Fade()
        case .fadeThrough: FadeThrough()
        case .fall: Fall()
        case .flip: Flip()
        case .flyAway: FlyAway()
        case .fold: Fold()
        case .garage: Garage()
        case .gate: Gate()
        case .hingeFall: HingeFall()
        case .iris: Iris()
        case .keyView: KeyView()
        case .letter: Letter()
        case .mosaic: Mosaic()
        case .napkin: Napkin()
        case .newspaper: Newspaper()
        case .omniSplit: OmniSplit()
        case .page: Page()
        case .parallax: Parallax()
        case .pendulum: Pendulum()
        case .pinwheel: Pinwheel()
        case .portal: Portal()
        case .push: Push()
        case .rain: Rain()
        case .reels: Reels()
        case .roll: Roll()
        case .room: Room()
        case .roundedReveal: RoundedReveal()
        case .scale: Scale()
        case .shatter: Shatter()
        case .shuffle: Shuffle()
        case .shutter: Shutter()
        case .slide: Slide()
        case .slideDismiss: SlideDismiss()
        case .snapshotPush: SnapshotPush()
        case .split: Split()
        case .squeeze: Squeeze()
        case .stack: Stack()
        case .staircase: Staircase()
        case .star: Star()
        case .stretch: Stretch()
        case .swap: Swap()
        case .swing: Swing()
        case .tiles: Tiles()
        case .tiltBack: TiltBack()
        case .tiltedPresenter: TiltedPresenter()
        case .topple: Topple()
        case .turn: Turn()
        case .twist: Twist()
        case .uncover: Uncover()
        case .unzip: Unzip()
        case .wheel: Wheel()
        case .wipe: Wipe()
        case .zipper: Zipper()
        case .zoom: Zoom()
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
