import Foundation

/// A screen's role in a transition, named for the change forward.
public enum ScreenRole: String, Hashable, Sendable, CaseIterable, Codable {
    /// The screen that arrives in the change forward: pushed, presented, or the higher tab.
    case foreground
    /// The screen that the foreground covers or replaces.
    case background

    /// The other screen.
    public var other: ScreenRole { self == .foreground ? .background : .foreground }
}

/// The motions of both screens of a transition: a pure function from progress to poses, as a value.
///
/// A choreography describes the change forward. The change backward plays the choreography from progress 1 to 0.
///
///     Choreography(foreground: .from(.offset(x: 1)), background: .to(.offset(x: -0.3).shade(0.1)))
public struct Choreography: Sendable {
    /// The motions of one screen.
    public struct Track: Sendable {
        /// The motions, in order: the transform of the first is applied first.
        public var motions: [Motion]
        /// Parts of the screen's picture with their own motions. The screen's motions also apply to its pieces, but its
        /// clips, corners and shadow do not.
        public var pieces: [Piece]
        /// Whether the screen itself is drawn in addition to its pieces.
        public var showsScreen: Bool
        /// Whether the screen and its pieces stay under a finger that drives the transition, in both directions. The
        /// motions give only their size and turn then. When the finger is lifted, they go to their place from where
        /// they are.
        public var followsFinger: Bool

        /// - Parameters:
        ///   - motions: The screen's motions, in order.
        ///   - pieces: Parts of the screen's picture.
        ///   - showsScreen: Whether the screen itself is drawn in addition to its pieces; by default only if there are
        ///     no pieces.
        ///   - followsFinger: Whether the screen and its pieces stay under a finger; false by default.
        public init(
            _ motions: [Motion] = [], pieces: [Piece] = [], showsScreen: Bool? = nil, followsFinger: Bool = false
        ) {
            self.followsFinger = followsFinger
            self.motions = motions
            self.pieces = pieces
            self.showsScreen = showsScreen ?? pieces.isEmpty
        }

        @_alwaysEmitIntoClient
        func map(_ motion: (Motion) -> Motion, piece: (Piece) -> Piece) -> Track {
            Track(
                motions.map(motion), pieces: pieces.map(piece), showsScreen: showsScreen, followsFinger: followsFinger)
        }

        @_alwaysEmitIntoClient
        func followed(by next: Track) -> Track {
            Track(
                motions + next.motions, pieces: pieces + next.pieces, showsScreen: showsScreen && next.showsScreen,
                followsFinger: followsFinger || next.followsFinger)
        }
    }

    /// The screen nearer to the viewer, over progress.
    public struct Front: Equatable, Sendable {
        /// The screen in front at progress 0.
        public var first: ScreenRole
        /// The progresses at which the screens exchange their order, ascending.
        public var switches: [Double]

        /// Creates an order with one screen in front, optionally exchanged at some progresses.
        public init(_ first: ScreenRole, switches: [Double] = []) {
            self.first = first
            self.switches = []
            for point in switches where !point.isNaN {
                self.switches.insert(point, at: self.switches.place(for: point))
            }
        }

        /// The arriving screen is always in front.
        public static let foreground = Front(.foreground)
        /// The covered screen is always in front.
        public static let background = Front(.background)
        /// The covered screen is in front at first, and the arriving one from half-way on.
        public static let switchingHalfway = Front(.background, switches: [0.5])

        /// Returns the screen in front at a progress.
        public func role(at progress: Double) -> ScreenRole {
            var role = first
            for point in switches where progress >= point { role = role.other }
            return role
        }

        @usableFromInline
        var reversed: Front {
            // The screen in front at the end is in front at the start of the reversed choreography, where it has the
            // other role.
            Front(role(at: .infinity).other, switches: switches.map { 1 - $0 })
        }
    }

    /// The colour behind both screens; components from 0 to 1.
    public struct Backdrop: Hashable, Sendable {
        /// Red, 0 to 1.
        public var red: Double
        /// Green, 0 to 1.
        public var green: Double
        /// Blue, 0 to 1.
        public var blue: Double

        /// Creates an opaque colour.
        public init(red: Double, green: Double, blue: Double) { (self.red, self.green, self.blue) = (red, green, blue) }

