import Foundation
import GalleryCommandSupport
import Testing
import TransitionTestSupport

@testable import GalleryCommand

/// `gallery new --plugin`: a whole package from one command.
@Suite @MainActor struct NewPluginTests {
    private final class Place {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("plugin-\(UUID().uuidString)")

        init() throws { try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true) }

        deinit { try? FileManager.default.removeItem(at: root) }

        func text(_ path: String) throws -> String {
            try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
        }

        var files: [String] {
            let all = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
            return all.filter { $0.contains(".") }.sorted()
        }
    }

    private func run(_ words: [String], in folder: URL) -> (status: Int32, lines: [String], errors: [String]) {
        var (lines, errors): ([String], [String]) = ([], [])
        var command = Gallery(animators: [], print: { lines.append($0) }, complain: { errors.append($0) })
        command.folder = folder
        return (command.run(["new", "--plugin"] + words), lines, errors)
    }

    @Test("Six files, which are those of the example but for its name and its further animators")
    func files() throws {
        let place = try Place()
        let (status, lines, errors) = run(["Acme", "--root", place.root.path], in: place.root)
        #expect(status == 0 && errors.isEmpty && lines.last?.contains("swift run acme-gallery --open") == true)
        #expect(
            place.files == [
                "Acme/.gitignore", "Acme/Package.swift", "Acme/Sources/Acme/Acme.swift",
                "Acme/Sources/acme-gallery/main.swift", "Acme/Tests/AcmeTests/AcmeTests.swift",
                "Acme/Tests/Goldens/acme.whoosh.txt",
            ])
        func example(_ file: String) throws -> String {
            try String(
                contentsOf: PackageFolder.url.appendingPathComponent("Tests/ExamplePlugin/\(file)"), encoding: .utf8
            ).replacingOccurrences(of: ", itemPlugins: [Acme.self]", with: "")
        }
        for file in ["Sources/acme-gallery/main.swift", "Tests/AcmeTests/AcmeTests.swift"] {
            #expect(try place.text("Acme/\(file)") == example(file), "\(file)")
        }
        // Away from the checkout the address is left to the author.
        let manifest = try example("Package.swift").replacingOccurrences(
            of: ".package(name: \"Repertoire\", path: \"../..\")",
            with: ".package(url: \"ADDRESS-OF-REPERTOIRE\", from: \"0.1.0\")")
        #expect(try place.text("Acme/Package.swift") == manifest)
        // The golden is that of the example: the same transition.
        #expect(try place.text("Acme/Tests/Goldens/acme.whoosh.txt") == example("Tests/Goldens/acme.whoosh.txt"))
        let source = try place.text("Acme/Sources/Acme/Acme.swift")
        #expect(
            source.contains("\"acme.whoosh\", author: \"Acme\"")
                && source.contains("public enum Acme: TransitionPlugin"))
    }

    @Test("Called in the checkout, it depends on the checkout by a path")
    func checkout() throws {
        let place = try Place()
        let checkout = place.root.appendingPathComponent("Repertoire")
        try FileManager.default.createDirectory(
            at: checkout.appendingPathComponent("Sources/TransitionCore"), withIntermediateDirectories: true)
        #expect(run(["Zed", "--root", place.root.path], in: checkout).status == 0)
        #expect(try place.text("Zed/Package.swift").contains(".package(name: \"Repertoire\", path: \"../Repertoire\")"))
        #expect(try place.text("Zed/Sources/zed-gallery/main.swift").hasPrefix("import GalleryCommand\nimport Zed\n"))
        let inside = checkout.appendingPathComponent("Plugins").path
        #expect(run(["Zed", "--root", inside], in: checkout).status == 0)
        #expect(try place.text("Repertoire/Plugins/Zed/Package.swift").contains("path: \"../..\")"))
    }

    @Test(
        "A name that cannot be, a folder that exists, an item",
        arguments: ["acme", "A b", "", "UIKit", "Transitions", "Ä"])
    func refused(name: String) throws {
        let place = try Place()
        #expect(run([name, "--root", place.root.path], in: place.root).status != 0)
        #expect(place.files == [])
        #expect(run(["Acme", "--root", place.root.path], in: place.root).status == 0)
        let again = run(["Acme", "--root", place.root.path], in: place.root)
        #expect(again.status == 1 && again.errors.first?.contains("exists") == true)
        #expect(throws: UsageError.unexpected("--item")) { try Request(["new", "--plugin", "--item", "Acme"]) }
        #expect(throws: UsageError.self) { try Request(["new", "--plugin"]) }
    }
}
