import Foundation
import GalleryCommandSupport
import Testing
import TransitionTestSupport

@testable import GalleryCommand

/// `gallery rename`: an animator has another name wherever it is listed.
@Suite @MainActor struct RenameCommandTests {
    /// The parts of the package that name an animator, in a folder that is deleted with this object.
    private final class Copy {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("rename-\(UUID().uuidString)")

        init() throws {
            for path in [
                "Sources/Animations", "Sources/TransitionTabBar/ItemAnimations",
                "Sources/TransitionTabBar/TransitionTabBar.docc", "Tests/AnimationsTests/Goldens",
                "Tests/AnimationsTests/ItemGoldens",
            ] {
                let target = root.appendingPathComponent(path)
                try FileManager.default.createDirectory(
                    at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
                try FileManager.default.copyItem(at: PackageFolder.url.appendingPathComponent(path), to: target)
            }
        }

        deinit { try? FileManager.default.removeItem(at: root) }

        func text(_ path: String) throws -> String {
            try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
        }

        func has(_ path: String) -> Bool {
            FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
        }
    }

    private func run(
        _ words: [String], of command: String = "rename", author: String? = nil
    ) -> (status: Int32, lines: [String], errors: [String]) {
        var (lines, errors): ([String], [String]) = ([], [])
        var gallery = Gallery(animators: [], print: { lines.append($0) }, complain: { errors.append($0) })
        gallery.author = author
        return (gallery.run([command] + words), lines, errors)
    }

    @Test("What `new` and `rename` write is what `new` writes for the other name", arguments: [[], ["--item"]])
    func begun(words: [String]) throws {
        let (one, other) = (try Copy(), try Copy())
        let catalogue = words.isEmpty ? NewCatalogue.transitions : .items
        #expect(run(words + ["quiteNew", "--root", one.root.path], of: "new").status == 0)
        #expect(run(words + ["quiteNew", "zebra", "--root", one.root.path]).status == 0)
        #expect(run(words + ["zebra", "--root", other.root.path], of: "new").status == 0)
        for file in ["\(catalogue.folder)/Zebra.swift", catalogue.list, catalogue.topics] {
            #expect(try one.text(file) == other.text(file), "\(file)")
        }
        #expect(!one.has("\(catalogue.folder)/QuiteNew.swift"))
    }

    @Test("One with settings, a golden, and others that name it")
    func grown() throws {
        let copy = try Copy()
        let (status, lines, _) = run(["blinds", "louvre", "--root", copy.root.path])
        #expect(status == 0 && lines.last == "Now: swift run gallery golden louvre")
        #expect(lines.contains("removed  Tests/AnimationsTests/Goldens/blinds.txt"))
        #expect(
            !copy.has("Tests/AnimationsTests/Goldens/blinds.txt")
                && !copy.has("Sources/Animations/Transitions/Blinds.swift"))
        let source = try copy.text("Sources/Animations/Transitions/Louvre.swift")
        #expect(source.contains("static func louvre(") && source.contains(".louvre(") && !source.contains("blinds("))
        let list = try copy.text(NewCatalogue.transitions.list)
        #expect(list.contains("    case louvre\n    ///") && list.contains("        case .louvre: .louvre\n"))
        #expect(!list.contains("case blinds") && !list.contains(".blinds"))
    }

    @Test("What cannot be renamed changes nothing")
    func refused() throws {
        let copy = try Copy()
        let list = try copy.text(NewCatalogue.transitions.list)
        for words in [
            ["nothing", "else"], ["cube", "fold"], ["cube", "Cube"], ["cube", "class"], ["cube", "cube"],
        ] {
            let (status, _, errors) = run(words + ["--root", copy.root.path])
            #expect(status == 1 && errors.count == 1, "\(words)")
        }
        #expect(try copy.text(NewCatalogue.transitions.list) == list)
        #expect(throws: UsageError.self) { try Request(["rename", "cube"]) }
        #expect(throws: UsageError.unexpected("c")) { try Request(["rename", "a", "b", "c"]) }
    }

    @Test("A new animator names its author, if one is known", arguments: [nil, "Ann \"A\" Lee (@ann)"])
    func author(name: String?) throws {
        let copy = try Copy()
        #expect(run(["quiteNew", "--root", copy.root.path], of: "new", author: name).status == 0)
        let source = try copy.text("Sources/Animations/Transitions/QuiteNew.swift")
        let label = name == nil ? "\"quiteNew\", tags:" : "\"quiteNew\", author: \"Ann \\\"A\\\" Lee (@ann)\", tags:"
        #expect(source.contains(label))
    }
}
