import Foundation

/// What the catalogue says about an animator; the gallery shows it.
public struct AnimatorInfo: Equatable, Sendable {
    /// The name it is looked up by.
    public var name: TransitionName
    /// The name for people, a word or two.
    public var title: String
    /// One sentence that says what is to be seen.
    public var summary: String
    /// Words to find it by.
    public var tags: [String]
    /// Who wrote it.
    public var author: String
    /// The version of the package it appeared in.
    public var since: String
    /// The containers it is made for.
    public var containers: Set<ContainerKind>
    /// Whether it may play while Reduce Motion is on: it fades, and nothing travels.
    public var isCalm: Bool

    /// - Parameters:
    ///   - name: The name it is looked up by.
    ///   - title: The name for people.
    ///   - summary: One sentence that says what is to be seen.
    ///   - tags: Words to find it by.
    ///   - author: Who wrote it.
    ///   - since: The version of the package it appeared in.
    ///   - containers: The containers it is made for; all by default.
    ///   - isCalm: Whether it may play while Reduce Motion is on.
    public init(
        name: TransitionName,
        title: String,
        summary: String,
        tags: [String] = [],
        author: String = "Repertoire",
        since: String = "0.1",
        containers: Set<ContainerKind> = Set(ContainerKind.allCases),
        isCalm: Bool = false
    ) {
        self.name = name
        self.title = title
        self.summary = summary
        self.tags = tags
        self.author = author
        self.since = since
        self.containers = containers
        self.isCalm = isCalm
    }
}
