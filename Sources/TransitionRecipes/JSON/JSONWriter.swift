import Foundation

/// A value to write. Objects keep the order of their keys, so that the same recipe is always the same text.
indirect enum JSONText {
    case text(String)
    case number(Double)
    case flag(Bool)
    case null
    case list([JSONText])
    case object([(key: String, value: JSONText)])

    /// The text of the value: on one line if it fits into 80 columns, otherwise with a line for each element.
    ///
    /// - Parameters:
    ///   - indent: The spaces before the line.
    ///   - column: The columns before the value, with its key.
    func written(indent: Int = 0, column: Int = 0) -> String {
        let line = onOneLine
        guard line.utf8.count + column > 80 else { return line }
        let space = String(repeating: " ", count: indent + 2)
        let end = "\n" + String(repeating: " ", count: indent)
        switch self {
        case .list(let elements):
            return "[\n"
                + elements.map { space + $0.written(indent: indent + 2, column: indent + 2) }.joined(separator: ",\n")
                + end + "]"
        case .object(let members):
            let lines = members.map { member in
                let key = space + Self.quoted(member.key) + ": "
                return key + member.value.written(indent: indent + 2, column: key.utf8.count)
            }
            return "{\n" + lines.joined(separator: ",\n") + end + "}"
        default: return line
        }
    }

    private var onOneLine: String {
        switch self {
        case .text(let text): Self.quoted(text)
        case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
        case .flag(let isOn): isOn ? "true" : "false"
        case .null: "null"
        case .list(let elements): "[" + elements.map(\.onOneLine).joined(separator: ", ") + "]"
        case .object(let members):
            "{" + members.map { Self.quoted($0.key) + ": " + $0.value.onOneLine }.joined(separator: ", ") + "}"
        }
    }

    /// The text as JSON. Characters that a page or a terminal could take for something else are escaped, too.
    private static func quoted(_ text: String) -> String {
        var result = "\""
        for unit in text.utf16 {
            switch unit {
            case 0x22: result += "\\\""
            case 0x5C: result += "\\\\"
            case 0x0A: result += "\\n"
            case 0x20...0x7E where unit != 0x3C: result.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
            default:
                let digits = String(unit, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }
        }
        return result + "\""
    }
}