        /// Black.
        public static let black = Backdrop(red: 0, green: 0, blue: 0)
        /// White.
        public static let white = Backdrop(red: 1, green: 1, blue: 1)
        /// A dark bluish grey. It is softer than black beside light screens, and still deep behind dark ones.
        public static let charcoal = Backdrop(red: 0.11, green: 0.12, blue: 0.15)
    }

    /// What remains of the covered screen after the change forward.
    public enum Resting: Sendable, Equatable {
        /// Nothing: the arriving screen replaces it.
        case replace
        /// Its last pose stays behind the arriving screen (sheets, tilted presenters).
        case overlay
    }

    /// The motions of the arriving screen.
    public var foreground: Track
    /// The motions of the covered screen.
    public var background: Track
    /// The screen in front; nil means ``Front/foreground``. If this choreography is combined with another one, nil
    /// takes the front of the other choreography.
    public var front: Front?
    /// The colour behind both screens; nil keeps the container's own. Translucent bars show the colour behind them, so
    /// a black backdrop darkens these bars.
    public var backdrop: Backdrop?
    /// What remains of the covered screen at the end.
    public var resting: Resting
    /// The distance of the viewer's eye from the screen, in points. nil means 1.25 times the container's longer side.
    public var eyeDistance: Double?
    /// The progresses at which the picture may jump. The picture must be continuous everywhere else.
    public var cuts: [Double]

    /// Creates a choreography from a track for each screen: a motion, a list of motions, or pieces.
    public init(
        foreground: Track = .still,
        background: Track = .still,
        front: Front? = nil,
        backdrop: Backdrop? = nil,
        resting: Resting = .replace,
        eyeDistance: Double? = nil,
        cuts: [Double] = []
    ) {
        self.foreground = foreground
        self.background = background
        self.front = front
        self.backdrop = backdrop
        self.resting = resting
        self.eyeDistance = eyeDistance
        self.cuts = cuts
    }

    /// A choreography without motions, the identity of combining.
    public static let identity = Choreography()

    /// The track of a screen.
    public subscript(role: ScreenRole) -> Track { role == .foreground ? foreground : background }

    /// Returns the screen in front at a progress.
    public func front(at progress: Double) -> ScreenRole { (front ?? .foreground).role(at: progress) }

    /// Returns the eye's distance in points for a container of this size.
    public func eyeDistance(in size: CGSize) -> Double {
        if let eyeDistance, eyeDistance.isFinite, eyeDistance > 0 { return eyeDistance }
        return max(1.25 * max(size.width, size.height), 1)
    }
}

/// A part of a screen's picture that moves independently, such as a strip of a fold.
public struct Piece: Sendable {
    /// The frame of the part, in unit coordinates of the screen.
    public var rect: UnitRect
    /// The motions, in order. Their poses are relative to the piece's own place and size.
    public var motions: [Motion]
    /// Whether the piece stays under a finger that drives the transition, in both directions; false by default. See
    /// ``Choreography/Track/followsFinger``.
    public var followsFinger = false
    /// Whether the piece is a white plate and shows nothing of the screen's picture; false by default. Of low opacity it
    /// lightens what is behind it: on dark screens, light marks an edge where a shade marks it on light ones.
    public var isWhite = false

    /// Creates a part with its motions.
    public init(_ rect: UnitRect, motions: [Motion]) { (self.rect, self.motions) = (rect, motions) }

    /// Returns the piece with ``followsFinger`` set.
    public func followingFinger() -> Piece {
        var piece = self
        piece.followsFinger = true
        return piece
    }

    /// Returns the piece with ``isWhite`` set.
    public func white() -> Piece {
        var piece = self
        piece.isWhite = true
        return piece
    }

    /// Returns the piece in another place and with other motions.
    @_alwaysEmitIntoClient
    func with(_ rect: UnitRect, _ motions: [Motion]) -> Piece {
        var piece = Piece(rect, motions: motions)
        piece.followsFinger = followsFinger
        piece.isWhite = isWhite
        return piece
    }

    /// Creates a part with one motion or several: `Piece(.full, .from(.offset(x: 1)), .from(.opacity(0)))`.
    public init(_ rect: UnitRect, _ motions: Motion...) { self.init(rect, motions: motions) }
}
