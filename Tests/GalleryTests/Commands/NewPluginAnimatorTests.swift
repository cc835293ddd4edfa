import Foundation
import Testing
import TransitionAnimations
import TransitionCore
import TransitionTabBar

@testable import GalleryCommand

/// `new` in somebody's own package: a file beside the plugin, and a place in its list.
@Suite @MainActor struct NewPluginAnimatorTests {
    private struct Whoosh: TransitionAnimator {
        var info = AnimatorInfo(
            name: "acme.whoosh", title: "Whoosh", author: "Ann \"A.\"", summary: "It falls out below.")
        func choreography(in scene: TransitionScene) -> Choreography { Choreography(foreground: .from(.offset(x: 1))) }
    }

    private enum Acme: TransitionPlugin {
        static var animators: [any TransitionAnimator] { [Whoosh()] }
    }

    private enum Empty: TransitionPlugin {
        static var animators: [any TransitionAnimator] { [] }
    }

    /// Runs `new` in a package with a plugin of this source, and returns its files after that.
    private func run(
        _ words: String..., source: String, plugin: any TransitionPlugin.Type = Acme.self
    ) throws -> (lines: [String], errors: [String], files: [String: String]) {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("new-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        let folder = root.appendingPathComponent("Sources/Acme")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try "".write(to: root.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
        try source.write(to: folder.appendingPathComponent("Acme.swift"), atomically: true, encoding: .utf8)
        var (lines, errors): ([String], [String]) = ([], [])
        let command = Gallery(
            plugins: [plugin], itemPlugins: [], program: "acme-gallery", print: { lines.append($0) },
            complain: { errors.append($0) })
        _ = command.run(["new"] + words + ["--root", root.path])
        let sources = PackageSources(root)
        return (lines, errors, Dictionary(uniqueKeysWithValues: sources.files.map { ($0, sources.text($0)) }))
    }

    private nonisolated static func list(_ elements: String) -> String {
        "enum Acme: TransitionPlugin {\n    static var animators: [any TransitionAnimator] { [\(elements)] }\n}\n"
    }

    @Test("A file, its place in the list, and what to do next")
    func files() throws {
        let (lines, errors, files) = try run("quiteNew", source: Self.list(".whoosh, Zap(from: [1])"))
        #expect(errors.isEmpty && files.count == 2)
        #expect(
            lines.prefix(2) == ["wrote    Sources/Acme/QuiteNew.swift", "changed  Sources/Acme/Acme.swift"])
        #expect(lines.last?.contains("swift run acme-gallery audit acme.quiteNew") == true)
        #expect(files["Sources/Acme/Acme.swift"] == Self.list(".quiteNew, .whoosh, Zap(from: [1])"))
        let source = try #require(files["Sources/Acme/QuiteNew.swift"])
        #expect(source.hasPrefix("import Repertoire\n"))
        #expect(source.contains("Self(\n            \"acme.quiteNew\", author"))
        #expect(
            source.contains("author: \"Ann \\\"A.\\\"\"") && source.contains("\n    public static var quiteNew: Self {")
        )
        #expect(!source.contains("@_"))
    }

    @Test(
        "The list is found however it is written; where it is not, the author has to add it",
        arguments: [
            ("", ".quiteNew"), ("A()", ".quiteNew, A()"), (" A(), ", " .quiteNew, A(), "),
            (
                "\n        A(),\n        B(\"]\"),\n    ",
                "\n        .quiteNew,\n        A(),\n        B(\"]\"),\n    "
            ),
            (
                "\n        A(), // ]\n        B()\n    ",
                "\n        .quiteNew,\n        A(), // ]\n        B()\n    "
            ),
        ])
    func lists(before: String, after: String) throws {
        for form in [
            "static var animators: [any TransitionAnimator] { [*] }",
            "static let animators: [any TransitionAnimator] = [*]",
            "static var animators: [any TransitionAnimator] {\n        return [*]\n    }",
        ] {
            let files = try run("quiteNew", source: form.replacingOccurrences(of: "*", with: before)).files
            #expect(files["Sources/Acme/Acme.swift"] == form.replacingOccurrences(of: "*", with: after))
        }
    }

    @Test(
        "A list that is made in another way is left alone, and the author is told what to add",
        arguments: [
            "static var animators: [any TransitionAnimator] { all.map(\\.animator) }", "enum Acme {}",
            list("A()") + list("B()"),
        ])
    func otherLists(source: String) throws {
        let (lines, errors, files) = try run("quiteNew", source: source)
        #expect(errors.isEmpty)
        #expect(files["Sources/Acme/Acme.swift"] == source)
        #expect(lines.contains { $0.hasPrefix("Add `.quiteNew` to the `animators` of your plugin") })
    }

    @Test("A plugin without animators lends its module's name")
    func first() throws {
        let files = try run("quiteNew", source: Self.list(""), plugin: Empty.self).files
        let source = try #require(files["Sources/Acme/QuiteNew.swift"])
        #expect(source.contains("\"gallerytests.quiteNew\"") && source.contains("author: \"GalleryTests\""))
    }

    @Test(
        "Taken and bad names are refused, and nothing is written",
        arguments: [
            ("whoosh", "a transition of the plugin"), ("slide", "Repertoire's catalogue"), ("identity", "catalogue"),
            ("Whoosh", "lower-case"), ("acme.new", "cannot name"), ("boom", "Acme.swift"),
            (String(repeating: "a", count: 60), "64"),
        ])
    func refusals(name: String, words: String) throws {
        let source =
            Self.list("A()") + "extension TransitionAnimator where Self == B {\n"
            + "    public static var boom: Self { Self() }\n}\n"
        let (lines, errors, files) = try run(name, source: source)
        #expect(lines.isEmpty && errors.count == 1 && errors.first?.contains(words) == true, "\(errors)")
        #expect(files == ["Sources/Acme/Acme.swift": source])
    }

    @Test("What is written compiles without a warning, with those of an item")
    func compiles() throws {
        let transition = try run("quiteNew", source: Self.list("")).files["Sources/Acme/QuiteNew.swift"]
        let items = "enum Acme: TabItemPlugin { static var itemAnimators: [any TabItemAnimator] { [] } }"
        let item = try run("quiteNew", "--item", source: items)
        #expect(item.files["Sources/Acme/Acme.swift"]?.contains("{ [.quiteNew] }") == true)
        let text = try #require(transition) + #require(item.files["Sources/Acme/QuiteNewItem.swift"])
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("new-\(UUID().uuidString).swift")
        defer { try? FileManager.default.removeItem(at: file) }
        try text.write(to: file, atomically: true, encoding: .utf8)
        let modules = Bundle.main.bundleURL.appendingPathComponent("Modules").path
        let complaints = try output(
            of: "swiftc",
            [
                "-typecheck", "-parse-as-library", "-swift-version", "6", "-warnings-as-errors", "-I", modules,
                file.path,
            ])
        #expect(complaints == "")
    }
}
