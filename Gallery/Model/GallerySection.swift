import TransitionCore
import TransitionUIKit

/// A shelf of the gallery, with a word of advice. Each transition stands on exactly one, which its tags decide.
public enum GallerySection: String, CaseIterable, Hashable, Sendable {
    /// What apps ship.
    case everyday
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
    /// What UIKit draws.
    case system

    /// The words above the shelf.
    public var title: String {
        switch self {
        case .everyday: "What apps ship"
        case .space: "In space"
        case .cards: "Cards"
        case .paper: "Paper and cloth"
        case .doors: "Doors and hinges"
        case .openings: "Through an opening"
        case .pieces: "In pieces"
        case .weight: "With weight"
        case .more: "And more"
        case .system: "The system draws these"
        }
    }

    /// One sentence that says what they are good for.
    public var advice: String {
        switch self {
        case .everyday: "Quick and plain, in the order in which apps need them. The other shelves are for show."
        case .space: "Solids that turn and screens that come nearer: best where two screens are equals."
        case .cards: "For things that are dealt, compared or put aside."
        case .paper: "Pages, folds and letters: for reading, notes and messages."
        case .doors: "They lead into another room of the app. Use them where one really begins."
        case .openings: "The new screen is there already and is uncovered: good for pictures and video."
        case .pieces: "Spectacular. Once in an app is enough: for an ending, a prize or a surprise."
        case .weight: "They fall, swing and stretch. Cheerful, and better for play than for work."
        case .more: "What has no shelf of its own."
        case .system: "Requests to UIKit, with its own gestures. A small phone shows the nearest of the others."
        }
    }

    /// The shelf of a transition with these tags.
    public init(tags: [AnimatorTag]) {
        self = Self.claims.first { tags.contains($0.tag) }?.section ?? .more
    }

    /// The place of a transition on its shelf. On the first one it is how soon an app needs it, with 0 for the first;
    /// elsewhere, and for what the list lacks, all have the same place and stay in the order of registration.
    public func place(of name: TransitionName) -> Int {
        self == .everyday ? Self.needed.firstIndex(of: name) ?? Self.needed.count : Self.needed.count
    }

    /// What apps need, the most common first.
    private static let needed: [TransitionName] = [
        "push", "zoom", "slide", "sharedAxis", "cover", "slideDismiss", "dialog", "fadeThrough", "containerTransform",
        "sideMenu", "expandingRow", "fade", "tiltUnder", "stack", "parallax", "flyingView", "scale", "depthPush",
        "circleReveal", "pillReveal", "uncover", "tiltBack", "elevate", "snapshotPush",
    ]

    /// Which tag leads to which shelf, the most telling tag first: a fold is of paper before it is in space.
    private static let claims: [(tag: AnimatorTag, section: GallerySection)] = [
        (.app, .everyday), (.paper, .paper), (.door, .doors), (.card, .cards), (.bounce, .weight), (.fall, .weight),
        (.stretch, .weight), (.hinge, .doors), (.clip, .openings), (.reveal, .openings), (.film, .openings),
        (.pieces, .pieces), (.strips, .pieces), (.tiles, .pieces), (.source, .openings), (.threeD, .space),
        (.depth, .space), (.rotation, .space), (.arc, .space), (.zoom, .space), (.system, .everyday),
        (.modal, .everyday), (.calm, .everyday), (.dissolve, .everyday), (.parallax, .everyday), (.edge, .everyday),
        (.vertical, .everyday),
    ]
}
