import TransitionCore

/// The catalogue as an enum, for pickers and for stored settings.
///
/// Each case is an animator, so `setNavigationTransition(BuiltInTransition.slide)` has the same effect as `.slide`. The
/// raw values are the names in ``TransitionCore/TransitionRegistry/standard``.
public enum BuiltInTransition: String, CaseIterable, Sendable, Codable {
    /// ``BarnAnimator``
    case barn
    /// ``BarrelAnimator``
    case barrel
    /// ``BlindsAnimator``
    case blinds
    /// ``BookAnimator``
    case book
    /// ``BounceAnimator``
    case bounce
    /// ``CardsAnimator``
    case cards
    /// ``CarouselAnimator``
    case carousel
    /// ``CarpetAnimator``
    case carpet
    /// ``CircleRevealAnimator``
    case circleReveal
    /// ``ClockAnimator``
    case clock
    /// ``CoverAnimator``
    case cover
    /// ``CrossZoomAnimator``
    case crossZoom
    /// ``CubeAnimator``
    case cube
    /// ``CurtainAnimator``
    case curtain
    /// ``DepthPushAnimator``
    case depthPush
    /// ``DiagonalWipeAnimator``
    case diagonalWipe
    /// ``DiamondAnimator``
    case diamond
    /// ``DoorAnimator``
    case door
    /// ``DrawbridgeAnimator``
    case drawbridge
    /// ``DrawersAnimator``
    case drawers
    /// ``DropAnimator``
    case drop
    /// ``ElevateAnimator``
    case elevate
    /// ``EnvelopeAnimator``
    case envelope
    /// ``ExplodeAnimator``
    case explode
    /// `FadeAnimator`, which is in TransitionCore.
    case fade
    /// ``FadeThroughAnimator``
    case fadeThrough
    /// ``FallAnimator``
    case fall
    /// ``FlipAnimator``
    case flip
    /// ``FlyAwayAnimator``
    case flyAway
    /// ``FoldAnimator``
    case fold
    /// ``GarageAnimator``
    case garage
    /// ``GateAnimator``
    case gate
    /// ``HingeFallAnimator``
    case hingeFall
    /// ``IrisAnimator``
    case iris
    /// ``KeyViewAnimator``
    case keyView
    /// ``LetterAnimator``
    case letter
    /// ``MosaicAnimator``
    case mosaic
    /// ``NapkinAnimator``
    case napkin
    /// ``NewspaperAnimator``
    case newspaper
    /// ``OmniSplitAnimator``
    case omniSplit
    /// ``PageAnimator``
    case page
    /// ``ParallaxAnimator``
    case parallax
    /// ``PendulumAnimator``
    case pendulum
    /// ``PinwheelAnimator``
    case pinwheel
    /// ``PortalAnimator``
    case portal
    /// ``PushAnimator``
    case push
    /// ``RainAnimator``
    case rain
    /// ``ReelsAnimator``
    case reels
    /// ``RollAnimator``
    case roll
    /// ``RoomAnimator``
    case room
    /// ``RoundedRevealAnimator``
    case roundedReveal
    /// ``ScaleAnimator``
    case scale
    /// ``ShatterAnimator``
    case shatter
    /// ``ShuffleAnimator``
    case shuffle
    /// ``ShutterAnimator``
    case shutter
    /// ``SlideAnimator``
    case slide
    /// ``SlideDismissAnimator``
    case slideDismiss
    /// ``SnapshotPushAnimator``
    case snapshotPush
    /// ``SplitAnimator``
    case split
    /// ``SqueezeAnimator``
    case squeeze
    /// ``StackAnimator``
    case stack
    /// ``StaircaseAnimator``
    case staircase
    /// ``StarAnimator``
    case star
    /// ``StretchAnimator``
    case stretch
    /// ``SwapAnimator``
    case swap
    /// ``SwingAnimator``
    case swing
    /// ``TiltBackAnimator``
    case tiltBack
    /// ``TiltedPresenterAnimator``
    case tiltedPresenter
    /// ``ToppleAnimator``
    case topple
    /// ``TurnAnimator``
    case turn
    /// ``TwistAnimator``
    case twist
    /// ``UncoverAnimator``
    case uncover
    /// ``UnzipAnimator``
    case unzip
    /// ``WheelAnimator``
    case wheel
    /// ``WipeAnimator``
    case wipe
    /// ``ZipperAnimator``
    case zipper
    /// ``ZoomAnimator``
    case zoom

