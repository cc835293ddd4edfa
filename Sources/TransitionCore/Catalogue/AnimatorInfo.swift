import Foundation

/// The description of an animator in the catalogue; the gallery shows it.
public struct AnimatorInfo: Equatable, Sendable {
    /// The name by which the animator is looked up.
    public var name: TransitionName
    /// The name for people, a word or two.
    public var title: String
    /// The author.
    public var author: String
    /// Words by which the animator is found.
    public var tags: [AnimatorTag]
    /// One sentence that describes what a user sees.
    public var summary: String
    /// The version of its package in which the animator first appeared.
    public var since: String
    /// The containers that the animator is made for.
    public var containers: Set<ContainerKind>
    /// Whether the animator may play while Reduce Motion is on, because it only fades and nothing moves.
    public var isCalm: Bool

    /// - Parameters:
    ///   - name: The name by which the animator is looked up.
    ///   - title: The name for people.
    ///   - author: The author.
    ///   - tags: Words by which the animator is found.
    ///   - summary: One sentence that describes what a user sees.
    ///   - since: The version of its package in which the animator first appeared.
    ///   - containers: The containers that the animator is made for; all by default.
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

    /// The same initialiser for this package's own animators, without an author.
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
