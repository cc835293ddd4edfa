import TransitionCore

extension BuiltInTransition {
    /// Names that the catalogue had before. A stored or sent one still finds the transition that has replaced it, in
    /// ``init(rawValue:)`` and in ``TransitionCore/AnimatorRegistry/standard``.
    public enum Former: String, CaseIterable, Sendable {
        /// Replaced by `split`.
        case barn
        /// Replaced by `scale`.
        case bounce
        /// Replaced by `cover`.
        case carpet
        /// Replaced by `wipe`.
        case clock
        /// Replaced by `sharedAxis` towards the viewer.
        case crossZoom
        /// Replaced by `wipe`.
        case diagonalWipe
        /// Replaced by `circleReveal` with this shape.
        case diamond
        /// Replaced by `blinds`.
        case drawers
        /// Replaced by `letter`.
        case envelope
        /// The name of `flyingView` before.
        case keyView
        /// Replaced by `turningTiles`.
        case mosaic
        /// Replaced by `explode`.
        case omniSplit
        /// Replaced by `drop`.
        case pendulum
        /// Replaced by `explode`.
        case pinwheel
        /// Replaced by `tide` from the top.
        case rain
        /// Replaced by `barrel`, which rolls too.
        case reels
        /// The name of `pillReveal` before.
        case roundedReveal
        /// Another name for `sharedAxis` sideways.
        case sharedAxisX
        /// Another name for `sharedAxis` upwards.
        case sharedAxisY
        /// Another name for `sharedAxis` towards the viewer.
        case sharedAxisZ
        /// Replaced by `iris`.
        case shutter
        /// Replaced by `liquid`.
        case squeeze
        /// Replaced by `tide`.
        case staircase
        /// Replaced by `circleReveal` with this shape.
        case star
        /// Replaced by `liquid`.
        case stretch
        /// Replaced by `drop`.
        case swing
        /// The name of `tiltUnder` before.
        case tiltedPresenter
        /// Replaced by `fall`.
        case topple
        /// Replaced by `door`.
        case turn
        /// Replaced by `zipper`.
        case unzip

        /// Returns the former name that is written like this. The compiler's own code would contain each name twice.
        public init?(rawValue: String) {
            guard let former = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
            self = former
        }

        /// The transition that has replaced it.
        @_alwaysEmitIntoClient
        public var replacement: BuiltInTransition {
            switch self {
            case .barn: .split
            case .bounce: .scale
            case .carpet: .cover
            case .clock, .diagonalWipe: .wipe
            case .crossZoom, .sharedAxisX, .sharedAxisY, .sharedAxisZ: .sharedAxis
            case .diamond, .star: .circleReveal
            case .drawers: .blinds
            case .envelope: .letter
            case .keyView: .flyingView
            case .mosaic: .turningTiles
            case .omniSplit, .pinwheel: .explode
            case .pendulum, .swing: .drop
            case .roundedReveal: .pillReveal
            case .shutter: .iris
            case .rain, .staircase: .tide
            case .reels: .barrel
            case .squeeze, .stretch: .liquid
            case .tiltedPresenter: .tiltUnder
            case .topple: .fall
            case .turn: .door
            case .unzip: .zipper
            }
        }

        /// The animator that has replaced it, with the settings that come nearest.
        // A debug build compiles it here only, like ``BuiltInTransition/animator``.
        #if !DEBUG
        @_alwaysEmitIntoClient
        #endif
        public var animator: CatalogueAnimator {
            switch self {
            case .barn: .split(toward: .leading)
            case .carpet: .cover(from: .top)
            case .crossZoom, .sharedAxisZ: .sharedAxis(.z)
            case .diamond: .circleReveal(.diamond)
            case .drawers: .blinds(from: .top)
            case .reels: .barrel(from: .top)
            case .sharedAxisY: .sharedAxis(.y)
            case .rain, .staircase: .tide(from: .top)
            case .star: .circleReveal(.star)
            default: replacement.animator
            }
        }
    }

    /// Returns the transition with this name, or the one that has replaced it; nil for a name that no version knew.
    @_alwaysEmitIntoClient
    public init?(rawValue: String) {
        if let known = (Self.allCases + Self.system).first(where: { $0.rawValue == rawValue }) {
            self = known
        } else if let former = Former(rawValue: rawValue) {
            self = former.replacement
        } else {
            return nil
        }
    }
}
