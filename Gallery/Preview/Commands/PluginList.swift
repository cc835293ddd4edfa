import Foundation

/// The source file in which a plugin lists its animators: a property that is an array literal.
struct PluginList {
    /// The file, from the package's folder.
    let file: String
    private let source: String
    /// What stands between the brackets of the literal.
    private let elements: Range<String.Index>

    /// The only list of a package for a catalogue; nil if there is none, or more than one, or one that is made otherwise.
    init?(in sources: PackageSources, for catalogue: NewCatalogue) {
        let lists = sources.files.flatMap { file in
            let text = sources.text(file)
            return PluginList.declarations(of: catalogue, in: text).map { (file: file, text: text, end: $0) }
        }
        guard lists.count == 1, let elements = PluginList.elements(after: lists[0].end, in: lists[0].text)
        else { return nil }
        self.init(file: lists[0].file, source: lists[0].text, elements: elements)
    }

    private init(file: String, source: String, elements: Range<String.Index>) {
        (self.file, self.source, self.elements) = (file, source, elements)
    }

    /// The source with one more element; nil if a comment is in the way.
    func adding(_ element: String) -> String? {
        let text = source[elements]
        let kept = String(text.reversed().drop(while: \.isWhitespace).reversed())
        let last = kept.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
        guard !last.contains("//"), !last.contains("*/") else { return nil }
        let after = text.dropFirst(kept.count)
        let comma = kept.isEmpty || kept.hasSuffix(",") ? "" : ","
        let added: String
        if kept.contains("\n") {
            added = "\(kept)\(comma)\n\(last.prefix(while: \.isWhitespace))\(element),\(after)"
        } else {
            added = kept.isEmpty ? element : "\(kept)\(comma) \(element)\(after)"
        }
        return source.replacingCharacters(in: elements, with: added)
    }

    /// Where the declarations of lists end in a source.
    private static func declarations(of catalogue: NewCatalogue, in source: String) -> [String.Index] {
        ["var", "let"].flatMap { source.ranges(of: "\($0) \(catalogue.pluginProperty)").map(\.upperBound) }
    }

    /// What stands between the brackets of the list that follows a declaration.
    private static func elements(after end: String.Index, in source: String) -> Range<String.Index>? {
        var rest = source[end...].drop(while: \.isWhitespace)
        guard rest.first == "{" || rest.first == "=" else { return nil }
        rest = rest.dropFirst().drop(while: \.isWhitespace)
        if rest.hasPrefix("return ") { rest = rest.dropFirst(7).drop(while: \.isWhitespace) }
        guard rest.first == "[", let end = closingBracket(of: rest) else { return nil }
        return source.index(after: rest.startIndex)..<end
    }

    /// The bracket that closes the first one; brackets in strings and comments are none.
    private static func closingBracket(of text: Substring) -> String.Index? {
        var (depth, isText, isEscaped, isComment) = (0, false, false, false)
        for index in text.indices {
            let character = text[index]
            if isComment {
                isComment = !character.isNewline
            } else if isText {
                if !isEscaped, character == "\"" { isText = false }
                isEscaped = !isEscaped && character == "\\"
            } else if text[index...].hasPrefix("//") {
                isComment = true
            } else if character == "\"" {
                isText = true
            } else if character == "[" {
                depth += 1
            } else if character == "]" {
                depth -= 1
                if depth == 0 { return index }
            }
        }
        return nil
    }
}
