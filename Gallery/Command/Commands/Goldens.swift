import Foundation
import GalleryGoldenText
import TransitionCore
import TransitionTabBar
import TransitionUIKit

/// What the animators of plugins do, written down in `Tests/Goldens` and `Tests/ItemGoldens` of their package by the
/// command's `golden`, so that a change of it shows in a review.
public enum Goldens {
    /// What differs between the animators and what is written down, in plain words; empty if nothing does.
    ///
    ///     @Test func goldens() {
    ///         #expect(Goldens.problems(plugins: [Acme.self]) == [])
    ///     }
    ///
    /// - Parameters:
    ///   - plugins: The plugins with transitions.
    ///   - itemPlugins: The plugins with animations of tab bar items. A type may be both.
    ///   - file: A file of the package, by default the one that asks.
    public static func problems(
        plugins: [any TransitionPlugin.Type], itemPlugins: [any TabItemPlugin.Type] = [], file: String = #filePath
    ) -> [String] {
        var root = URL(fileURLWithPath: file).deletingLastPathComponent()
        while SiteLinks.package(in: root) == nil {
            guard root.path != "/" else { return ["There is no package around \(file)."] }
            root.deleteLastPathComponent()
        }
        let animators = plugins.flatMap { $0.animators }
        let items = itemPlugins.flatMap { $0.itemAnimators }
        return problems(
            animators.map { ($0.info.name.rawValue, Golden(animator: $0).text) }, in: folder(isItem: false),
            of: root, command: "golden")
            + problems(
                items.map { ($0.info.name.rawValue, ItemGolden(animator: $0).text) }, in: folder(isItem: true),
                of: root, command: "golden --item")
    }

    /// The folder of a plugin's goldens, relative to its package's. It belongs to no target, so that no manifest has to
    /// name it.
    static func folder(isItem: Bool) -> String { isItem ? "Tests/ItemGoldens" : "Tests/Goldens" }

    private static func problems(
        _ texts: [(name: String, text: String)], in folder: String, of root: URL, command: String
    ) -> [String] {
        let place = root.appendingPathComponent(folder)
        var problems: [String] = []
        for (name, text) in texts {
            let order = "with `\(command) \(name)` of the package's gallery"
            let golden = try? String(contentsOf: place.appendingPathComponent("\(name).txt"), encoding: .utf8)
            if let golden, golden != text {
                problems.append(
                    "\(name) no longer does what \(folder)/\(name).txt says: \(difference(text, golden)). If that is "
                        + "meant, write it anew \(order).")
            } else if golden == nil {
                problems.append("\(name) has no golden in \(folder). Write it \(order).")
            }
        }
        let known = Set(texts.map { "\($0.name).txt" })
        let files = (try? FileManager.default.contentsOfDirectory(atPath: place.path))?.sorted() ?? []
        for file in files where file.hasSuffix(".txt") && !known.contains(file) {
            problems.append("\(folder)/\(file) belongs to no animator of the plugins. Remove it.")
        }
        return problems
    }

    /// The first line that differs.
    private static func difference(_ text: String, _ golden: String) -> String {
        let (a, b) = (text.components(separatedBy: "\n"), golden.components(separatedBy: "\n"))
        let index = zip(a, b).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(a.count, b.count)
        func line(_ lines: [String]) -> String {
            index < lines.count ? lines[index].trimmingCharacters(in: .whitespaces) : ""
        }
        return "line \(index + 1) is “\(line(a))”, was “\(line(b))”"
    }
}
