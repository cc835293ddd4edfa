import Foundation
import GalleryCommandSupport
import Testing
import TransitionTestSupport

@testable import GalleryCommand

/// `gallery new`: a new animator is in the catalogue, compiles and has nothing wrong with it.
@Suite @MainActor struct NewCommandTests {
    /// A copy of the sources, which is deleted with this object.
    private final class Copy {
        let root: URL

        init() throws {
            root = FileManager.default.temporaryDirectory.appendingPathComponent("new-\(UUID().uuidString)")
            for module in ["TransitionCore", "TransitionTabBar"] {
                let folder = root.appendingPathComponent("Sources/\(module)")
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            }
            for folder in [
                "Animations", "TransitionCore/Catalogue", "TransitionCore/Choreography",
                "TransitionTabBar/ItemAnimations",
                "TransitionTabBar/ItemChoreography", "TransitionTabBar/TransitionTabBar.docc", "TransitionTesting",
            ] {
                try FileManager.default.copyItem(
                    at: PackageFolder.url.appendingPathComponent("Sources/\(folder)"),
                    to: root.appendingPathComponent("Sources/\(folder)"))
            }
        }

        deinit { try? FileManager.default.removeItem(at: root) }

        func text(_ path: String) throws -> String {
            try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
        }

        /// Every Swift file, by its path.
        func sources() -> [String] {
            let all = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
            return all.filter { $0.hasSuffix(".swift") }.sorted()
        }
    }

    private func run(_ arguments: [String]) -> (status: Int32, lines: [String], errors: [String]) {
        var (lines, errors): ([String], [String]) = ([], [])
        let command = Gallery(animators: [], print: { lines.append($0) }, complain: { errors.append($0) })
        let status = command.run(["new"] + arguments)
        return (status, lines, errors)
    }

    @Test("A file and its place in the catalogue, and what to do next")
    func files() throws {
        let copy = try Copy()
        let before = copy.sources()
        let list = try copy.text(NewCatalogue.transitions.list)
        let (status, lines, errors) = run(["quiteNew", "--root", copy.root.path])
        #expect(status == 0 && errors.isEmpty)
        #expect(
            lines.prefix(3) == [
                "wrote    Sources/Animations/Transitions/QuiteNew.swift",
                "changed  \(NewCatalogue.transitions.list)",
                "changed  \(NewCatalogue.transitions.topics)",
            ])
        #expect(lines.last?.contains("gallery audit quiteNew") == true)
        #expect(Set(copy.sources()).subtracting(before) == ["Sources/Animations/Transitions/QuiteNew.swift"])

