import TransitionCore

/// The catalogue as an enum, for pickers and for stored settings.
///
/// `setNavigationTransition(BuiltInTransition.slide.animator)` has the same effect as `.slide`. The raw values are the
/// names in ``TransitionCore/AnimatorRegistry/standard``.
public enum BuiltInTransition: String, CaseIterable, Sendable, Codable {
    /// ``TransitionCore/TransitionAnimator/barrel``
    case barrel
    /// ``TransitionCore/TransitionAnimator/blinds``
    case blinds
    /// ``TransitionCore/TransitionAnimator/book``
    case book
    /// ``TransitionCore/TransitionAnimator/cards``
    case cards
    /// ``TransitionCore/TransitionAnimator/carousel``
    case carousel
    /// ``TransitionCore/TransitionAnimator/circleReveal``
    case circleReveal
    /// ``TransitionCore/TransitionAnimator/containerTransform``
    case containerTransform
    /// ``TransitionCore/TransitionAnimator/cornerPeel``
    case cornerPeel
    /// ``TransitionCore/TransitionAnimator/cover``
    case cover
    /// ``TransitionCore/TransitionAnimator/cube``
    case cube
    /// ``TransitionCore/TransitionAnimator/curtain``
    case curtain
    /// ``TransitionCore/TransitionAnimator/depthPush``
    case depthPush
    /// ``TransitionCore/TransitionAnimator/dialog``
    case dialog
    /// ``TransitionCore/TransitionAnimator/door``
    case door
    /// ``TransitionCore/TransitionAnimator/drawbridge``
    case drawbridge
    /// ``TransitionCore/TransitionAnimator/drop``
    case drop
    /// ``TransitionCore/TransitionAnimator/elevate``
    case elevate
    /// ``TransitionCore/TransitionAnimator/expandingRow``
    case expandingRow
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
    /// ``TransitionCore/TransitionAnimator/flyingView``
    case flyingView
    /// ``TransitionCore/TransitionAnimator/fold``
    case fold
    /// ``TransitionCore/TransitionAnimator/galleryWall``
    case galleryWall
    /// ``TransitionCore/TransitionAnimator/garage``
    case garage
    /// ``TransitionCore/TransitionAnimator/gate``
    case gate
    /// ``TransitionCore/TransitionAnimator/hingeFall``
    case hingeFall
    /// ``TransitionCore/TransitionAnimator/iris``
    case iris
    /// ``TransitionCore/TransitionAnimator/letter``
    case letter
    /// ``TransitionCore/TransitionAnimator/liquid``
    case liquid
    /// ``TransitionCore/TransitionAnimator/napkin``
    case napkin
    /// ``TransitionCore/TransitionAnimator/newspaper``
    case newspaper
    /// ``TransitionCore/TransitionAnimator/page``
    case page
    /// ``TransitionCore/TransitionAnimator/parallax``
    case parallax
    /// ``TransitionCore/TransitionAnimator/pillReveal``
    case pillReveal
    /// ``TransitionCore/TransitionAnimator/portal``
    case portal
    /// ``TransitionCore/TransitionAnimator/push``
    case push
    /// ``TransitionCore/TransitionAnimator/roll``
    case roll
    /// ``TransitionCore/TransitionAnimator/room``
    case room
    /// ``TransitionCore/TransitionAnimator/scale``
    case scale
    /// ``TransitionCore/TransitionAnimator/sharedAxis``
    case sharedAxis
    /// ``TransitionCore/TransitionAnimator/shatter``
    case shatter
    /// ``TransitionCore/TransitionAnimator/shuffle``
    case shuffle
    /// ``TransitionCore/TransitionAnimator/sideMenu``
    case sideMenu
    /// ``TransitionCore/TransitionAnimator/slide``
    case slide
    /// ``TransitionCore/TransitionAnimator/slideDismiss``
    case slideDismiss
    /// ``TransitionCore/TransitionAnimator/snapshotPush``
    case snapshotPush
    /// ``TransitionCore/TransitionAnimator/split``
    case split
    /// ``TransitionCore/TransitionAnimator/splitFlap``
    case splitFlap
    /// ``TransitionCore/TransitionAnimator/stack``
    case stack
    /// ``TransitionCore/TransitionAnimator/swap``
    case swap
    /// ``TransitionCore/TransitionAnimator/switcher``
    case switcher
    /// ``TransitionCore/TransitionAnimator/systemCoverVertical``
    case systemCoverVertical
    /// ``TransitionCore/TransitionAnimator/systemCrossDissolve``
    case systemCrossDissolve
    /// ``TransitionCore/TransitionAnimator/systemFlipHorizontal``
    case systemFlipHorizontal
    /// ``TransitionCore/TransitionAnimator/systemPageCurl``
    case systemPageCurl
    /// ``TransitionCore/TransitionAnimator/systemPartialCurl``
    case systemPartialCurl
    /// ``TransitionCore/TransitionAnimator/systemPush``
    case systemPush
    /// ``TransitionCore/TransitionAnimator/systemZoom``
    case systemZoom
    /// ``TransitionCore/TransitionAnimator/tear``
    case tear
    /// ``TransitionCore/TransitionAnimator/tide``
    case tide
    /// ``TransitionCore/TransitionAnimator/tiltBack``
    case tiltBack
    /// ``TransitionCore/TransitionAnimator/tiltUnder``
    case tiltUnder
    /// ``TransitionCore/TransitionAnimator/turningTiles``
    case turningTiles
    /// ``TransitionCore/TransitionAnimator/twist``
    case twist
    /// ``TransitionCore/TransitionAnimator/uncover``
    case uncover
    /// ``TransitionCore/TransitionAnimator/wheel``
    case wheel
    /// ``TransitionCore/TransitionAnimator/wipe``
    case wipe
    /// ``TransitionCore/TransitionAnimator/zipper``
    case zipper
    /// ``TransitionCore/TransitionAnimator/zoom``
    case zoom

