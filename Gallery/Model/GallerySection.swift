import TransitionCore
import TransitionUIKit

/// A shelf of the gallery, with a word of advice. Each transition stands on exactly one, which its tags decide.
public enum GallerySection: String, CaseIterable, Hashable, Sendable {
    /// What people know from everywhere.
    case everyday
    /// Nothing travels.
    case calm
    /// Out of the view that was tapped.
    case source
    /// Made for presentations.
    case presentations
    /// Solids and depth.
    case space
    /// Like cards on a table.
    case cards
    /// Paper and cloth.
    case paper
    /// Doors and other hinges.
    case doors
    /// Seen through an opening.
    case openings
    /// Strips, tiles and shards.
    case pieces
    /// What falls, swings and stretches.
    case weight
    /// Animators without a known tag, such as a plugin's with other tags.
    case more

    /// The words above the shelf.
    public var title: String {
        switch self {
        case .everyday: "For every day"
        case .calm: "Calm"
        case .source: "Out of what was tapped"
        case .presentations: "For presentations"
        case .space: "In space"
        case .cards: "Cards"
        case .paper: "Paper and cloth"
        case .doors: "Doors and hinges"
        case .openings: "Through an opening"
        case .pieces: "In pieces"
        case .weight: "With weight"
        case .more: "And more"
        }
    }

    /// One sentence that says what they are good for.
    public var advice: String {
        switch self {
        case .everyday: "Moves that everybody knows: right for most screens, and easy to follow with a finger."
        case .calm: "Nothing travels, so these play as they are while Reduce Motion is on."
        case .source: "They show where a screen has come from. Name the views in its transition anchors."
        case .presentations: "A screen that comes for a short time, over the one that it belongs to."
        case .space: "Solids that turn and screens that come nearer: best where two screens are equals."
        case .cards: "For things that are dealt, compared or put aside."
        case .paper: "Pages, folds and letters: for reading, notes and messages."
        case .doors: "They lead into another room of the app. Use them where one really begins."
        case .openings: "The new screen is there already and is uncovered: good for pictures and video."
        case .pieces: "Spectacular. Once in an app is enough: for an ending, a prize or a surprise."
        case .weight: "They fall, swing and stretch. Cheerful, and better for play than for work."
        case .more: "What has no shelf of its own."
        }
    }

    /// The shelf of a transition with these tags.
    public init(tags: [AnimatorTag]) {
        self = Self.claims.first { tags.contains($0.tag) }?.section ?? .more
    }

    /// Which tag leads to which shelf, the most telling tag first: a fold is of paper before it is in space.
    private static let claims: [(tag: AnimatorTag, section: GallerySection)] = [
        (.calm, .calm), (.source, .source), (.modal, .presentations), (.system, .everyday), (.paper, .paper),
        (.door, .doors), (.card, .cards), (.bounce, .weight), (.fall, .weight), (.stretch, .weight), (.hinge, .doors),
        (.parallax, .everyday), (.clip, .openings), (.reveal, .openings), (.film, .openings), (.pieces, .pieces),
        (.strips, .everyday), (.tiles, .pieces), (.threeD, .space), (.depth, .space), (.rotation, .space),
        (.arc, .space), (.edge, .everyday), (.zoom, .space), (.dissolve, .calm), (.vertical, .everyday),
    ]
}
