import Foundation

/// One of the two screens of a transition, by the part it plays when the change goes forward.
public enum ScreenRole: String, Hashable, Sendable, CaseIterable, Codable {
    /// The screen that arrives going forward: pushed, presented, the higher tab.
    case foreground
    /// The screen that it covers or replaces.
    case background

    /// The other screen.
    public var other: ScreenRole { self == .foreground ? .background : .foreground }
}

/// What both screens of a transition do: a pure function from progress to poses, as a value.
///
/// It is written for the change forward; the change backward plays it from 1 to 0.
///
///     Choreography(foreground: .from(.offset(x: 1)), background: .to(.offset(x: -0.3).shade(0.1)))
public struct Choreography: Sendable {
    /// What one screen does.
    public struct Track: Sendable {
        /// The motions, in order: the transform of the first is applied first.
        public var motions: [Motion]
        /// Parts of the screen's picture with motions of their own. They ride on the screen's motions, whose clips and
        /// corners do not cut them.
        public var pieces: [Piece]
        /// Whether the screen itself is drawn besides its pieces.
        public var showsScreen: Bool

        /// - Parameters:
        ///   - motions: The screen's motions, in order.
        ///   - pieces: Parts of its picture.
        ///   - showsScreen: Whether the screen is drawn besides them; when not given, only if there are no pieces.
        public init(_ motions: [Motion] = [], pieces: [Piece] = [], showsScreen: Bool? = nil) {
            self.motions = motions
            self.pieces = pieces
            self.showsScreen = showsScreen ?? pieces.isEmpty
        }

        func map(_ motion: (Motion) -> Motion, piece: (Piece) -> Piece) -> Track {
            Track(motions.map(motion), pieces: pieces.map(piece), showsScreen: showsScreen)
        }

        func followed(by next: Track) -> Track {
            Track(motions + next.motions, pieces: pieces + next.pieces, showsScreen: showsScreen && next.showsScreen)
        }
    }

    /// Which screen is nearer to the viewer, over progress.
    public struct Front: Equatable, Sendable {
        /// The screen in front at progress 0.
        public var first: ScreenRole
        /// The progresses at which the other screen comes to the front, in order.
        public var switches: [Double]

        /// One screen in front all the time, or switching at some progresses.
        public init(_ first: ScreenRole, switches: [Double] = []) {
            self.first = first
            self.switches = switches.filter { !$0.isNaN }.sorted()
        }

        /// The arriving screen, all the time.
        public static let foreground = Front(.foreground)
        /// The covered screen, all the time.
        public static let background = Front(.background)
        /// The covered screen first, the arriving one from half-way on.
        public static let switchingHalfway = Front(.background, switches: [0.5])

        /// The screen in front at a progress.
        public func role(at progress: Double) -> ScreenRole {
            var role = first
            for point in switches where progress >= point { role = role.other }
            return role
        }

        var reversed: Front {
            // The screen that is in front at the end of the original is in front at the start of the reversed
            // choreography, where it has the other role.
            Front(role(at: .infinity).other, switches: switches.map { 1 - $0 })
        }
    }

    /// A colour behind both screens; components 0 to 1.
    public struct Backdrop: Hashable, Sendable, Codable {
        /// Red, 0 to 1.
        public var red: Double
        /// Green, 0 to 1.
        public var green: Double
        /// Blue, 0 to 1.
        public var blue: Double

        /// An opaque colour.
        public init(red: Double, green: Double, blue: Double) { (self.red, self.green, self.blue) = (red, green, blue) }

        /// Black.
        public static let black = Backdrop(red: 0, green: 0, blue: 0)
        /// White.
        public static let white = Backdrop(red: 1, green: 1, blue: 1)
        /// A dark bluish grey, calmer than black beside light screens and still a depth behind dark ones.
        public static let charcoal = Backdrop(red: 0.11, green: 0.12, blue: 0.15)
    }

    /// What is left of the covered screen once the change forward is done.
    public enum Resting: Sendable, Equatable {
        /// Nothing: the arriving screen replaces it.
        case replace
        /// Its last pose stays behind the arriving screen (sheets, tilted presenters).
        case overlay
    }

    /// What the arriving screen does.
    public var foreground: Track
    /// What the covered screen does.
    public var background: Track
    /// Which screen is in front; nil leaves it open, which means ``Front/foreground`` unless a combined choreography
    /// decides.
    public var front: Front?
    /// The colour behind both screens; nil leaves the container's own. Translucent bars show what is behind them, so a
    /// black backdrop makes them dark as long as it can be seen.
    public var backdrop: Backdrop?
    /// What is left of the covered screen at the end.
    public var resting: Resting
    /// How far the viewer's eye is in front of the screen, in points; nil is one and a quarter of the container's longer
    /// side.
    public var eyeDistance: Double?
    /// The progresses at which the picture may jump; everywhere else it must be continuous.
    public var cuts: [Double]

    /// A track for each screen: a motion, several in a list, or pieces.
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

    /// Nothing moves: the neutral element of combining.
    public static let identity = Choreography()

    /// The track of a screen.
    public subscript(role: ScreenRole) -> Track { role == .foreground ? foreground : background }

    /// The screen in front at a progress.
    public func front(at progress: Double) -> ScreenRole { (front ?? .foreground).role(at: progress) }

    /// The eye's distance in points for a container of this size.
    public func eyeDistance(in size: CGSize) -> Double {
        if let eyeDistance, eyeDistance.isFinite, eyeDistance > 0 { return eyeDistance }
        return max(1.25 * max(size.width, size.height), 1)
    }
}

/// A part of a screen's picture that moves by itself, such as a strip of a fold.
public struct Piece: Sendable {
    /// The part, in unit coordinates of the screen.
    public var rect: UnitRect
    /// Its motions, in order; their poses are relative to the piece's own place and size.
    public var motions: [Motion]

    /// A part with its motions.
    public init(_ rect: UnitRect, motions: [Motion]) { (self.rect, self.motions) = (rect, motions) }

    /// A part with a motion, or several: `Piece(.full, .from(.offset(x: 1)), .from(.opacity(0)))`.
    public init(_ rect: UnitRect, _ motions: Motion...) { self.init(rect, motions: motions) }
}