    /// The transitions of this package. Those that UIKit draws are in ``system``.
    public static let allCases: [Self] = [
        .barrel,
        .blinds,
        .book,
        .cards,
        .carousel,
        .circleReveal,
        .containerTransform,
        .cornerPeel,
        .cover,
        .cube,
        .curtain,
        .depthPush,
        .dialog,
        .door,
        .drawbridge,
        .drop,
        .elevate,
        .expandingRow,
        .explode,
        .fade,
        .fadeThrough,
        .fall,
        .flip,
        .flyAway,
        .flyingView,
        .fold,
        .galleryWall,
        .garage,
        .gate,
        .hingeFall,
        .iris,
        .letter,
        .liquid,
        .napkin,
        .newspaper,
        .page,
        .parallax,
        .pillReveal,
        .portal,
        .push,
        .roll,
        .room,
        .scale,
        .sharedAxis,
        .shatter,
        .shuffle,
        .sideMenu,
        .slide,
        .slideDismiss,
        .snapshotPush,
        .split,
        .splitFlap,
        .stack,
        .swap,
        .switcher,
        .tear,
        .tide,
        .tiltBack,
        .tiltUnder,
        .turningTiles,
        .twist,
        .uncover,
        .wheel,
        .wipe,
        .zipper,
        .zoom,
    ]

    /// The transitions that UIKit draws.
    @_alwaysEmitIntoClient
    public static var system: [Self] {
        [
            .systemPush, .systemZoom, .systemCrossDissolve, .systemCoverVertical, .systemFlipHorizontal,
            .systemPartialCurl, .systemPageCurl,
        ]
    }

    /// Whether UIKit draws the transition where it can.
    @_alwaysEmitIntoClient
    public var isSystem: Bool { Self.system.contains(self) }

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
        case .barrel: .barrel
        case .blinds: .blinds
        case .book: .book
        case .cards: .cards
        case .carousel: .carousel
        case .circleReveal: .circleReveal
        case .containerTransform: .containerTransform
        case .cornerPeel: .cornerPeel
        case .cover: .cover
        case .cube: .cube
        case .curtain: .curtain
        case .depthPush: .depthPush
        case .dialog: .dialog
        case .door: .door
        case .drawbridge: .drawbridge
        case .drop: .drop
        case .elevate: .elevate
        case .expandingRow: .expandingRow
        case .explode: .explode
        case .fade: .fade
        case .fadeThrough: .fadeThrough
        case .fall: .fall
        case .flip: .flip
        case .flyAway: .flyAway
        case .flyingView: .flyingView
        case .fold: .fold
        case .galleryWall: .galleryWall
        case .garage: .garage
        case .gate: .gate
        case .hingeFall: .hingeFall
        case .iris: .iris
        case .letter: .letter
        case .liquid: .liquid
        case .napkin: .napkin
        case .newspaper: .newspaper
        case .page: .page
        case .parallax: .parallax
        case .pillReveal: .pillReveal
        case .portal: .portal
        case .push: .push
        case .roll: .roll
        case .room: .room
        case .scale: .scale
        case .sharedAxis: .sharedAxis
        case .shatter: .shatter
        case .shuffle: .shuffle
        case .sideMenu: .sideMenu
        case .slide: .slide
        case .slideDismiss: .slideDismiss
        case .snapshotPush: .snapshotPush
        case .split: .split
        case .splitFlap: .splitFlap
        case .stack: .stack
        case .swap: .swap
        case .switcher: .switcher
        case .systemCoverVertical: .systemCoverVertical
        case .systemCrossDissolve: .systemCrossDissolve
        case .systemFlipHorizontal: .systemFlipHorizontal
        case .systemPageCurl: .systemPageCurl
        case .systemPartialCurl: .systemPartialCurl
        case .systemPush: .systemPush
        case .systemZoom: .systemZoom
        case .tear: .tear
        case .tide: .tide
        case .tiltBack: .tiltBack
        case .tiltUnder: .tiltUnder
        case .turningTiles: .turningTiles
        case .twist: .twist
        case .uncover: .uncover
        case .wheel: .wheel
        case .wipe: .wipe
        case .zipper: .zipper
        case .zoom: .zoom
        }
    }
}
