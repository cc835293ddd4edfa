import Foundation

/// The page's scripts and style sheets, joined to a few files: a browser asks for each file on its own, and the page would
/// wait for all of them.
struct PageBundle {
    /// The page, which asks for the joined files.
    private(set) var page = ""
    /// The joined files by name.
    private(set) var files: [String: Data] = [:]
    /// The files that are in a joined one now.
    private(set) var parts: Set<String> = []

    /// - Parameters:
    ///   - page: A page with one line for each script, `<script src="stage.js" data-bundle="drawing.js" defer></script>`,
    ///     and for each style sheet. A line without `data-bundle` goes into `page.js` or `page.css`.
    ///   - template: The files by name. A line that names none of them stays as it is.
    init(_ page: String, template: [String: Data]) {
        var texts: [String: String] = [:]
        let lines = page.components(separatedBy: "\n").compactMap { line -> String? in
            let isScript = line.hasPrefix("<script src=") && line.hasSuffix(" defer></script>")
            guard isScript || line.hasPrefix("<link rel=\"stylesheet\" href="),
                let name = PageBundle.value(of: isScript ? "src" : "href", in: line), let data = template[name]
            else { return line }
            let bundle = PageBundle.value(of: "data-bundle", in: line) ?? (isScript ? "page.js" : "page.css")
            let isFirst = texts[bundle] == nil
            texts[bundle, default: ""] += LeanText.of(String(decoding: data, as: UTF8.self))
            parts.insert(name)
            guard isFirst else { return nil }
            return isScript
                ? "<script src=\"\(bundle)\" defer></script>" : "<link rel=\"stylesheet\" href=\"\(bundle)\">"
        }
        self.page = lines.joined(separator: "\n")
        files = texts.mapValues { Data($0.utf8) }
    }

    private static func value(of attribute: String, in line: String) -> String? {
        guard let start = line.range(of: " \(attribute)=\""),
            let end = line.range(of: "\"", range: start.upperBound..<line.endIndex)
        else { return nil }
        return String(line[start.upperBound..<end.lowerBound])
    }
}
