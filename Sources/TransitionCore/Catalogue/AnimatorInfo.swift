import Foundation

/// The description of an animator in the catalogue, for galleries and pickers.
public struct AnimatorInfo: Equatable, Sendable {
    /// The name for lookup in a registry.
    public var name: TransitionName
    /// The title to display, one or two words.
    public var title: String
    /// The author.
    public var author: String
    /// Words for searching and filtering.
    public var tags: [AnimatorTag]
    /// A description of the visible effect, in one sentence.
    public var summary: String
    /// The first version of its package that contains the animator.
    public var since: String
    /// The containers that the animator supports.
    public var containers: Set<ContainerKind>
    /// Whether the animator may play with Reduce Motion, because it only fades and nothing moves.
    public var isReduceMotionSafe: Bool

    /// - Parameters:
    ///   - name: The name for lookup in a registry.
    ///   - title: The title to display.
    ///   - author: The author.
    ///   - tags: Words for searching and filtering.
    ///   - summary: A description of the visible effect, in one sentence.
    ///   - since: The first version of its package that contains the animator.
    ///   - containers: The containers that the animator supports; all by default.
    ///   - isReduceMotionSafe: Whether the animator may play with Reduce Motion.
    public init(
        name: TransitionName,
        title: String,
        author: String,
        tags: [AnimatorTag] = [],
        summary: String,
        since: String = "0.1",
        containers: Set<ContainerKind> = Set(ContainerKind.allCases),
        isReduceMotionSafe: Bool = false
    ) {
        self.name = name
        self.title = title
        self.author = author
        self.tags = tags
        self.summary = summary
        self.since = since
        self.containers = containers
        self.isReduceMotionSafe = isReduceMotionSafe
    }

    /// Creates the description of one of this package's own animators.
    package init(
        name: TransitionName,
        title: String,
        tags: [AnimatorTag] = [],
        summary: String,
        since: String = "0.1",
        containers: Set<ContainerKind> = Set(ContainerKind.allCases),
        isReduceMotionSafe: Bool = false
    ) {
        self.init(
            name: name, title: title, author: "Repertoire", tags: tags, summary: summary, since: since,
            containers: containers, isReduceMotionSafe: isReduceMotionSafe)
    }
}
