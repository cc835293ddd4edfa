import Foundation
import GalleryCommandSupport
import TransitionAnimations
import TransitionCore
import TransitionTabBar

/// `gallery new [--item] NAME [--from FILE] [--root DIR]`: writes the first version of an animator and adds it to its
/// catalogue, or to the list of a plugin.
struct NewCommand: Equatable {
    /// The animator's name, as in `.name`.
    var name: String
    /// The catalogue that it goes into.
    var catalogue: NewCatalogue
    /// The package's folder.
    var root: String
    /// The file from the workshop of the page that the animator is; nil for a first version.
    var design: String?

    private static let from = CommandOption("--from", value: .word)
    private static let root = CommandOption("--root", value: .word)
    private static let plugin = CommandOption("--plugin")
    static let syntax = CommandSyntax(
        operands: .one("a name, as in `gallery new tiltBack`"),
        options: [NewCommand.root, .item, NewCommand.plugin, NewCommand.from])

    /// Returns the command for a package of plugins, if the words ask for one.
    static func plugin(_ words: ParsedCommand) throws(UsageError) -> NewPlugin? {
        guard words.contains(plugin) else { return nil }
        for option in [.item, from] where words.contains(option) { throw .unexpected(option.name) }
        return NewPlugin(name: words.operands.joined(), root: words[root] ?? "..")
    }

    init(_ words: ParsedCommand) throws(UsageError) {
        // The workshop makes transitions.
        if words.contains(.item), words.contains(NewCommand.from) { throw .unexpected("--from") }
        name = words.operands.joined()
        catalogue = words.contains(.item) ? .items : .transitions
        root = words[NewCommand.root] ?? "."
        design = words[NewCommand.from]
    }

    /// The reason why no animator was written.
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    /// Writes all files, or none of them, and prints what to do next.
    func run(
        in package: GalleryPackage, animators: [any TransitionAnimator], items: [any TabItemAnimator],
        contributor: String?, print: (String) -> Void
    ) throws {
        let root = URL(fileURLWithPath: root, isDirectory: true).standardizedFileURL
        let sources = PackageSources(root)
        for file in package.isPlugin ? ["Package.swift"] : [catalogue.list, catalogue.topics] {
            guard FileManager.default.fileExists(atPath: root.appendingPathComponent(file).path) else {
                throw Failure(
                    description: "\(root.path) has no \(file): go to the package's folder, or say --root DIR.")
            }
        }
        let infos = (animators.map(\.info), items.map(\.info))
        var animator = NewAnimator(name, in: catalogue)
        animator.contributor = contributor
        animator.design = try design.map { try DesignedAnimator.file($0) }
        var changes: [(file: String, text: String)] = []
        if package.isPlugin {
            let lists = sources.files.compactMap { file in
                animator.added(toPlugin: sources.text(file)).map { (file: file, text: $0) }
            }
            changes = lists.count == 1 ? lists : []
            animator.belongs(to: package.module, among: infos.0 + infos.1)
            animator.folder =
                changes.first.map { ($0.file as NSString).deletingLastPathComponent } ?? "Sources/\(package.module)"
        }
        try refuse(animator, infos: catalogue == .items ? infos.1 : infos.0, sources)
        if !package.isPlugin {
            guard let list = animator.added(toCatalogue: sources.text(catalogue.list)) else {
                throw Failure(description: "I cannot find the cases in \(catalogue.list), and the lines of its switch.")
            }
            let topics = animator.added(toTopics: sources.text(catalogue.topics))
            changes = [(catalogue.list, list), (catalogue.topics, topics)]
        }

        let files = try Folder(root.path)
        _ = try files.write(Data(animator.source.utf8), to: animator.file)
        print("wrote    \(animator.file)")
        for (file, text) in changes {
            _ = try files.write(Data(text.utf8), to: file)
            print("changed  \(file)")
        }
        if changes.isEmpty {
            print(
                "Add `\(animator.expression)` to the `\(catalogue.pluginProperty)` of your plugin: "
                    + "I cannot find where they are listed.")
        }
        print(advice(on: animator, package))
    }

    /// The text that shows the author what to do next.
    private func advice(on animator: NewAnimator, _ package: GalleryPackage) -> String {
        let words = (catalogue == .items ? "--item " : "") + animator.fullName
        let command = "swift run \(package.program)"
        let first =
            animator.design == nil
            ? "say in \(animator.file) what is to be seen, and how it moves" : "read \(animator.file)"
        // Of Repertoire's tests these are the ones that look at what a catalogue holds.
        let tests = package.isPlugin ? "swift test" : "REPERTOIRE_TESTS=AnimationsTests swift test"
        return """

            .\(name) is in the \(package.isPlugin ? "plugin" : "catalogue"). Now make it yours:
              1. \(first)
              2. \(command) audit \(words)
              3. \(command) \(words) --open
              4. \(command) golden \(words), and \(tests)
            No test has to be written. CONTRIBUTING.md of Repertoire says more.
            """
    }

    /// Refuses names that cannot be, and names that are taken.
    private func refuse(_ animator: NewAnimator, infos: [AnimatorInfo], _ sources: PackageSources) throws {
        guard animator.isWellFormed else {
            throw Failure(
                description:
                    "“\(name)” cannot name \(catalogue.noun). Use letters and digits beginning with a lower-case "
                    + "letter, such as “tiltBack”, and no word of Swift's own; 64 at most.")
        }
        func taken(by owner: String) -> Failure {
            Failure(description: "“\(name)” is taken, by \(owner). Choose another name.")
        }
        // A static member of this name would be ambiguous with the catalogue's.
        let isBuiltIn =
            catalogue == .items
            ? BuiltInTabItemAnimation(rawValue: name) != nil
            : BuiltInTransition(rawValue: name) != nil || name == "identity"
        if isBuiltIn { throw taken(by: "\(catalogue.noun) of Repertoire's catalogue") }
        if infos.contains(where: { $0.name.rawValue.lowercased() == animator.fullName.lowercased() }) {
            throw taken(by: "\(catalogue.noun) of the plugin")
        }
        /// What no other file of the module has: Swift asks for the last part of a path alone. Some file systems do not
        /// distinguish capital letters from small ones.
        func identity(_ file: String) -> [String] {
            let parts = file.lowercased().components(separatedBy: "/")
            return parts.prefix(2) + parts.suffix(1)
        }
        for file in sources.files {
            let text = sources.text(file)
            let isSameFile = identity(file) == identity(animator.file)
            // The other catalogue may have the same name: the two are looked up apart.
            let isMember =
                text.contains("extension \(catalogue.animatorProtocol) where")
                && text.contains(" static var \(name): ")
            if isSameFile || isMember { throw taken(by: file) }
        }
    }
}

extension NewAnimator {
    /// Gives it what the animators of a plugin have in common: the beginning of their names, and their author.
    fileprivate mutating func belongs(to module: String, among infos: [AnimatorInfo]) {
        let letters = module.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
        let parts = infos.lazy.map { $0.name.rawValue.split(separator: ".") }.first { $0.count > 1 }
        prefix = (parts?.dropLast().joined(separator: ".") ?? letters) + "."
        author = infos.lazy.map(\.author).first { $0 != "Repertoire" && !$0.isEmpty } ?? module
    }
}
