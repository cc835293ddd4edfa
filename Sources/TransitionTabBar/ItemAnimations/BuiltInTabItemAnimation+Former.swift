import TransitionCore

extension BuiltInTabItemAnimation {
    /// Names that the catalogue had before. A stored or sent one still finds the item animator that has replaced it, in
    /// ``init(rawValue:)`` and in ``TransitionCore/AnimatorRegistry/standard``.
    public enum Former: String, CaseIterable, Sendable {
        /// Replaced by `fade`.
        case blink
        /// Replaced by `flip`.
        case coin
        /// Replaced by `fade`. With images of your own, `frames(_:seconds:)` plays a sequence.
        case frames
        /// Replaced by `pop`.
        case heartbeat
        /// Replaced by `sparkle`.
        case orbit
        /// Replaced by `wobble`.
        case shake
        /// Replaced by `jump`.
        case squash
        /// Replaced by `wobble`.
        case tada

        /// The item animator that has replaced it.
        @_alwaysEmitIntoClient
        public var replacement: BuiltInTabItemAnimation {
            switch self {
            case .blink, .frames: .fade
            case .coin: .flip
            case .heartbeat: .pop
            case .orbit: .sparkle
            case .shake: .wobble
            case .squash: .jump
            case .tada: .wobble
            }
        }
    }

    /// Returns the item animator with this name, or the one that has replaced it; nil for a name that no version knew.
    @_alwaysEmitIntoClient
    public init?(rawValue: String) {
        if let known = Self.allCases.first(where: { $0.rawValue == rawValue }) {
            self = known
        } else if let former = Former(rawValue: rawValue) {
            self = former.replacement
        } else {
            return nil
        }
    }
}
