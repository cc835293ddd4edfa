import Foundation

/// The name an animator is looked up by, such as `slide` or `acme.whoosh`.
///
/// A well-formed name is one or more parts joined by dots; each part begins with a lower-case letter and goes on with
/// letters and digits, all ASCII; the whole has at most 64 characters. Any string can be made into a name, so that
/// text from a server can be looked up without a check beforehand; a registry refuses to *register* malformed ones.
public struct TransitionName: RawRepresentable, Hashable, Sendable, Comparable, ExpressibleByStringLiteral,
    CustomStringConvertible
{
    /// The name as text.
    public let rawValue: String

    /// The name with this text, well-formed or not.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The name with this text, well-formed or not.
    public init(_ text: String) { rawValue = text }

    /// The name with this text, well-formed or not.
    public init(stringLiteral text: String) { rawValue = text }

    /// The text.
    public var description: String { rawValue }

    /// Alphabetical order.
    public static func < (a: TransitionName, b: TransitionName) -> Bool { a.rawValue < b.rawValue }

    static let greatestLength = 64

    /// The name in quotation marks, for a message. Text from outside may be anything, so it is cut to the length of a
    /// name, and characters that could break a line or a terminal are replaced.
    package var quoted: String {
        var text = String.UnicodeScalarView()
        for scalar in rawValue.unicodeScalars.prefix(Self.greatestLength) {
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator: text.append("\u{FFFD}")
            default: text.append(scalar)
            }
        }
        let isCut = rawValue.unicodeScalars.dropFirst(Self.greatestLength).first != nil
        return "“\(String(text))\(isCut ? "…" : "")”"
    }

    /// Whether the name can be registered.
    public var isWellFormed: Bool {
        guard !rawValue.isEmpty, rawValue.utf8.count <= Self.greatestLength else { return false }
        return rawValue.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy { part in
            guard let first = part.first, Self.isLowercase(first) else { return false }
            return part.allSatisfy { Self.isLowercase($0) || Self.isUppercase($0) || Self.isDigit($0) }
        }
    }

    private static func isLowercase(_ c: UInt8) -> Bool { c >= UInt8(ascii: "a") && c <= UInt8(ascii: "z") }
    private static func isUppercase(_ c: UInt8) -> Bool { c >= UInt8(ascii: "A") && c <= UInt8(ascii: "Z") }
    private static func isDigit(_ c: UInt8) -> Bool { c >= UInt8(ascii: "0") && c <= UInt8(ascii: "9") }
}
