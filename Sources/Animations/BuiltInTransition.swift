import TransitionCore

/// The catalogue as an enum, for pickers and for stored settings.
///
/// `setNavigationTransition(BuiltInTransition.slide.animator)` has the same effect as `.slide`. The raw values are the
/// names in ``TransitionCore/AnimatorRegistry/standard``.
public enum BuiltInTransition: String, CaseIterable, Sendable, Codable {
    /// ``TransitionCore/TransitionAnimator/barn``
    case barn
    /// ``TransitionCore/TransitionAnimator/barrel``
    case barrel
    /// ``TransitionCore/TransitionAnimator/blinds``
    case blinds
    /// ``TransitionCore/TransitionAnimator/book``
    case book
    /// ``TransitionCore/TransitionAnimator/bounce``
    case bounce
    /// ``TransitionCore/TransitionAnimator/cards``
    case cards
    /// ``TransitionCore/TransitionAnimator/carousel``
    case carousel
    /// ``TransitionCore/TransitionAnimator/carpet``
    case carpet
    /// ``TransitionCore/TransitionAnimator/circleReveal``
    case circleReveal
    /// ``TransitionCore/TransitionAnimator/clock``
    case clock
    /// ``TransitionCore/TransitionAnimator/cover``
    case cover
    /// ``TransitionCore/TransitionAnimator/crossZoom``
    case crossZoom
    /// ``TransitionCore/TransitionAnimator/cube``
    case cube
    /// ``TransitionCore/TransitionAnimator/curtain``
    case curtain
    /// ``TransitionCore/TransitionAnimator/depthPush``
    case depthPush
    /// ``TransitionCore/TransitionAnimator/diagonalWipe``
    case diagonalWipe
    /// ``TransitionCore/TransitionAnimator/diamond``
    case diamond
    /// ``TransitionCore/TransitionAnimator/door``
    case door
    /// ``TransitionCore/TransitionAnimator/drawbridge``
    case drawbridge
    /// ``TransitionCore/TransitionAnimator/drawers``
    case drawers
    /// ``TransitionCore/TransitionAnimator/drop``
    case drop
    /// ``TransitionCore/TransitionAnimator/elevate``
    case elevate
    /// ``TransitionCore/TransitionAnimator/envelope``
    case envelope
    /// ``TransitionCore/TransitionAnimator/explode``
    case explode
    /// `.fade` of TransitionCore.
    case fade
    /// ``TransitionCore/TransitionAnimator/fadeThrough``
    case fadeThrough
    /// ``TransitionCore/TransitionAnimator/fall``
    case fall
    /// ``TransitionCore/TransitionAnimator/flip``
    case flip
    /// ``TransitionCore/TransitionAnimator/flyAway``
    case flyAway
    /// ``TransitionCore/TransitionAnimator/fold``
    case fold
    /// ``TransitionCore/TransitionAnimator/garage``
    case garage
    /// ``TransitionCore/TransitionAnimator/gate``
    case gate
    /// ``TransitionCore/TransitionAnimator/hingeFall``
    case hingeFall
    /// ``TransitionCore/TransitionAnimator/iris``
    case iris
    /// ``TransitionCore/TransitionAnimator/keyView``
    case keyView
    /// ``TransitionCore/TransitionAnimator/letter``
    case letter
    /// ``TransitionCore/TransitionAnimator/mosaic``
    case mosaic
    /// ``TransitionCore/TransitionAnimator/napkin``
    case napkin
    /// ``TransitionCore/TransitionAnimator/newspaper``
    case newspaper
    /// ``TransitionCore/TransitionAnimator/omniSplit``
    case omniSplit
    /// ``TransitionCore/TransitionAnimator/page``
    case page
    /// ``TransitionCore/TransitionAnimator/parallax``
    case parallax
    /// ``TransitionCore/TransitionAnimator/pendulum``
    case pendulum
    /// ``TransitionCore/TransitionAnimator/pinwheel``
    case pinwheel
    /// ``TransitionCore/TransitionAnimator/portal``
    case portal
    /// ``TransitionCore/TransitionAnimator/push``
    case push
    /// ``TransitionCore/TransitionAnimator/rain``
    case rain
    /// ``TransitionCore/TransitionAnimator/reels``
    case reels
    /// ``TransitionCore/TransitionAnimator/roll``
    case roll
    /// ``TransitionCore/TransitionAnimator/room``
    case room
    /// ``TransitionCore/TransitionAnimator/roundedReveal``
    case roundedReveal
    /// ``TransitionCore/TransitionAnimator/scale``
    case scale
    /// ``TransitionCore/TransitionAnimator/shatter``
    case shatter
    /// ``TransitionCore/TransitionAnimator/shuffle``
    case shuffle
    /// ``TransitionCore/TransitionAnimator/shutter``
    case shutter
    /// ``TransitionCore/TransitionAnimator/slide``
    case slide
    /// ``TransitionCore/TransitionAnimator/slideDismiss``
    case slideDismiss
    /// ``TransitionCore/TransitionAnimator/snapshotPush``
    case snapshotPush
    /// ``TransitionCore/TransitionAnimator/split``
    case split
    /// ``TransitionCore/TransitionAnimator/squeeze``
    case squeeze
    /// ``TransitionCore/TransitionAnimator/stack``
    case stack
    /// ``TransitionCore/TransitionAnimator/staircase``
    case staircase
    /// ``TransitionCore/TransitionAnimator/star``
    case star
    /// ``TransitionCore/TransitionAnimator/stretch``
    case stretch
    /// ``TransitionCore/TransitionAnimator/swap``
    case swap
    /// ``TransitionCore/TransitionAnimator/swing``
    case swing
    /// ``TransitionCore/TransitionAnimator/tiltBack``
    case tiltBack
    /// ``TransitionCore/TransitionAnimator/tiltedPresenter``
    case tiltedPresenter
    /// ``TransitionCore/TransitionAnimator/topple``
    case topple
    /// ``TransitionCore/TransitionAnimator/turn``
    case turn
    /// ``TransitionCore/TransitionAnimator/twist``
    case twist
    /// ``TransitionCore/TransitionAnimator/uncover``
    case uncover
    /// ``TransitionCore/TransitionAnimator/unzip``
    case unzip
    /// ``TransitionCore/TransitionAnimator/wheel``
    case wheel
    /// ``TransitionCore/TransitionAnimator/wipe``
    case wipe
    /// ``TransitionCore/TransitionAnimator/zipper``
    case zipper
    /// ``TransitionCore/TransitionAnimator/zoom``
    case zoom

