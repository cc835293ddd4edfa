/// A word for finding a transition, for example in the gallery's filter.
///
/// The catalogue uses the tags below, each for several transitions. A plugin can add tags in the same way:
///
///     extension AnimatorTag {
///         static let glow = AnimatorTag("glow")
///     }
public struct AnimatorTag: RawRepresentable, Hashable, Sendable {
    /// The word to display and to search for.
    public let rawValue: String

    /// Creates a tag with this word. The audit reports an empty tag, because it cannot be found.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a tag with this word.
    public init(_ word: String) { self.init(rawValue: word) }
}

extension AnimatorTag {
    /// For apps: quick and plain enough for what people do often.
    public static let app = AnimatorTag("app")
    /// A screen moves along an arc.
    public static let arc = AnimatorTag("arc")
    /// Something swings, bounces or springs back.
    public static let bounce = AnimatorTag("bounce")
    /// Hardly anything moves.
    public static let calm = AnimatorTag("calm")
    /// A screen is handled like a card.
    public static let card = AnimatorTag("card")
    /// A screen is visible through an opening, or is cut by a shape.
    public static let clip = AnimatorTag("clip")
    /// A screen moves to a corner, or turns about one.
    public static let corner = AnimatorTag("corner")
    /// Screens move nearer and farther away.
    public static let depth = AnimatorTag("depth")
    /// One screen dissolves into the other.
    public static let dissolve = AnimatorTag("dissolve")
    /// A screen is a door or a gate.
    public static let door = AnimatorTag("door")
    /// A screen enters or leaves across an edge.
    public static let edge = AnimatorTag("edge")
    /// A screen falls.
    public static let fall = AnimatorTag("fall")
    /// A transition as in films.
    public static let film = AnimatorTag("film")
    /// A screen or a part of it turns on a hinge.
    public static let hinge = AnimatorTag("hinge")
    /// Something with weight or an engine moves, and starts and stops slowly.
    public static let machine = AnimatorTag("machine")
    /// Typical of modal presentations.
    public static let modal = AnimatorTag("modal")
    /// A screen is folded, turned or unrolled like paper or cloth.
    public static let paper = AnimatorTag("paper")
    /// The two screens move at different speeds.
    public static let parallax = AnimatorTag("parallax")
    /// Parts of a screen move independently.
    public static let pieces = AnimatorTag("pieces")
    /// One screen uncovers the other.
    public static let reveal = AnimatorTag("reveal")
    /// A screen turns.
    public static let rotation = AnimatorTag("rotation")
    /// For show: for games, a first welcome, an ending or a prize.
    public static let show = AnimatorTag("show")
    /// The transition begins at the view that was tapped.
    public static let source = AnimatorTag("source")
    /// Parts move one after the other.
    public static let stagger = AnimatorTag("stagger")
    /// A screen is stretched or squeezed.
    public static let stretch = AnimatorTag("stretch")
    /// A screen is divided into strips, columns or rows.
    public static let strips = AnimatorTag("strips")
    /// A transition like one of the system's.
    public static let system = AnimatorTag("system")
    /// A screen turns or moves in perspective: “3D”.
    public static let threeD = AnimatorTag("3D")
    /// A screen is divided into tiles.
    public static let tiles = AnimatorTag("tiles")
    /// Screens move up or down.
    public static let vertical = AnimatorTag("vertical")
    /// A screen grows or shrinks.
    public static let zoom = AnimatorTag("zoom")
}
