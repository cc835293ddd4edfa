import TransitionCore

/// All that a registry knows, in the gallery's order: nothing is listed by hand, so a plugin that is registered is there.
public struct GalleryGrid: Sendable {
    /// A shelf with what stands on it, at least one.
    public struct Group: Sendable, Identifiable {
        /// The shelf; nil for what was searched for, which comes in the order of how well it matches.
        public let section: GallerySection?
        /// The transitions.
        public let items: [GalleryItem]

        /// The shelf's name.
        public var id: String { section?.rawValue ?? "search" }
    }

    /// What is shown for a filter.
    public struct Answer: Sendable {
        /// The shelves, or one group of what was found.
        public let groups: [Group]
        /// Words to search for instead, where nothing was found; each finds something.
        public let suggestions: [String]
        /// What the catalogue does not have, if the text asks for that.
        public var note: String?

        /// All transitions shown, in their order.
        public var items: [GalleryItem] { groups.flatMap(\.items) }
    }

    /// All transitions, in their order of registration, those that UIKit draws last.
    public let items: [GalleryItem]

    /// The transitions that are registered by now.
    public init(_ registry: TransitionRegistry) {
        let system = registry.systemNames.compactMap { try? registry.animator(named: $0) }
        items = (registry.all + system).map(GalleryItem.init)
    }

    /// The transition of a name.
    public subscript(name: TransitionName) -> GalleryItem? { items.first { $0.id == name } }

    /// The transitions of these names, in the names' order; unknown ones are left out.
    public func items(named names: [TransitionName]) -> [GalleryItem] { names.compactMap { self[$0] } }

    /// The tags that at least one of those shown for a filter has, in alphabetical order: what it can be narrowed down by.
    public func tags(for filter: GalleryFilter = GalleryFilter()) -> [AnimatorTag] {
        Set(answer(to: filter).items.flatMap(\.info.tags)).sorted {
            $0.rawValue.lowercased() < $1.rawValue.lowercased()
        }
    }

    /// What is shown for a filter.
    public func answer(to filter: GalleryFilter) -> Answer {
        let admitted = items.filter(filter.admits)
        let query = SearchQuery(filter.text)
        guard !query.isEmpty else {
            let groups = GallerySection.allCases.compactMap { section in
                let items = admitted.filter { $0.section == section }.enumerated().sorted {
                    (section.place(of: $0.element.id), $0.offset) < (section.place(of: $1.element.id), $1.offset)
                }.map(\.element)
                return items.isEmpty ? nil : Group(section: section, items: items)
            }
            return Answer(groups: groups, suggestions: [])
        }
        let found = query.matches(in: admitted)
        guard found.isEmpty else {
            return Answer(groups: [Group(section: nil, items: found)], suggestions: [], note: query.answer)
        }
        return Answer(groups: [], suggestions: query.suggestions(in: admitted), note: query.answer)
    }
}
