import Foundation
import GalleryCommandSupport
import TransitionCore

/// `gallery new [--item] NAME [--root DIR]`: writes the first version of an animator and adds it to its catalogue.
struct NewCommand: Equatable {
    /// The animator's name, as in `.name`.
    var name: String
    /// The catalogue that it goes into.
    var catalogue: NewCatalogue
    /// The package's folder.
    var root: String

    private static let root = CommandOption("--root", value: .word)
    static let syntax = CommandSyntax(
        operands: .one("a name, as in `gallery new tiltBack`"), options: [NewCommand.root, .item])

    init(_ words: ParsedCommand) {
        name = words.operands.joined()
        catalogue = words.contains(.item) ? .items : .transitions
        root = words[NewCommand.root] ?? "."
    }

    /// The reason why no animator was written.
    enum Refusal: Error, Equatable, CustomStringConvertible {
        case malformed(String, NewCatalogue)
        case keyword(String)
        case taken(String, by: String)
        case noPackage(String, list: String)
        case noTopics(String, page: String)
        case unreadable(String)

        var description: String {
            switch self {
            case .malformed(let name, let catalogue):
                "“\(name)” cannot name \(catalogue.noun) of the catalogue. Use letters and digits beginning with a "
                    + "lower-case letter, such as “tiltBack”; 64 at most."
            case .keyword(let name): "“\(name)” is a word of Swift's own. Choose another name."
            case .taken(let name, let owner): "“\(name)” is taken, by \(owner). Choose another name."
            case .noPackage(let folder, let list):
                "\(folder) is not the package's folder: it has no \(list). Go there, or say --root DIR."
            case .noTopics(let folder, let page): "\(folder) has no \(page), the page that sorts the catalogue."
            case .unreadable(let file):
                "I cannot find the cases in \(file). Each should be a doc comment and a case, and a line of the switch."
            }
        }
    }

    /// Writes all files, or none of them, and prints what to do next.
    func run(print: (String) -> Void) throws {
        let animator = try NewAnimator(name: name, in: catalogue)
        let folder = URL(fileURLWithPath: root, isDirectory: true).standardizedFileURL
        let listFile = folder.appendingPathComponent(catalogue.list)
        guard let source = try? String(contentsOf: listFile, encoding: .utf8) else {
            throw Refusal.noPackage(folder.path, list: catalogue.list)
        }
        var list = try NewList(source, of: catalogue)
        try refuseTaken(animator, in: folder, list: list)
        list.add(animator)

        let topicsFile = folder.appendingPathComponent(catalogue.topics)
        guard let topics = try? String(contentsOf: topicsFile, encoding: .utf8) else {
            throw Refusal.noTopics(folder.path, page: catalogue.topics)
        }

        let files = try Folder(folder.path)
        _ = try files.write(Data(animator.source.utf8), to: animator.file)
        _ = try files.write(Data(list.source.utf8), to: catalogue.list)
        _ = try files.write(Data(animator.listed(in: topics).utf8), to: catalogue.topics)
        print("wrote    \(animator.file)")
        print("changed  \(catalogue.list)")
        print("changed  \(catalogue.topics)")
        print(animator.advice())
    }

    private func refuseTaken(_ animator: NewAnimator, in folder: URL, list: NewList) throws {
        if list.entries.contains(where: { $0.name.lowercased() == name.lowercased() }) {
            throw Refusal.taken(name, by: "\(catalogue.noun) of the catalogue")
        }
        // The core has transitions of its own, and no item animators.
        let others =
            switch catalogue {
            case .transitions: [NewCatalogue.items.folder]
            case .items: [NewCatalogue.transitions.folder, "Sources/TransitionCore"]
            }
        for directory in ["Sources/Animations", "Sources/TransitionCore", "Sources/TransitionTabBar"] {
            let url = folder.appendingPathComponent(directory)
            for file in FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil) ?? .init() {
                guard let file = file as? URL, file.pathExtension == "swift" else { continue }
                // Some file systems do not distinguish capital letters from small ones.
                let isSameFile = file.lastPathComponent.lowercased() == "\(animator.type).swift".lowercased()
                let source = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
                // The other catalogue may have the same name: the two are looked up apart.
                let isOther = others.contains { file.path.contains("/\($0)/") }
                // `.identity` is not a transition of the catalogue, but is written in the same dot syntax.
                let isMember = source.contains("    public static var \(name): ")
                let isName = source.contains("name: \"\(name)\"")
                if isSameFile || source.declares(animator.type) || !isOther && (isMember || isName) {
                    throw Refusal.taken(name, by: file.lastPathComponent)
                }
            }
        }
    }
}
