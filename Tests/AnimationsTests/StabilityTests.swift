import Foundation
import Testing

/// What the article about stability calls experimental says so itself, and nothing else does.
struct StabilityTests {
    private static let note = "/// > Experimental: Names and behaviour may change with a minor version."

    /// The names in the last column of the article's table, by module.
    private static func experimental() throws -> [String: Set<String>] {
        let article = try ReadmeTests.text("Sources/TransitionCore/TransitionCore.docc/Stability.md")
        let rows = article.split(separator: "\n").filter { $0.hasPrefix("| `") }.map {
            $0.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
        }
        var names: [String: Set<String>] = [:]
        for row in rows {
            let module = row[1].trimmingCharacters(in: ["`"])
            names[module] = Set(
                row[3].split(separator: "`").enumerated().filter { $0.offset % 2 == 1 || row[3].hasPrefix("`") }
                    .map { $0.element.prefix { $0 != "(" } }.filter { $0.first?.isLetter == true && !$0.contains(" ") }
                    .map(String.init))
        }
        return names
    }

    @Test("Each module has a row")
    func modules() throws {
        let manifest = try ReadmeTests.text("Package.swift")
        let products = manifest.components(separatedBy: ".library(name: \"").dropFirst().map {
            String($0.prefix { $0 != "\"" })
        }
        let rows = try Self.experimental()
        #expect(products.count > 6)
        // `Repertoire` re-exports others, and the library of the gallery's command is a tool.
        for product in products where product != "Repertoire" && product != "GalleryCommand" {
            #expect(rows[product] != nil, "\(product)")
        }
    }

    @Test("Each experimental symbol says so in its documentation, and no other symbol does")
    func notes() throws {
        var rows = try Self.experimental()
        #expect(rows.values.map(\.count).reduce(0, +) > 12)
        // Two modules are experimental as a whole; apps do not import the first.
        rows["TransitionPlayback"] = []
        rows["TransitionInspector"] = ["TransitionInspector"]
        for (module, names) in rows {
            var found: Set<String> = []
            let folder = ReadmeTests.root.appendingPathComponent(
                "Sources/\(module == "TransitionAnimations" ? "Animations" : module)")
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
                let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: Self.note)
                for part in parts.dropFirst() {
                    // The declaration behind the comment: its name stands behind `func`, `var` or `class`.
                    let declaration = part.split(separator: "\n").first {
                        let line = $0.drop { $0 == " " }
                        return !line.hasPrefix("///") && !line.hasPrefix("@") && !line.isEmpty
                    }
                    let words = declaration?.split { !$0.isLetter } ?? []
                    let kind = words.firstIndex { ["func", "var", "class", "struct"].contains($0) }
                    if let kind { found.insert(String(words[kind + 1])) }
                }
            }
            #expect(found == names, "\(module)")
        }
    }
}
