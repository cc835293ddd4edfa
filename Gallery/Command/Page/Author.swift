import Foundation

/// The author of an animator as the page names it, with a link if the author gives a handle.
struct Author: Equatable, Sendable {
    /// The name without the handle.
    var name: String
    /// The address of the profile; nil without a handle.
    var profile: String?

    /// Reads an author as an animator gives it: a name, or a name and a handle such as `Ann (@ann)`. Only what can be a
    /// handle of GitHub becomes a link; everything else is part of the name.
    init(_ text: String) {
        (name, profile) = (text, nil)
        guard text.hasSuffix(")"), let start = text.range(of: "(@", options: .backwards) else { return }
        let handle = text[start.upperBound...].dropLast()
        let letters = handle.unicodeScalars
        guard (1...39).contains(letters.count), letters.first != "-", letters.last != "-",
            letters.allSatisfy({ $0 == "-" || $0.isASCII && $0.properties.isAlphabetic || ("0"..."9").contains($0) })
        else { return }
        let before = text[..<start.lowerBound].trimmingCharacters(in: .whitespaces)
        name = before.isEmpty ? "@\(handle)" : before
        profile = "https://github.com/\(handle)"
    }

    /// “by Ann”, as HTML.
    var html: String {
        let name = HTML.escaped(name)
        guard let profile else { return "by \(name)" }
        return "by <a href=\"\(HTML.escaped(profile))\" rel=\"noopener noreferrer\">\(name)</a>"
    }
}
