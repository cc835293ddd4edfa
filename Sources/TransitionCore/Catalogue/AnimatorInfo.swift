import Foundation

/// What the catalogue says about an animator; the gallery shows it.
public struct AnimatorInfo: Equatable, Sendable {
    /// The name it is looked up by.
    public var name: TransitionName
    /// The name for people, a word or two.
    public var title: String
    /// Who wrote it.
    public var author: String
    /// Words to find it by.
    public var tags: [AnimatorTag]
    /// One sentence that says what is to be seen.
    public var summary: String
    /// The version of its package that it appeared in.
    public var since: String
    /// The containers it is made for.
    public var containers: Set<ContainerKind>
    /// Whether it may play while Reduce Motion is on: it fades, and nothing travels.
    public var isCalm: Bool

    /// - Parameters:
    ///   - name: The name it is looked up by.
    ///   - title: The name for people.
    ///   - author: Who wrote it.
    ///   - tags: Words to find it by.
    ///   - summary: One sentence that says what is to be seen.
    ///   - since: The version of its package that it appeared in.
    ///   - containers: The containers it is made for; all by default.
    ///   - isCalm: Whether it may play while Reduce Motion is on.
    public init(
        name: TransitionName,
        title: String,
        author: String,
        tags: [AnimatorTag] = [],
        summary: String,
        since: String = "0.1",
        containers: Set<ContainerKind> = Set(ContainerKind.allCases),
        isCalm: Bool = false
    ) {
        self.name = name
        self.title = title
        self.author = author
        self.tags = tags
        self.summary = summary
        self.since = since
        self.containers = containers
        self.isCalm = isCalm
    }

    /// The same for this package's own animators, which need not say who wrote them.
    package init(
        name: TransitionName,
        title: String,
        tags: [AnimatorTag] = [],
        summary: String,
        since: String = "0.1",
        containers: Set<ContainerKind> = Set(ContainerKind.allCases),
        isCalm: Bool = false
    ) {
        self.init(
            name: name, title: title, author: "Repertoire", tags: tags, summary: summary, since: since,
            containers: containers, isCalm: isCalm)
    }
}
