import Foundation
import TransitionCore

/// The Swift files of a package, to be looked through.
struct PackageSources {
    /// The package's folder.
    let root: URL

    init(_ root: URL) { self.root = root }

    /// The files below `Sources`, as their paths from the package's folder, sorted.
    var files: [String] {
        let all = FileManager.default.enumerator(atPath: root.appendingPathComponent("Sources").path)
        return (all?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
            .map { "Sources/\($0)" }
    }

    /// The text of a file; empty if it cannot be read.
    func text(_ file: String) -> String {
        (try? String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)) ?? ""
    }

    /// The file that declares a type: one that is called like it, or the first that says so.
    func file(declaring type: String) -> String? {
        let name = String(type.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        let declaring = files.filter { text($0).declares(name) }
        return declaring.first { $0.hasSuffix("/\(name).swift") } ?? declaring.first
    }

    /// The file with the value of this name: the first that has the name as a literal.
    func file(naming name: TransitionName) -> String? { files.first { text($0).contains("\"\(name.rawValue)\"") } }
}

extension String {
    /// Whether the source text contains a declaration of a type with this name.
    func declares(_ type: String) -> Bool {
        ["struct", "class", "enum", "protocol", "typealias", "actor"].contains { kind in
            components(separatedBy: "\(kind) \(type)").dropFirst().contains { rest in
                rest.first.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
            }
        }
    }
}
