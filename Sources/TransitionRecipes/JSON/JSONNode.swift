/// A value of a file, with its place in the file.
struct JSONNode: Sendable {
    enum Content: Sendable {
        case null
        case flag(Bool)
        case number(Double)
        case text(String)
        case list([JSONNode])
        case object([Member])
    }

    /// A key of an object with its value.
    struct Member: Sendable {
        let key: String
        let value: JSONNode
        /// The bytes of the key and the value.
        let range: Range<Int>
    }

    let content: Content
    /// The bytes of the value in the file.
    let range: Range<Int>

    /// The kind of the value, for a message.
    var kind: String {
        switch content {
        case .null: "null"
        case .flag: "true or false"
        case .number: "a number"
        case .text: "a text"
        case .list: "a list"
        case .object: "an object"
        }
    }
}

/// The way from the root of a file to a value. A step keeps the way before it, so that no step copies it.
indirect enum JSONPath: Sendable {
    case root
    case key(JSONPath, String)
    case index(JSONPath, Int)

    /// The path as text, such as `$.combine[1].settings.strips`. Keys that are not plain words are in brackets, and they
    /// are cut, because a file may contain anything.
    var text: String {
        var (steps, path) = ([String](), self)
        while true {
            switch path {
            case .root: return "$" + steps.reversed().joined()
            case .key(let before, let key):
                steps.append(Self.isPlain(key) ? ".\(key)" : "['\(key.harmless)']")
                path = before
            case .index(let before, let index):
                steps.append("[\(index)]")
                path = before
            }
        }
    }

    private static func isPlain(_ key: String) -> Bool {
        !key.isEmpty && key.utf8.count <= 64
            && key.utf8.allSatisfy {
                UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
                    || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "$")
            }
    }
}

extension String {
    /// The beginning of the text, without characters that could break a line or a terminal.
    var harmless: String {
        var (text, length) = ("", 0)
        for scalar in unicodeScalars {
            if length == 64 { return text + "…" }
            length += 1
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator: text += "\u{FFFD}"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
