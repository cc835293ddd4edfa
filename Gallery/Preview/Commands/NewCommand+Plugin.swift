import Foundation
import TransitionAnimations
import TransitionCore
import TransitionTabBar

extension NewCommand {
    /// Writes the first version of an animator into a package of plugins, adds it to the plugin's list, and prints what
    /// to do next.
    func run(
        in package: GalleryPackage, animators: [any TransitionAnimator], items: [any TabItemAnimator],
        print: (String) -> Void
    ) throws {
        let root = URL(fileURLWithPath: root, isDirectory: true).standardizedFileURL
        guard SiteLinks.package(in: root) != nil else { throw Refusal.noPackage(root.path, list: "Package.swift") }
        let sources = PackageSources(root)
        let list = PluginList(in: sources, for: catalogue)
        let infos = animators.map(\.info) + items.map(\.info)
        let folder = list.map { ($0.file as NSString).deletingLastPathComponent } ?? "Sources/\(package.module)"
        let animator = try NewAnimator(
            name: name, in: catalogue, owner: NewAnimator.Owner(of: infos, module: package.module, folder: folder))
        try refuseTaken(animator, infos: catalogue == .items ? items.map(\.info) : animators.map(\.info), sources)

        let files = try Folder(root.path)
        _ = try files.write(Data(animator.source.utf8), to: animator.file)
        print("wrote    \(animator.file)")
        if let list, let text = list.adding("\(animator.type)()") {
            _ = try files.write(Data(text.utf8), to: list.file)
            print("changed  \(list.file)")
        } else {
            let property = catalogue == .items ? "itemAnimators" : "animators"
            print("Add `\(animator.type)()` to the `\(property)` of your plugin: I cannot find where they are listed.")
        }
        print(animator.advice(of: package.program))
    }

    private func refuseTaken(_ animator: NewAnimator, infos: [AnimatorInfo], _ sources: PackageSources) throws {
        if infos.contains(where: { $0.name.rawValue.lowercased() == animator.fullName.lowercased() }) {
            throw Refusal.taken(animator.fullName, by: "\(catalogue.noun) of the plugin")
        }
        // A static member of this name would be ambiguous with the catalogue's.
        let isKnown =
            switch catalogue {
            case .transitions: BuiltInTransition(rawValue: name) != nil || name == "identity"
            case .items: BuiltInItemAnimation(rawValue: name) != nil
            }
        if isKnown { throw Refusal.taken(name, by: "\(catalogue.noun) of Repertoire's catalogue") }
        for file in sources.files {
            let text = sources.text(file)
            let isSameFile = file.lowercased() == animator.file.lowercased()
            let isMember =
                text.contains("extension \(catalogue.animatorProtocol) where")
                && text.contains(" static var \(name): ")
            if isSameFile || isMember || text.declares(animator.type) { throw Refusal.taken(name, by: file) }
        }
    }
}

extension NewAnimator.Owner {
    /// A package of plugins: the beginning of its names and the author are those of the animators that it has.
    init(of infos: [AnimatorInfo], module: String, folder: String) {
        let letters = module.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
        let parts = infos.lazy.map { $0.name.rawValue.split(separator: ".") }.first { $0.count > 1 }
        let author = infos.lazy.map(\.author).first { $0 != "Repertoire" && !$0.isEmpty }
        self.init(
            prefix: (parts?.dropLast().joined(separator: ".") ?? letters) + ".", author: author ?? module,
            folder: folder)
    }
}
