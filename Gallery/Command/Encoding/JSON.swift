import Foundation

/// A JSON value with members in a fixed order, so that the same value always gives the same text.
///
/// The text may be used inside a script: `<`, `>`, `&` and the line separators that older JavaScript took for line ends
/// are escaped, so that nothing in it can end the script or begin a comment.
indirect enum JSON: Equatable, Sendable {
    case number(Double)
    case string(String)
    case array([JSON])
    case object([Member])

    struct Member: Equatable, Sendable {
        var key: String
        var value: JSON
    }

    /// A list of numbers.
    static func numbers(_ values: [Double]) -> JSON {
        .array(values.map(JSON.number))
    }

    /// An object with its members in the order given.
    static func members(_ pairs: KeyValuePairs<String, JSON?>) -> JSON {
        .object(pairs.compactMap { key, value in value.map { Member(key: key, value: $0) } })
    }

    /// The same with numbers of so many decimals.
    func rounded(_ decimals: Int) -> JSON {
        let scale = pow(10, Double(decimals))
        switch self {
        case .number(let number): return .number((number * scale).rounded() / scale)
        case .string: return self
        case .array(let values): return .array(values.map { $0.rounded(decimals) })
        case .object(let members):
            return .object(members.map { Member(key: $0.key, value: $0.value.rounded(decimals)) })
        }
    }

    var text: String {
        var text = ""
        write(to: &text)
        return text
    }

    private func write(to text: inout String) {
        switch self {
        case .number(let number): text += JSON.text(of: number)
        case .string(let string): text += JSON.quoted(string)
        case .array(let values):
            text += "["
            for (index, value) in values.enumerated() {
                if index > 0 { text += "," }
                value.write(to: &text)
            }
            text += "]"
        case .object(let members):
            text += "{"
            for (index, member) in members.enumerated() {
                if index > 0 { text += "," }
                text += JSON.quoted(member.key) + ":"
                member.value.write(to: &text)
            }
            text += "}"
        }
    }

    /// The shortest text that reads back as the same number. A number that is not finite cannot be written in JSON and
    /// becomes 0.
    private static func text(of number: Double) -> String {
        guard number.isFinite else { return "0" }
        if number == number.rounded(), abs(number) < 1e15 { return String(Int64(number)) }
        return "\(number)"
    }

    static func quoted(_ string: String) -> String {
        var text = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "<", ">", "&", "\u{2028}", "\u{2029}", "\u{0}"..."\u{1F}", "\u{7F}":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }
}
