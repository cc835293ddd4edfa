import CommandSupport
import Foundation
import TransitionCore

/// `gallery new NAME [--root DIR]`: writes the first version of an animator and adds it to the catalogue.
struct NewCommand: Equatable {
    /// The animator's name, as in `.name`.
    var name: String
    /// The package's folder.
    var root: String

    private static let root = CommandOption("--root", value: .word)
    static let syntax = CommandSyntax(
        operands: .one("a name, as in `gallery new tiltBack`"), options: [NewCommand.root])

    init(_ words: ParsedCommand) {
        name = words.operands.joined()
        root = words[NewCommand.root] ?? "."
    }

    /// The reason why no animator was written.
    enum Refusal: Error, Equatable, CustomStringConvertible {
        case malformed(String)
        case keyword(String)
        case taken(String, by: String)
        case noPackage(String)
        case noTopics(String)
        case unreadable(String)

        var description: String {
            switch self {
            case .malformed(let name):
                "“\(name)” cannot name a transition of the catalogue. Use letters and digits beginning with a "
                    + "lower-case letter, such as “tiltBack”; 64 at most."
            case .keyword(let name): "“\(name)” is a word of Swift's own. Choose another name."
            case .taken(let name, let owner): "“\(name)” is taken, by \(owner). Choose another name."
            case .noPackage(let folder):
                "\(folder) is not the package's folder: it has no \(NewAnimator.list). Go there, or say --root DIR."
            case .noTopics(let folder): "\(folder) has no \(NewAnimator.topics), the page that sorts the catalogue."
            case .unreadable(let file):
                "I cannot find the cases in \(file). Each should be a doc comment and a case, and a line of the switch."
            }
        }
    }

    /// Writes all files, or none of them, and prints what to do next.
    func run(print: (String) -> Void) throws {
        let animator = try NewAnimator(name: name)
        let folder = URL(fileURLWithPath: root, isDirectory: true).standardizedFileURL
        let listFile = folder.appendingPathComponent(NewAnimator.list)
        guard let source = try? String(contentsOf: listFile, encoding: .utf8) else {
            throw Refusal.noPackage(folder.path)
        }
        var list = try NewList(source)
        try refuseTaken(animator, in: folder, list: list)
        list.add(animator)

        let topicsFile = folder.appendingPathComponent(NewAnimator.topics)
        guard let topics = try? String(contentsOf: topicsFile, encoding: .utf8) else {
            throw Refusal.noTopics(folder.path)
        }

        let files = try Folder(folder.path)
        _ = try files.write(Data(animator.source.utf8), to: animator.file)
        _ = try files.write(Data(list.source.utf8), to: NewAnimator.list)
        _ = try files.write(Data(animator.listed(in: topics).utf8), to: NewAnimator.topics)
        print("wrote    \(animator.file)")
        print("changed  \(NewAnimator.list)")
        print("changed  \(NewAnimator.topics)")
        print(animator.advice)
    }

    private func refuseTaken(_ animator: NewAnimator, in folder: URL, list: NewList) throws {
        if list.entries.contains(where: { $0.name.lowercased() == name.lowercased() }) {
            throw Refusal.taken(name, by: "a transition of the catalogue")
        }
        for directory in ["Sources/Animations", "Sources/TransitionCore"] {
            let url = folder.appendingPathComponent(directory)
            for file in FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil) ?? .init() {
                guard let file = file as? URL, file.pathExtension == "swift" else { continue }
                // Some file systems do not distinguish capital letters from small ones.
                let isSameFile = file.lastPathComponent.lowercased() == "\(animator.type).swift".lowercased()
                let source = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
                // `.identity` is not a transition of the catalogue, but is written in the same dot syntax.
                let isMember = source.contains("    public static var \(name): ")
                let isName = source.contains("name: \"\(name)\"")
                if isSameFile || isMember || isName || source.declares(animator.type) {
                    throw Refusal.taken(name, by: file.lastPathComponent)
                }
            }
        }
    }
}

extension String {
    /// Whether the source text contains a declaration of a type with this name.
    fileprivate func declares(_ type: String) -> Bool {
        ["struct", "class", "enum", "protocol", "typealias", "actor"].contains { kind in
            components(separatedBy: "\(kind) \(type)").dropFirst().contains { rest in
                rest.first.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
            }
        }
    }
}
