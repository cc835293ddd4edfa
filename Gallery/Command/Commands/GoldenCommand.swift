import Foundation
import GalleryCommandSupport
import GalleryGoldenText
import TransitionCore
import TransitionTabBar

/// `gallery golden [--item] NAME… [--root DIR]`: writes down what animators of the catalogue do, for reviews.
struct GoldenCommand: Equatable {
    /// The animators; none means the whole catalogue.
    var names: [String]
    /// Whether the names are those of item animators.
    var isItem: Bool
    /// The package's folder.
    var root: String

    private static let root = CommandOption("--root", value: .word)
    static let syntax = CommandSyntax(operands: .any, options: [root, .item])

    init(_ words: ParsedCommand) {
        names = words.operands
        isItem = words.contains(.item)
        root = words[GoldenCommand.root] ?? "."
    }

    /// What has to be in the package's folder is not there.
    struct NoPackage: Error, CustomStringConvertible {
        var path: String
        var description: String { "\(path) is not there: go to the package's folder, or say --root DIR." }
    }

    /// The folder of the goldens, relative to the package's.
    private func folder(of package: GalleryPackage) -> String {
        package.isPlugin
            ? Goldens.folder(isItem: isItem) : "Tests/AnimationsTests/\(isItem ? "ItemGoldens" : "Goldens")"
    }

    /// Writes the goldens that differ, and names each.
    func run(
        _ animators: [any TransitionAnimator], items: [any TabItemAnimator], of package: GalleryPackage,
        format: (URL) -> Void, print: (String) -> Void
    ) throws {
        let folder = folder(of: package)
        let place = URL(fileURLWithPath: root, isDirectory: true)
        // A plugin's first golden makes the folder.
        let sign = place.appendingPathComponent(package.isPlugin ? "Package.swift" : folder).path
        guard FileManager.default.fileExists(atPath: sign) else { throw NoPackage(path: sign) }
        let texts = try goldens(animators, items)
        // The name becomes a file's.
        let refusals = isItem ? Refusal.all(in: items, of: package) : Refusal.all(in: animators, of: package)
        if let refusal = refusals.first(where: { refusal in texts.contains { $0.name == refusal.name.rawValue } }) {
            throw refusal
        }
        let files = try Folder(place.appendingPathComponent(folder).path)
        for (name, text) in texts {
            let change = try files.write(Data(text.utf8), to: "\(name).txt")
            print("\(GoldenCommand.word(for: change))\(folder)/\(name).txt")
        }
        if !names.isEmpty { try formatSources(animators, items, of: package, in: place, format: format) }
        let written = Set(texts.map(\.name))
        TemplateWords.remarks(
            isItem ? [] : animators.filter { written.contains($0.info.name.rawValue) },
            isItem ? items.filter { written.contains($0.info.name.rawValue) } : []
        ).forEach(print)
    }

    /// Formats the files of the animators that were named.
    private func formatSources(
        _ animators: [any TransitionAnimator], _ items: [any TabItemAnimator], of package: GalleryPackage, in root: URL,
        format: (URL) -> Void
    ) throws {
        for name in names {
            let file =
                try isItem
                ? package.source(of: Names.item(name, in: items), in: root)
                : package.source(of: Names.animator(name, in: animators, items), in: root)
            guard let place = file.map(root.appendingPathComponent),
                FileManager.default.fileExists(atPath: place.path)
            else { continue }
            format(place)
        }
    }

    private static func word(for change: Folder.Change) -> String {
        switch change {
        case .same: "same     "
        case .changed: "changed  "
        case .new: "wrote    "
        }
    }

    private func goldens(
        _ animators: [any TransitionAnimator], _ items: [any TabItemAnimator]
    ) throws -> [(name: String, text: String)] {
        if isItem {
            return try (names.isEmpty ? items : names.map { try Names.item($0, in: items) })
                .map { ($0.info.name.rawValue, ItemGolden(animator: $0).text) }
        }
        return try (names.isEmpty ? animators : names.map { try Names.animator($0, in: animators, items) })
            .map { ($0.info.name.rawValue, Golden(animator: $0).text) }
    }
}
