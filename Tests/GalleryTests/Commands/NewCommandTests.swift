import CommandSupport
import Foundation
import TestSupport
import Testing

@testable import gallery

/// `gallery new`: a new animator is in the catalogue, compiles and has nothing wrong with it.
@Suite @MainActor struct NewCommandTests {
    /// A copy of the sources, which is deleted with this object.
    private final class Copy {
        let root: URL

        init() throws {
            root = FileManager.default.temporaryDirectory.appendingPathComponent("new-\(UUID().uuidString)")
            let core = root.appendingPathComponent("Sources/TransitionCore")
            try FileManager.default.createDirectory(at: core, withIntermediateDirectories: true)
            for folder in [
                "Animations", "TransitionCore/Audit", "TransitionCore/Catalogue", "TransitionCore/Choreography",
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
        let list = try copy.text(NewAnimator.list)
        let (status, lines, errors) = run(["quiteNew", "--root", copy.root.path])
        #expect(status == 0 && errors.isEmpty)
        #expect(
            lines.prefix(3) == [
                "wrote    Sources/Animations/Transitions/QuiteNewAnimator.swift", "changed  \(NewAnimator.list)",
                "changed  \(NewAnimator.topics)",
            ])
        #expect(lines.last?.contains("gallery audit quiteNew") == true)
        #expect(Set(copy.sources()).subtracting(before) == ["Sources/Animations/Transitions/QuiteNewAnimator.swift"])

        let source = try copy.text("Sources/Animations/Transitions/QuiteNewAnimator.swift")
        #expect(
            source.contains("title: \"Quite new\"") && source.contains("public static var quiteNew: Self {"))
        #expect(source.split(separator: "\n").count <= 22, "about twenty lines, as CONTRIBUTING says")
        let added = try copy.text(NewAnimator.list).components(separatedBy: "\n")
            .difference(from: list.components(separatedBy: "\n"))
        #expect(added.removals.isEmpty)
        #expect(
            added.insertions.map { if case .insert(_, let line, _) = $0 { line } else { "" } } == [
                "    /// ``QuiteNewAnimator``", "    case quiteNew", "        case .quiteNew: QuiteNewAnimator()",
            ])
    }

    @Test("The documentation has it among the latest, under one heading")
    func topics() throws {
        let copy = try Copy()
        for name in ["aaa", "bbb"] { #expect(run([name, "--root", copy.root.path]).status == 0) }
        let parts = try copy.text(NewAnimator.topics).components(separatedBy: "\n### Latest additions\n\n")
        #expect(parts.count == 2 && parts.last?.hasPrefix("- ``BbbAnimator``\n- ``AaaAnimator``\n") == true)
        try FileManager.default.removeItem(at: copy.root.appendingPathComponent(NewAnimator.topics))
        let sources = copy.sources()
        #expect(run(["ccc", "--root", copy.root.path]).errors.first?.contains(NewAnimator.topics) == true)
        #expect(copy.sources() == sources)
    }

    @Test("The list stays in alphabetical order, whatever order it was in")
    func order() throws {
        let copy = try Copy()
        for name in ["zzz", "aaa", "mmm"] { #expect(run([name, "--root", copy.root.path]).status == 0) }
        let names = try NewList(copy.text(NewAnimator.list)).entries.map(\.name)
        #expect(names == names.sorted() && Set(["zzz", "aaa", "mmm"]).isSubset(of: names))
    }

    @Test(
        "Bad and taken names are refused, and nothing is written",
        arguments: [
            ("Slide", "lower-case letter"), ("slide-in", "cannot name"), ("acme.slide", "cannot name"),
            ("../x", "cannot name"), ("ünlü", "cannot name"), ("slide", "a transition of the catalogue"),
            ("sLIDE", "a transition of the catalogue"), ("transition", "TransitionAnimator.swift"),
            ("combined", "CombinedAnimator.swift"), ("returning", "ReturningAnimator.swift"),
            ("identity", "Identity.swift"), ("switch", "word of Swift's own"),
            ("none", "word of Swift's own"), (String(repeating: "a", count: 65), "64"),
        ])
    func refusals(name: String, words: String) throws {
        let copy = try Copy()
        let (sources, list) = (copy.sources(), try copy.text(NewAnimator.list))
        let (status, lines, errors) = run([name, "--root", copy.root.path])
        #expect(status == 1 && lines.isEmpty && errors.count == 1)
        #expect(errors.first?.contains(words) == true, "\(errors)")
        #expect(try copy.sources() == sources && copy.text(NewAnimator.list) == list)
    }

    @Test("A folder that is not the package's is named, and a list that cannot be read")
    func elsewhere() throws {
        let copy = try Copy()
        let other = copy.root.appendingPathComponent("Sources").path
        #expect(run(["quiteNew", "--root", other]).errors.first?.contains(other) == true)
        let url = copy.root.appendingPathComponent(NewAnimator.list)
        let list = try copy.text(NewAnimator.list)
        for damaged in [
            list.replacingOccurrences(of: "    case slide\n", with: "    case slide, other\n"),
            list.replacingOccurrences(of: "        case .slide: SlideAnimator()\n", with: ""), "",
        ] {
            try damaged.write(to: url, atomically: true, encoding: .utf8)
            let (status, _, errors) = run(["quiteNew", "--root", copy.root.path])
            #expect(status == 1 && errors.first?.contains("cannot find the cases") == true)
            #expect(!copy.sources().contains("Sources/Animations/Transitions/QuiteNewAnimator.swift"))
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
        for word in ["new NAME", "--root"] { #expect(Request.manual.contains(word)) }
    }

    @Test("A name that an animator of another file has is refused, and one that only looks like a type's is not")
    func otherFile() throws {
        let copy = try Copy()
        let other = copy.root.appendingPathComponent("Sources/Animations/Transitions/OtherAnimator.swift")
        try "let info = AnimatorInfo(name: \"quiteNew\")".write(to: other, atomically: true, encoding: .utf8)
        #expect(run(["quiteNew", "--root", copy.root.path]).errors.first?.contains("OtherAnimator.swift") == true)
        for name in ["view", "string", "pose", "edge"] {
            #expect(run([name, "--root", copy.root.path]).status == 0, "\(name)")
        }
    }

    @Test(
        "What is written compiles without a warning, and the audit asks for a summary and nothing else",
        .timeLimit(.minutes(20)))
    func compiles() throws {
        let copy = try Copy()
        #expect(run(["quiteNew", "--root", copy.root.path]).status == 0)
        // The values and the animators as one module: no package manager, no UIKit.
        for path in copy.sources() {
            let text = try copy.text(path).split(separator: "\n", omittingEmptySubsequences: false)
                .filter { !$0.hasSuffix("import TransitionCore") }
            try text.joined(separator: "\n")
                .write(to: copy.root.appendingPathComponent(path), atomically: true, encoding: .utf8)
        }
        try """
        let findings = try Audit.findings(of: TransitionRegistry.standard.animator(named: "quiteNew"))
        print(BuiltInTransition.quiteNew.info.title, findings.count, findings[0].problem)
        """.write(to: copy.root.appendingPathComponent("main.swift"), atomically: true, encoding: .utf8)

        let program = copy.root.appendingPathComponent("program").path
        let built = try output(
            of: "swiftc",
            [
                "-swift-version", "6", "-warnings-as-errors", "-package-name", "whole", "-module-name", "Whole", "-o",
                program,
            ] + copy.sources(),
            in: copy.root)
        #expect(built == "")
        #expect(
            try output(of: program, [], in: copy.root)
                == "Quite new 1 The summary is the one that `gallery new` wrote.\n")
    }

    /// The output of a program, errors included.
    private func output(of program: String, _ arguments: [String], in folder: URL) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        process.currentDirectoryURL = folder
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}
