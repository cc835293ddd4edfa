import Foundation
import Testing

/// The names that an app gets with the libraries are apart from those that it has already.
struct PublicNamesTests {
    private static let kinds: Set = ["struct", "class", "enum", "protocol", "typealias", "actor", "func", "let", "var"]

    /// The public names at the top level of a source. What is formatted stands at the beginning of its line.
    static func names(in source: String) -> [String] {
        source.split(separator: "\n").compactMap { line in
            let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            guard line.first?.isWhitespace == false, words.contains("public") || words.contains("open"),
                !words.contains("extension"), let kind = words.firstIndex(where: { kinds.contains(String($0)) }),
                words.indices.contains(kind + 1)
            else { return nil }
            return String(words[kind + 1])
        }
    }

    /// Those of all libraries.
    private static func ours() throws -> [String] {
        let modules = try FileManager.default.contentsOfDirectory(
            atPath: ReadmeTests.root.appendingPathComponent("Sources").path)
        return try modules.filter { $0 != "HeadlessUIKit" }.flatMap { module in
            let folder = ReadmeTests.root.appendingPathComponent("Sources/\(module)")
            let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
            return try files.filter { $0.hasSuffix(".swift") }
                .flatMap { names(in: try ReadmeTests.text("Sources/\(module)/\($0)")) }
        }
    }

    private static func taken() throws -> Set<String> {
        let lines = try ReadmeTests.text("Tests/AnimationsTests/TakenNames.txt").split(separator: "\n")
        return Set(lines.filter { !$0.hasPrefix("#") }.flatMap { $0.split(separator: " ").map(String.init) })
    }

    @Test("No public name is one of Swift, Foundation, UIKit or SwiftUI")
    func apart() throws {
        let (ours, taken) = (try Self.ours(), try Self.taken())
        #expect(ours.count > 60 && Set(ours).count == ours.count && taken.count > 900)
        for name in ours {
            #expect(!taken.contains(name), "\(name) is the name of another module's type")
            let isPrefixed = ["UI", "NS", "CA", "CG", "CF"].contains { prefix in
                name.hasPrefix(prefix) && name.dropFirst(2).first?.isUppercase == true
            }
            #expect(!isPrefixed, "\(name) begins as Apple's names do")
        }
    }

    @Test("What would clash is found", arguments: ["Clock", "Edge", "Spring", "Page", "View", "Operation", "Progress"])
    func clashes(name: String) throws {
        // Page is no type of theirs; a bare noun is one of the app's more likely.
        #expect(try Self.taken().contains(name) == (name != "Page"))
    }

    @Test("The catalogue has one public type, its enum")
    func catalogue() throws {
        let folder = ReadmeTests.root.appendingPathComponent("Sources/Animations")
        let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        #expect(files.count > 80)
        for file in files where file.hasSuffix(".swift") {
            for name in Self.names(in: try ReadmeTests.text("Sources/Animations/\(file)")) {
                #expect(name == "BuiltInTransition", "\(file)")
            }
        }
    }

    @Test("Public names are read from a source, and no others")
    func reading() {
        let source = """
            public struct One: Two {
                public enum Three {}
            }
            struct Four {}
            @MainActor public final class Five<A> {}
            extension Six { public struct Seven {} }
            public extension Eight {}
            public protocol Nine {}
            public func ten() {}
            @frozen public enum Eleven: String, Sendable {}
            """
        #expect(Self.names(in: source) == ["One", "Five", "Nine", "ten", "Eleven"])
    }
}
