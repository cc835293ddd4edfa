import Foundation

/// Escapes text for HTML.
enum HTML {
    /// `string` escaped for use as text or as a quoted attribute's value, whatever it contains.
    static func escaped(_ string: String) -> String {
        var text = ""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "'": text += "&#39;"
            // HTML cannot contain these characters; a space keeps words apart.
            case "\u{0}"..."\u{1F}", "\u{7F}": text += " "
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }

    /// `string` as the part of an address after `#`.
    static func fragment(_ string: String) -> String {
        string.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
    }

    private static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}
