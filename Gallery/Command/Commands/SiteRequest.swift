import GalleryCommandSupport
import TransitionCore
import TransitionTabBar

/// The arguments of the command that writes the page.
struct SiteRequest: Equatable {
    /// The folder to write into. Named animators have one beside the whole page, so that its recordings stay.
    var output = SiteRequest.defaultOutput
    var links = SiteLinks()
    /// The animators that the page shows; none means all of both catalogues.
    var names: [String] = []
    /// Whether the names are those of item animators.
    var isItem = false
    /// Whether a browser is to show the page.
    var opens = false
    /// Whether everything is recorded anew, also what the same program recorded before.
    var isAnew = false
    /// How many processes record; nil for one on each core.
    var processes: Int?

    static let defaultOutput = "gallery-site"
    /// The folder of a page with named animators, in that of the whole page.
    static let chosenOutput = "\(defaultOutput)/\(Folder.chosen)"
    private static let open = CommandOption("--open")
    private static let anew = CommandOption("--anew")
    private static let jobs = CommandOption("--jobs", value: .number(1...64))
    static let syntax = CommandSyntax(
        operands: .any,
        options: [
            .output, SiteLinks.repositoryOption, SiteLinks.addressOption, SiteLinks.documentsOption, .item, open, anew,
            jobs,
        ])

    init() {}

    init(_ words: ParsedCommand) throws(UsageError) {
        output = words[.output] ?? (words.operands.isEmpty ? SiteRequest.defaultOutput : SiteRequest.chosenOutput)
        links = try SiteLinks(words)
        names = words.operands
        isItem = words.contains(.item)
        opens = words.contains(SiteRequest.open)
        isAnew = words.contains(SiteRequest.anew)
        processes = words.number(SiteRequest.jobs).map(Int.init)
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
