import TransitionCore
import TransitionTabBar

/// An animation of tab bar items as the gallery shows it.
public struct GalleryTabItem: Sendable, Identifiable {
    /// The animator as it is registered.
    public let animator: any TabItemAnimator
    /// What it says about itself.
    public let info: AnimatorInfo
    /// What it is found by.
    let terms: SearchTerms

    /// The name, which no other in a registry has.
    public var id: TransitionName { info.name }

    init(_ animator: any TabItemAnimator) {
        self.animator = animator
        info = animator.info
        terms = SearchTerms(info)
    }

    /// The line of Swift that installs it.
    ///
    /// A name of several parts is written by its last one, which is how a plugin calls its static member: `.nod` for
    /// `acme.nod`.
    public var line: String {
        let member = id.rawValue.split(separator: ".").last.map(String.init) ?? ""
        return "tabBarController.setTabItemAnimation(.\(member))"
    }
}

extension GalleryTabItem: Searchable {}

/// All that a registry of item animators knows, in its order: nothing is listed by hand, so a plugin that is registered
/// is there.
public struct TabItemGrid: Sendable {
    /// All of them, in their order of registration.
    public let items: [GalleryTabItem]

    /// The item animators that are registered by now.
    public init(_ registry: TabItemRegistry) { items = registry.all.map(GalleryTabItem.init) }

    /// The item animator of a name.
    public subscript(name: TransitionName) -> GalleryTabItem? { items.first { $0.id == name } }

    /// Those that somebody's words find, the best first, as transitions are found; all where no words are.
    public func items(for text: String) -> [GalleryTabItem] {
        let query = SearchQuery(text)
        return query.isEmpty ? items : query.matches(in: items)
    }

    /// Other words, where these find nothing; each finds something.
    public func suggestions(for text: String) -> [String] {
        let query = SearchQuery(text)
        return query.isEmpty || !query.matches(in: items).isEmpty ? [] : query.suggestions(in: items)
    }
}