        let source = try copy.text("Sources/Animations/Transitions/QuiteNew.swift")
        #expect(
            source.contains("\"quiteNew\", tags: ")
                && source.contains("    @_alwaysEmitIntoClient\n    public static var quiteNew: Self {"))
        #expect(source.split(separator: "\n").count <= 22, "about twenty lines, as CONTRIBUTING says")
        let added = try copy.text(NewCatalogue.transitions.list).components(separatedBy: "\n")
            .difference(from: list.components(separatedBy: "\n"))
        #expect(added.removals.isEmpty)
        #expect(
            added.insertions.map { if case .insert(_, let line, _) = $0 { line } else { "" } } == [
                "    /// ``TransitionCore/TransitionAnimator/quiteNew``", "    case quiteNew", "        .quiteNew,",
                "        case .quiteNew: .quiteNew",
            ])
    }

    @Test("An item animator has a file and a place in its own catalogue, also if a transition has the name")
    func item() throws {
        let copy = try Copy()
        #expect(run(["quiteNew", "--root", copy.root.path]).status == 0)
        let before = copy.sources()
        let (list, transitions) = try (
            copy.text(NewCatalogue.items.list), copy.text(NewCatalogue.transitions.list)
        )
        let (status, lines, errors) = run(["--item", "quiteNew", "--root", copy.root.path])
        #expect(status == 0 && errors.isEmpty)
        let file = "Sources/TransitionTabBar/ItemAnimations/QuiteNew.swift"
        #expect(
            lines.prefix(3) == [
                "wrote    \(file)", "changed  \(NewCatalogue.items.list)",
                "changed  \(NewCatalogue.items.topics)",
            ])
        for words in [
            "gallery audit --item quiteNew", "gallery --item quiteNew --open", "gallery golden --item quiteNew",
        ] {
            #expect(lines.last?.contains(words) == true)
        }
        #expect(Set(copy.sources()).subtracting(before) == [file])
        #expect(try copy.text(NewCatalogue.transitions.list) == transitions)
        #expect(try copy.text(NewCatalogue.items.topics).contains("- ``TabItemAnimator/quiteNew``\n"))
        let source = try copy.text(file)
        #expect(source.contains("\"quiteNew\", tags: ") && source.contains("    public static var quiteNew: Self {"))
        #expect(source.split(separator: "\n").count <= 24, "about twenty lines, as CONTRIBUTING says")
        let added = try copy.text(NewCatalogue.items.list).components(separatedBy: "\n")
            .difference(from: list.components(separatedBy: "\n"))
        #expect(added.removals.isEmpty)
        #expect(
            added.insertions.map { if case .insert(_, let line, _) = $0 { line } else { "" } } == [
                "    /// ``TabItemAnimator/quiteNew``", "    case quiteNew",
                "        case .quiteNew: .quiteNew",
            ])
    }

    @Test("The documentation has it among the latest, under one heading")
    func topics() throws {
        let copy = try Copy()
        for name in ["aaa", "bbb"] { #expect(run([name, "--root", copy.root.path]).status == 0) }
        let parts = try copy.text(NewCatalogue.transitions.topics).components(separatedBy: "\n### Latest additions\n\n")
        let links = ["bbb", "aaa"].map { "- ``TransitionCore/TransitionAnimator/\($0)``\n" }.joined()
        #expect(parts.count == 2 && parts.last?.hasPrefix(links) == true)
        try FileManager.default.removeItem(at: copy.root.appendingPathComponent(NewCatalogue.transitions.topics))
        let sources = copy.sources()
        #expect(run(["ccc", "--root", copy.root.path]).errors.first?.contains(NewCatalogue.transitions.topics) == true)
        #expect(copy.sources() == sources)
    }

    @Test("The cases stay in alphabetical order, and so do the lines of the switch")
    func order() throws {
        let copy = try Copy()
        for name in ["zzz", "aaa", "mmm"] { #expect(run([name, "--root", copy.root.path]).status == 0) }
        let lines = try copy.text(NewCatalogue.transitions.list).components(separatedBy: "\n")
        for (beginning, rest) in [("    case ", ""), ("        case .", ": ")] {
            let names = lines.filter { $0.hasPrefix(beginning) }
                .map { line in line.dropFirst(beginning.count).prefix { $0.isLetter || $0.isNumber } }
            #expect(names == names.sorted() && names.first == "aaa" && names.contains("mmm") && names.last == "zzz")
            #expect(lines.contains { $0.hasPrefix("\(beginning)mmm\(rest)") })
        }
    }

    @Test(
        "Bad and taken names are refused, and nothing is written",
        arguments: [
            ("Slide", "lower-case letter"), ("slide-in", "cannot name"), ("acme.slide", "cannot name"),
            ("../x", "cannot name"), ("ünlü", "cannot name"), ("slide", "a transition of Repertoire's catalogue"),
            ("sLIDE", "Slide.swift"),
            ("identity", "a transition of Repertoire's catalogue"), ("switch", "word of Swift's own"),
            ("none", "word of Swift's own"), (String(repeating: "a", count: 65), "64"),
        ])
    func refusals(name: String, words: String) throws {
        try expectRefusal([name], words: words)
    }

    @Test(
        "So are those of item animators",
        arguments: [
            ("Nod", "lower-case letter"), ("acme.nod", "cannot name an item animator"),
            ("bounce", "an item animator of Repertoire's catalogue"), ("bOUNCE", "Bounce.swift"),
            ("tabItemScene", "Choreography/TabItemScene.swift"), ("in", "word of Swift's own"),
        ])
    func itemRefusals(name: String, words: String) throws {
        try expectRefusal(["--item", name], words: words)
    }

    @Test(
        "A name of the other catalogue is free",
        arguments: [["jump"], ["--item", "cube"], ["--item", "identity"]])
    func otherCatalogue(words: [String]) throws {
        let copy = try Copy()
        #expect(run(words + ["--root", copy.root.path]).errors.isEmpty)
    }

    private func expectRefusal(_ arguments: [String], words: String) throws {
        let copy = try Copy()
        let sources = copy.sources()
        let lists = try [NewCatalogue.transitions, .items].map { try copy.text($0.list) }
        let (status, lines, errors) = run(arguments + ["--root", copy.root.path])
        #expect(status == 1 && lines.isEmpty && errors.count == 1)
        #expect(errors.first?.contains(words) == true, "\(errors)")
        #expect(
            try copy.sources() == sources && [NewCatalogue.transitions, .items].map { try copy.text($0.list) } == lists)
    }

    @Test("A folder that is not the package's is named, and a list that cannot be read")
    func elsewhere() throws {
        let copy = try Copy()
        let other = copy.root.appendingPathComponent("Sources").path
        #expect(run(["quiteNew", "--root", other]).errors.first?.contains(other) == true)
        #expect(run(["--item", "nod", "--root", other]).errors.first?.contains(NewCatalogue.items.list) == true)
        let url = copy.root.appendingPathComponent(NewCatalogue.transitions.list)
        let list = try copy.text(NewCatalogue.transitions.list)
        for damaged in [
            list.replacingOccurrences(of: "    case ", with: "    // case "),
            list.replacingOccurrences(of: "        case .", with: "        // case ."), "",
        ] {
            try damaged.write(to: url, atomically: true, encoding: .utf8)
            let (status, _, errors) = run(["quiteNew", "--root", copy.root.path])
            #expect(status == 1 && errors.first?.contains("cannot find the cases") == true)
            #expect(!copy.sources().contains("Sources/Animations/Transitions/QuiteNew.swift"))
        }
    }

    @Test("The words")
    func words() throws {
        #expect(try Request(["new", "--help"]) == .help)
        #expect(throws: UsageError.missingOperand("a name, as in `gallery new tiltBack`")) { try Request(["new"]) }
        #expect(throws: UsageError.missingValue("--root")) { try Request(["new", "a", "--root"]) }
        #expect(throws: UsageError.repeated("--root")) { try Request(["new", "--root", "a", "--root", "b"]) }
        #expect(throws: UsageError.unexpected("")) { try Request(["new", ""]) }
        #expect(throws: UsageError.unexpected("b")) { try Request(["new", "a", "b"]) }
        #expect(throws: UsageError.unexpected("--rot")) { try Request(["new", "--rot"]) }
        #expect(throws: UsageError.repeated("--item")) { try Request(["new", "--item", "a", "--item"]) }
        #expect(try Request(["new", "--item", "a"]) == Request(["new", "a", "--item"]))
        #expect(try Request(["new", "--item", "a"]) != Request(["new", "a"]))
        for word in ["new [--item] NAME", "--root"] { #expect(Request.manual.contains(word)) }
    }

    @Test("A name that an animator of another file has is refused, and one that only looks like a type's is not")
    func otherFile() throws {
        let copy = try Copy()
        let other = copy.root.appendingPathComponent("Sources/Animations/Transitions/Other.swift")
        try "extension TransitionAnimator where Self == A {\n    public static var quiteNew: Self { Self() }\n}\n"
            .write(to: other, atomically: true, encoding: .utf8)
        #expect(run(["quiteNew", "--root", copy.root.path]).errors.first?.contains("Other.swift") == true)
        for name in ["view", "string", "pose", "edge"] {
            #expect(run([name, "--root", copy.root.path]).status == 0, "\(name)")
        }
    }

    @Test(
        "What is written compiles without a warning, and the audit asks for a summary and nothing else",
        .inRelease, .timeLimit(.minutes(20)))
    func compiles() throws {
        let copy = try Copy()
        #expect(run(["quiteNew", "--root", copy.root.path]).status == 0)
        #expect(run(["--item", "quiteNew", "--root", copy.root.path]).status == 0)
        // The values and the animators as one module: no package manager, no UIKit.
        var sources = ["main.swift"]
        for path in copy.sources() {
            let text = try copy.text(path).split(separator: "\n", omittingEmptySubsequences: false)
                .filter { !$0.contains("import Transition") }
            // In one module a transition and an item of the same name need files of different names.
            sources.append(path.replacingOccurrences(of: "/", with: "-"))
            try text.joined(separator: "\n")
                .write(to: copy.root.appendingPathComponent(sources.last ?? ""), atomically: true, encoding: .utf8)
        }
        try """
        let findings = try Audit.findings(of: TransitionRegistry.standard.animator(named: "quiteNew"))
        print(BuiltInTransition.quiteNew.animator.info.title, findings.count, findings[0].problem)
        let others = try TabItemAudit.findings(of: TabItemRegistry.standard.animator(named: "quiteNew"))
        print(BuiltInTabItemAnimation.quiteNew.animator.info.title, others.count, others[0].problem)
        """.write(to: copy.root.appendingPathComponent("main.swift"), atomically: true, encoding: .utf8)

        let program = copy.root.appendingPathComponent("program").path
        let built = try output(
            of: "swiftc",
            [
                "-swift-version", "6", "-warnings-as-errors", "-whole-module-optimization", "-Onone", "-package-name",
                "whole", "-module-name", "Whole", "-o",
                program,
            ] + sources,
            in: copy.root)
        #expect(built == "")
        #expect(
            try output(of: program, [], in: copy.root)
                == String(repeating: "Quite new 1 The summary is the one that `gallery new` wrote.\n", count: 2))
    }
}
