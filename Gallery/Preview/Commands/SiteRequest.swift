import CommandSupport
import TransitionCore

/// The arguments of the command that writes the page.
struct SiteRequest: Equatable {
    /// The folder to write into.
    var output = SiteRequest.defaultOutput
    var links = SiteLinks()
    /// The animators that the page shows; none means all of both catalogues.
    var names: [String] = []
    /// Whether the names are those of item animators.
    var isItem = false
    /// Whether a browser is to show the page.
    var opens = false

    static let defaultOutput = "gallery-site"
    private static let open = CommandOption("--open")
    static let syntax = CommandSyntax(
        operands: .any,
        options: [.output, SiteLinks.repositoryOption, SiteLinks.addressOption, .item, open])

    init() {}

    init(_ words: ParsedCommand) throws(UsageError) {
        output = words[.output] ?? SiteRequest.defaultOutput
        links = try SiteLinks(words)
        names = words.operands
        isItem = words.contains(.item)
        opens = words.contains(SiteRequest.open)
    }

    /// The animators that are asked for.
    func chosen(
        of animators: [any TransitionAnimator], items: [any TabItemAnimator]
    ) throws -> (animators: [any TransitionAnimator], items: [any TabItemAnimator]) {
        if names.isEmpty { return isItem ? ([], items) : (animators, items) }
        if isItem { return ([], try names.map { try Names.item($0, in: items) }) }
        return (try names.map { try Names.animator($0, in: animators, items) }, [])
    }
}
