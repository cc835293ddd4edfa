import Foundation

/// Scripts and styles that the page loads when they are first needed: the files of a folder in one.
enum SitePart: String, CaseIterable {
    /// The workshop, where transitions are designed.
    case workshop = "Workshop"
    /// The section for screens of one's own.
    case own = "Own"
    /// What draws animated pictures.
    case film = "Film"

    /// Where the parts are, from the page.
    static let folder = "parts"

    /// The files of all parts by their names, made of those of the template.
    static func files(from template: [String: Data]) -> [String: Data] {
        var files: [String: Data] = [:]
        for part in allCases {
            for ending in ["js", "css"] {
                let names = template.keys.filter { $0.hasPrefix("\(part.rawValue)/") && $0.hasSuffix(".\(ending)") }
                guard !names.isEmpty else { continue }
                // In the order of their names.
                let texts = names.sorted().map { LeanText.of(String(decoding: template[$0] ?? Data(), as: UTF8.self)) }
                files["\(folder)/\(part.rawValue.lowercased()).\(ending)"] = Data(texts.joined().utf8)
            }
        }
        return files
    }
}