    /// The animator of this case, with its default settings.
    ///
    /// An app that uses this property contains the whole catalogue. Otherwise it contains the transitions that it names.
    // A debug build compiles it here only. An incremental build keeps the copies in other modules when the code of an
    // animator changes.
    #if !DEBUG
    @_alwaysEmitIntoClient
    #endif
    public var animator: CatalogueAnimator {
        switch self {
        case .barn: .barn
        case .barrel: .barrel
        case .blinds: .blinds
        case .book: .book
        case .bounce: .bounce
        case .cards: .cards
        case .carousel: .carousel
        case .carpet: .carpet
        case .circleReveal: .circleReveal
        case .clock: .clock
        case .cover: .cover
        case .crossZoom: .crossZoom
        case .cube: .cube
        case .curtain: .curtain
        case .depthPush: .depthPush
        case .diagonalWipe: .diagonalWipe
        case .diamond: .diamond
        case .door: .door
        case .drawbridge: .drawbridge
        case .drawers: .drawers
        case .drop: .drop
        case .elevate: .elevate
        case .envelope: .envelope
        case .explode: .explode
        case .fade: .fade
        case .fadeThrough: .fadeThrough
        case .fall: .fall
        case .flip: .flip
        case .flyAway: .flyAway
        case .fold: .fold
        case .garage: .garage
        case .gate: .gate
        case .hingeFall: .hingeFall
        case .iris: .iris
        case .keyView: .keyView
        case .letter: .letter
        case .mosaic: .mosaic
        case .napkin: .napkin
        case .newspaper: .newspaper
        case .omniSplit: .omniSplit
        case .page: .page
        case .parallax: .parallax
        case .pendulum: .pendulum
        case .pinwheel: .pinwheel
        case .portal: .portal
        case .push: .push
        case .rain: .rain
        case .reels: .reels
        case .roll: .roll
        case .room: .room
        case .roundedReveal: .roundedReveal
        case .scale: .scale
        case .shatter: .shatter
        case .shuffle: .shuffle
        case .shutter: .shutter
        case .slide: .slide
        case .slideDismiss: .slideDismiss
        case .snapshotPush: .snapshotPush
        case .split: .split
        case .squeeze: .squeeze
        case .stack: .stack
        case .staircase: .staircase
        case .star: .star
        case .stretch: .stretch
        case .swap: .swap
        case .swing: .swing
        case .tiltBack: .tiltBack
        case .tiltedPresenter: .tiltedPresenter
        case .topple: .topple
        case .turn: .turn
        case .twist: .twist
        case .uncover: .uncover
        case .unzip: .unzip
        case .wheel: .wheel
        case .wipe: .wipe
        case .zipper: .zipper
        case .zoom: .zoom
        }
    }
}