    /// The animator of this case, with its default settings.
    public var animator: any TransitionAnimator {
        switch self {
        case .barn: BarnAnimator()
        case .barrel: BarrelAnimator()
        case .blinds: BlindsAnimator()
        case .book: BookAnimator()
        case .bounce: BounceAnimator()
        case .cards: CardsAnimator()
        case .carousel: CarouselAnimator()
        case .carpet: CarpetAnimator()
        case .circleReveal: CircleRevealAnimator()
        case .clock: ClockAnimator()
        case .cover: CoverAnimator()
        case .crossZoom: CrossZoomAnimator()
        case .cube: CubeAnimator()
        case .curtain: CurtainAnimator()
        case .depthPush: DepthPushAnimator()
        case .diagonalWipe: DiagonalWipeAnimator()
        case .diamond: DiamondAnimator()
        case .door: DoorAnimator()
        case .drawbridge: DrawbridgeAnimator()
        case .drawers: DrawersAnimator()
        case .drop: DropAnimator()
        case .elevate: ElevateAnimator()
        case .envelope: EnvelopeAnimator()
        case .explode: ExplodeAnimator()
        case .fade: FadeAnimator()
        case .fadeThrough: FadeThroughAnimator()
        case .fall: FallAnimator()
        case .flip: FlipAnimator()
        case .flyAway: FlyAwayAnimator()
        case .fold: FoldAnimator()
        case .garage: GarageAnimator()
        case .gate: GateAnimator()
        case .hingeFall: HingeFallAnimator()
        case .iris: IrisAnimator()
        case .keyView: KeyViewAnimator()
        case .letter: LetterAnimator()
        case .mosaic: MosaicAnimator()
        case .napkin: NapkinAnimator()
        case .newspaper: NewspaperAnimator()
        case .omniSplit: OmniSplitAnimator()
        case .page: PageAnimator()
        case .parallax: ParallaxAnimator()
        case .pendulum: PendulumAnimator()
        case .pinwheel: PinwheelAnimator()
        case .portal: PortalAnimator()
        case .push: PushAnimator()
        case .rain: RainAnimator()
        case .reels: ReelsAnimator()
        case .roll: RollAnimator()
        case .room: RoomAnimator()
        case .roundedReveal: RoundedRevealAnimator()
        case .scale: ScaleAnimator()
        case .shatter: ShatterAnimator()
        case .shuffle: ShuffleAnimator()
        case .shutter: ShutterAnimator()
        case .slide: SlideAnimator()
        case .slideDismiss: SlideDismissAnimator()
        case .snapshotPush: SnapshotPushAnimator()
        case .split: SplitAnimator()
        case .squeeze: SqueezeAnimator()
        case .stack: StackAnimator()
        case .staircase: StaircaseAnimator()
        case .star: StarAnimator()
        case .stretch: StretchAnimator()
        case .swap: SwapAnimator()
        case .swing: SwingAnimator()
        case .tiltBack: TiltBackAnimator()
        case .tiltedPresenter: TiltedPresenterAnimator()
        case .topple: ToppleAnimator()
        case .turn: TurnAnimator()
        case .twist: TwistAnimator()
        case .uncover: UncoverAnimator()
        case .unzip: UnzipAnimator()
        case .wheel: WheelAnimator()
        case .wipe: WipeAnimator()
        case .zipper: ZipperAnimator()
        case .zoom: ZoomAnimator()
        }
    }
}

extension BuiltInTransition: TransitionAnimator {
    public var info: AnimatorInfo { animator.info }
    public var duration: Double { animator.duration }
    public var timing: Timing { animator.timing }
    public var allowsOvershoot: Bool { animator.allowsOvershoot }
    public var movesWholeWindow: Bool { animator.movesWholeWindow }
    public var keepsPresenter: Bool { animator.keepsPresenter }
    public var settings: [AnimatorSetting] { animator.settings }
    public func choreography(in scene: TransitionScene) -> Choreography { animator.choreography(in: scene) }
    public func returnChoreography(in scene: TransitionScene) -> Choreography? {
        animator.returnChoreography(in: scene)
    }
}
