import Foundation
import GalleryCommandSupport

/// `gallery rename [--item] OLD NEW [--root DIR]`: gives an animator of the catalogue another name, in its file, the
/// catalogue's enum, the documentation's page and the folder of goldens.
struct RenameCommand: Equatable {
    var old: String
    var new: String
    /// The catalogue that it is in.
    var catalogue: NewCatalogue
    /// The package's folder.
    var root: String

    private static let root = CommandOption("--root", value: .word)
    static let syntax = CommandSyntax(operands: .any, options: [root, .item])

    init(_ words: ParsedCommand) throws(UsageError) {
        guard words.operands.count >= 2 else {
            throw .missingOperand("two names, as in `gallery rename tiltBack leanBack`")
        }
        if words.operands.count > 2 { throw .unexpected(words.operands[2]) }
        (old, new) = (words.operands[0], words.operands[1])
        catalogue = words.contains(.item) ? .items : .transitions
        root = words[RenameCommand.root] ?? "."
    }

    /// Writes all files, or none of them, and prints what to do next.
    func run(in package: GalleryPackage, print: (String) -> Void) throws {
        guard !package.isPlugin else {
            throw NewCommand.Failure(
                description: "rename is for the catalogue of Repertoire. Rename a plugin's by hand.")
        }
        let root = URL(fileURLWithPath: root, isDirectory: true).standardizedFileURL
        let sources = PackageSources(root)
        let (former, animator) = (NewAnimator(old, in: catalogue), NewAnimator(new, in: catalogue))
        guard animator.isWellFormed else {
            throw NewCommand.Failure(description: "“\(new)” cannot name \(catalogue.noun).")
        }
        let manager = FileManager.default
        guard manager.fileExists(atPath: root.appendingPathComponent(former.file).path) else {
            throw NewCommand.Failure(description: "\(root.path) has no \(former.file).")
        }
        let source = sources.text(former.file)
        let renamed = Self.renamed(source, from: old, to: new)
        let list = sources.text(catalogue.list)
        let isTaken = list.contains("\n    case \(new)\n") || sources.files.contains(animator.file)
        guard !isTaken else { throw NewCommand.Failure(description: "“\(new)” is taken. Choose another name.") }
        guard renamed != source, let shorter = Self.removed(former, from: list),
            let longer = animator.added(toCatalogue: shorter)
        else {
            throw NewCommand.Failure(
                description:
                    "I cannot find “\(old)” in \(former.file) and in \(catalogue.list) as `gallery new` writes it.")
        }
        let files = try Folder(root.path)
        let topics = Self.relinked(sources.text(catalogue.topics), from: former.link, to: animator.link)
        for (file, text) in [(animator.file, renamed), (catalogue.list, longer), (catalogue.topics, topics)] {
            _ = try files.write(Data(text.utf8), to: file)
            print("wrote    \(file)")
        }
        let golden = "Tests/AnimationsTests/\(catalogue == .items ? "ItemGoldens" : "Goldens")/\(old).txt"
        for file in [former.file, golden] where manager.fileExists(atPath: root.appendingPathComponent(file).path) {
            try manager.removeItem(at: root.appendingPathComponent(file))
            print("removed  \(file)")
        }
        for file in sources.files where file != former.file && file != catalogue.list {
            if Self.names(sources.text(file), old) { print("look at  \(file)") }
        }
        print("Now: swift run \(package.program) golden \(catalogue == .items ? "--item " : "")\(new)")
    }

    /// The animator's file with the new name: in its text, and as a static member.
    private static func renamed(_ source: String, from old: String, to new: String) -> String {
        source.replacingOccurrences(of: "\"\(old)\"", with: "\"\(new)\"")
            .replacingOccurrences(
                of: "(static (?:var|func) |\\.)\(old)\\b|\\b\(old)(?=\\()", with: "$1\(new)",
                options: .regularExpression)
    }

    /// The enum without a case and its line of the switch; nil if one of the three lines is missing.
    private static func removed(_ animator: NewAnimator, from list: String) -> String? {
        var lines = list.components(separatedBy: "\n")
        guard let place = lines.firstIndex(of: "    case \(animator.name)"), place > 0,
            lines[place - 1].hasPrefix("    /// ``\(animator.catalogue.protocolLink)/\(animator.name)")
        else { return nil }
        lines.removeSubrange(place - 1...place)
        guard let line = lines.firstIndex(of: "        case .\(animator.name): .\(animator.name)") else { return nil }
        lines.remove(at: line)
        // Not each enum lists its cases.
        lines.removeAll { $0 == "        .\(animator.name)," }
        return lines.joined(separator: "\n")
    }

    private static func relinked(_ page: String, from old: String, to new: String) -> String {
        page.replacingOccurrences(of: "``\(old)``", with: "``\(new)``")
            .replacingOccurrences(of: "``\(old)(", with: "``\(new)(")
    }

    /// Whether a text names the animator as Swift does.
    private static func names(_ text: String, _ name: String) -> Bool {
        text.range(of: "(\\.|\")\(name)\\b", options: .regularExpression) != nil
    }
}
