/// A script or style without what only its readers need, so that a page loads sooner: indentation, empty lines, and lines
/// that are comments as a whole.
enum LeanText {
    /// The text without them. Strings over several lines keep their lines, but not their indentation.
    static func of(_ text: String) -> String {
        var lines: [Substring] = []
        var isComment = false
        for line in text.split(separator: "\n") {
            let words = line.drop { $0 == " " }
            if isComment {
                isComment = !words.contains("*/")
            } else if words.hasPrefix("/*"), !words.contains("*/") {
                isComment = true
            } else if !words.isEmpty, !words.hasPrefix("//"), !(words.hasPrefix("/*") && words.hasSuffix("*/")) {
                lines.append(words)
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
