import Foundation

/// The name of an animator for lookup, such as `slide` or `acme.whoosh`.
///
/// A well-formed name consists of one or more parts joined by dots. Each part begins with a lower-case letter and
/// continues with letters and digits, all ASCII. The whole name has at most 64 characters. Any string can become a
/// name, so text from a server needs no check before a lookup. A registry refuses to *register* malformed names.
public struct TransitionName: RawRepresentable, Hashable, Sendable, Comparable, ExpressibleByStringLiteral,
    CustomStringConvertible
{
    /// The name as text.
    public let rawValue: String

    /// Creates the name with this text, well-formed or not.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates the name with this text, well-formed or not.
    public init(_ text: String) { rawValue = text }

    /// Creates the name with this text, well-formed or not.
    public init(stringLiteral text: String) { rawValue = text }

    /// The text.
    public var description: String { rawValue }

    /// Alphabetical order.
    public static func < (a: TransitionName, b: TransitionName) -> Bool { a.rawValue < b.rawValue }

    @usableFromInline static let greatestLength = 64

    /// The name in quotation marks, for a message. It is cut to 64 characters, and characters that could break a line
    /// or a terminal are replaced, because text from outside may contain anything.
    package var quoted: String {
        var (text, length) = ("“", 0)
        for scalar in rawValue.unicodeScalars {
            if length == Self.greatestLength {
                text += "…"
                break
            }
            length += 1
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator: text += "\u{FFFD}"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "”"
    }

    /// Whether a registry accepts the name.
    @_alwaysEmitIntoClient
    public var isWellFormed: Bool {
        guard !rawValue.isEmpty, rawValue.utf8.count <= Self.greatestLength else { return false }
        var beginsPart = true
        for c in rawValue.utf8 {
            let isDot = !beginsPart && c == UInt8(ascii: ".")
            guard isDot || Self.isLowercase(c) || !beginsPart && (Self.isUppercase(c) || Self.isDigit(c)) else {
                return false
            }
            beginsPart = isDot
        }
        return !beginsPart
    }

    @_alwaysEmitIntoClient
    static func isLowercase(_ c: UInt8) -> Bool { c >= UInt8(ascii: "a") && c <= UInt8(ascii: "z") }
    @_alwaysEmitIntoClient
    static func isUppercase(_ c: UInt8) -> Bool { c >= UInt8(ascii: "A") && c <= UInt8(ascii: "Z") }
    @_alwaysEmitIntoClient
    static func isDigit(_ c: UInt8) -> Bool { c >= UInt8(ascii: "0") && c <= UInt8(ascii: "9") }
}
