import Foundation
import GalleryCommandSupport
import TransitionCore
import TransitionTabBar
import TransitionTesting

/// `gallery audit [--item] [NAME…] [--json]`: prints in plain words what is wrong with the animators.
struct AuditCommand: Equatable {
    /// The animators asked for; none means all.
    var names: [String] = []
    /// Whether the names are those of item animators. Without names and without this, both catalogues are looked at.
    var isItem = false
    /// Whether the output is JSON, for a program to read.
    var isJSON = false

    private static let json = CommandOption("--json")
    static let syntax = CommandSyntax(operands: .any, options: [json, .item])

    init(_ words: ParsedCommand) {
        names = words.operands
        isItem = words.contains(.item)
        isJSON = words.contains(AuditCommand.json)
    }

    /// Prints the findings, those about files as well if `folder` is the package's, and returns the exit status: 1 when a
    /// rule is broken.
    func run(
        _ animators: [any TransitionAnimator], items: [any TabItemAnimator], of package: GalleryPackage, in folder: URL,
        print: (String) -> Void, progress: (String) -> Void
    ) throws -> Int32 {
        var reports: [AuditReport] = []
        let root = SiteLinks.package(in: folder)
        func leftovers(in file: String?, _ catalogue: NewCatalogue) -> [TemplateWords.Leftover] {
            guard let root, let file else { return [] }
            return TemplateWords.leftovers(in: file, of: root, catalogue)
        }
        if !isItem {
            let refusals = Refusal.all(in: animators, of: package)
            let others = Audit.Comparison(of: animators)
            for animator in try names.isEmpty ? animators : names.map({ try Names.animator($0, in: animators, items) })
            {
                progress("auditing \(animator.info.name)")
                let left = leftovers(in: package.source(of: animator, in: root), .transitions)
                reports.append(AuditReport(of: animator, among: refusals, besides: others, leftovers: left))
            }
        }
        if isItem || names.isEmpty {
            let refusals = Refusal.all(in: items, of: package)
            for animator in try names.isEmpty ? items : names.map({ try Names.item($0, in: items) }) {
                progress("auditing \(animator.info.name)")
                let left = leftovers(in: package.source(of: animator, in: root), .items)
                reports.append(AuditReport(of: animator, among: refusals, leftovers: left))
            }
        }
        progress("")
        if isJSON {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            print(String(decoding: try encoder.encode(reports), as: UTF8.self))
        } else {
            reports.flatMap(\.lines).forEach(print)
            print(AuditReport.summary(of: reports))
        }
        return reports.allSatisfy(\.passes) ? 0 : 1
    }
}
