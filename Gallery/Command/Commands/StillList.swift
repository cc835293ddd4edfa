import Foundation

/// Which pictures the app's cells have, and of what: a line for each, "cube 1f…-2c…", with a digest of what it was drawn of.
struct StillList: Equatable {
    /// The folder of the pictures and of the list, relative to the package's.
    static let folder = "Gallery/App/Stills"
    /// The list's file in that folder.
    static let file = "digests.txt"

    /// The digests by the names of transitions.
    var digests: [String: String] = [:]

    init() {}

    /// Reads a list. Lines that are none are skipped.
    init(_ text: String) {
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ")
            if words.count == 2 { digests[String(words[0])] = String(words[1]) }
        }
    }

    /// The list as its file has it.
    var text: String { digests.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)\n" }.joined() }

    /// The name of a picture's file.
    static func picture(of name: String) -> String { "\(name).webp" }

    /// The digest of what a picture is drawn of: what the transition does, and the screens that it does it on.
    ///
    /// - Parameters:
    ///   - golden: The transition's golden.
    ///   - screens: The sources of the screens, by ``screens(in:)``.
    static func digest(golden: String, screens: String) -> String { ByteDigest.text(of: golden + screens) }

    /// The sources of the screens in a package's folder, one behind another.
    static func screens(in root: URL) throws -> String {
        let folder = root.appendingPathComponent("Gallery/Scenes")
        // The pairs are other screens.
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            .filter { $0.hasSuffix(".swift") && $0 != "ScenePair.swift" }
            .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }.joined()
    }
}
