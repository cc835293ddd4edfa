import TransitionCore

/// Which transitions are to be shown; all at first.
public struct GalleryFilter: Equatable, Sendable {
    /// Only those with each of these tags.
    public var tags: Set<AnimatorTag>
    /// Only those made for this kind of container; nil for any.
    public var container: ContainerKind?
    /// Only those that these words find.
    public var text: String

    /// A filter; without arguments it lets all pass.
    public init(tags: Set<AnimatorTag> = [], container: ContainerKind? = nil, text: String = "") {
        (self.tags, self.container, self.text) = (tags, container, text)
    }

    /// Whether tags and container let it pass; the words are not asked.
    func admits(_ item: GalleryItem) -> Bool {
        tags.isSubset(of: item.info.tags) && container.map(item.info.containers.contains) ?? true
    }
}
