import Repertoire

/// A section of the grid: what the user keeps, where they were, and the shelves of the catalogue.
enum GridShelf: Hashable {
    case favourites
    case recents
    case section(GallerySection)
    /// What a search has found, the best first.
    case found

    var title: String {
        switch self {
        case .favourites: String(localized: "Favourites")
        case .recents: String(localized: "Recent")
        case .section(let section): section.title
        case .found: String(localized: "Found")
        }
    }

    /// What the section is good for; nil where the title says it.
    var advice: String? {
        guard case .section(let section) = self else { return nil }
        return section.advice
    }

    /// Whether it is a single row that scrolls sideways.
    var isRow: Bool { self == .favourites || self == .recents }
}

/// A cell of the grid. The same transition may be on several shelves.
struct GridEntry: Hashable {
    var shelf: GridShelf
    var name: TransitionName
}
