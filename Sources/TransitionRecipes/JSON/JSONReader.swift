import Foundation

/// Reads JSON as RFC 8259 defines it, within limits, and keeps the place of each value.
///
/// Foundation's readers build the whole value before a limit could be checked, accept repeated keys, and say neither the
/// path nor the place of an error.
struct JSONReader {
    private let bytes: [UInt8]
    private let limits: JSONLimits
    private var place = 0
    private var values = 0

    private init(_ bytes: [UInt8], limits: JSONLimits) { (self.bytes, self.limits) = (bytes, limits) }

    /// Returns the root of a file.
    ///
    /// - Throws: ``RecipeError`` for the first byte that is not JSON, and for the first limit that is exceeded.
    static func root(of data: Data, limits: JSONLimits) throws(RecipeError) -> JSONNode {
        guard data.count <= limits.bytes else {
            throw RecipeError(
                .tooLarge(bytes: data.count, limit: limits.bytes), at: .root, limits.bytes..<data.count)
        }
        var reader = JSONReader([UInt8](data), limits: limits)
        let node = try reader.value(at: .root, depth: 0)
        reader.skipSpace()
        guard reader.place == reader.bytes.count else { throw reader.wrong("the end of the file", at: .root) }
        return node
    }

    // MARK: Values

    private mutating func value(at path: JSONPath, depth: Int) throws(RecipeError) -> JSONNode {
        skipSpace()
        try count(at: path)
        let start = place
        guard let first = next else { throw wrong("a value", at: path) }
        let content: JSONNode.Content
        switch first {
        case UInt8(ascii: "{"): content = .object(try members(at: path, depth: depth + 1))
        case UInt8(ascii: "["): content = .list(try elements(at: path, depth: depth + 1))
        case UInt8(ascii: "\""): content = .text(try text(at: path))
        case UInt8(ascii: "t"): content = try word("true", .flag(true), at: path)
        case UInt8(ascii: "f"): content = try word("false", .flag(false), at: path)
        case UInt8(ascii: "n"): content = try word("null", .null, at: path)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): content = .number(try number(at: path))
        default: throw wrong("a value", at: path)
        }
        return JSONNode(content: content, range: start..<place)
    }

    private mutating func members(at path: JSONPath, depth: Int) throws(RecipeError) -> [JSONNode.Member] {
        try enter(depth, at: path)
        var members: [JSONNode.Member] = []
        // Most objects have few keys, and a search is faster than a set then.
        var known: Set<String> = []
        if closes(UInt8(ascii: "}")) { return members }
        repeat {
            skipSpace()
            let start = place
            guard next == UInt8(ascii: "\"") else { throw wrong("a key in quotation marks", at: path) }
            try count(at: path)
            let key = try text(at: path)
            if members.count == 8 { known = Set(members.map(\.key)) }
            let isRepeated =
                members.count < 8 ? members.contains { $0.key == key } : !known.insert(key).inserted
            if isRepeated { throw RecipeError(.repeatedKey(key), at: path, start..<place) }
            skipSpace()
            guard next == UInt8(ascii: ":") else { throw wrong("a colon", at: path) }
            place += 1
            let value = try value(at: .key(path, key), depth: depth)
            members.append(JSONNode.Member(key: key, value: value, range: start..<place))
        } while try goesOn(until: UInt8(ascii: "}"), "a comma or a closing brace", at: path)
        return members
    }

    private mutating func elements(at path: JSONPath, depth: Int) throws(RecipeError) -> [JSONNode] {
        try enter(depth, at: path)
        var elements: [JSONNode] = []
        if closes(UInt8(ascii: "]")) { return elements }
        repeat {
            elements.append(try value(at: .index(path, elements.count), depth: depth))
        } while try goesOn(until: UInt8(ascii: "]"), "a comma or a closing bracket", at: path)
        return elements
    }

    private mutating func word(
        _ word: StaticString, _ content: JSONNode.Content, at path: JSONPath
    ) throws(RecipeError) -> JSONNode.Content {
        let start = place
        for offset in 0..<word.utf8CodeUnitCount {
            guard next == word.utf8Start[offset] else {
                place = start
                throw wrong("a value", at: path)
            }
            place += 1
        }
        return content
    }

    // MARK: Between values

    /// The byte at the place; nil at the end.
    private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

    private mutating func skipSpace() {
        while place < bytes.count,
            bytes[place] == 0x20 || bytes[place] == 0x0A || bytes[place] == 0x0D || bytes[place] == 0x09
        {
            place += 1
        }
    }

    /// Counts a value or a key.
    private mutating func count(at path: JSONPath) throws(RecipeError) {
        values += 1
        guard values <= limits.values else {
            throw RecipeError(.tooManyValues(limit: limits.values), at: path, here)
        }
    }

    /// Goes behind an opening brace or bracket.
    private mutating func enter(_ depth: Int, at path: JSONPath) throws(RecipeError) {
        guard depth <= limits.depth else { throw RecipeError(.tooDeep(limit: limits.depth), at: path, here) }
        place += 1
    }

    /// Whether a list or an object without elements ends here, and goes behind its end.
    private mutating func closes(_ end: UInt8) -> Bool {
        skipSpace()
        guard next == end else { return false }
        place += 1
        return true
    }

    /// Whether a comma follows, and goes behind it or behind the end.
    private mutating func goesOn(
        until end: UInt8, _ expected: String, at path: JSONPath
    ) throws(RecipeError) -> Bool {
        skipSpace()
        guard let byte = next, byte == end || byte == UInt8(ascii: ",") else { throw wrong(expected, at: path) }
        place += 1
        return byte != end
    }

    /// The byte at the place; empty at the end.
    private var here: Range<Int> { place..<min(place + 1, bytes.count) }

    private func wrong(_ expected: String, at path: JSONPath) -> RecipeError {
        RecipeError(.syntax(expected: expected), at: path, here)
    }

    // MARK: Numbers

    private mutating func number(at path: JSONPath) throws(RecipeError) -> Double {
        let start = place
        if next == UInt8(ascii: "-") { place += 1 }
        if next == UInt8(ascii: "0") { place += 1 } else { try digits(at: path) }
        if next == UInt8(ascii: ".") {
            place += 1
            try digits(at: path)
        }
        if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
            place += 1
            if next == UInt8(ascii: "-") || next == UInt8(ascii: "+") { place += 1 }
            try digits(at: path)
        }
        guard place - start <= limits.digits else {
            throw RecipeError(.tooLong(limit: limits.digits), at: path, start..<place)
        }
        // The bytes are ASCII by the grammar above, so the conversion succeeds.
        let number = Double(String(decoding: bytes[start..<place], as: UTF8.self)) ?? .infinity
        guard abs(number) <= limits.number else {
            throw RecipeError(.outOfRange(number, -limits.number...limits.number), at: path, start..<place)
        }
        return number
    }

    private mutating func digits(at path: JSONPath) throws(RecipeError) {
        let start = place
        while let byte = next, UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte { place += 1 }
        guard place > start else { throw wrong("a digit", at: path) }
    }
}

// MARK: - Texts

extension JSONReader {
    private mutating func text(at path: JSONPath) throws(RecipeError) -> String {
        let start = place
        place += 1
        var (isPlain, isEscaped) = (true, false)
        while let byte = next, byte != UInt8(ascii: "\"") {
            if byte < 0x20 { throw wrong("an escape for a control character, such as \\n", at: path) }
            if byte == UInt8(ascii: "\\") {
                isEscaped = true
                place += 1
            }
            if byte >= 0x80 { isPlain = false }
            place += 1
            guard place - start <= limits.text else {
                throw RecipeError(.tooLong(limit: limits.text), at: path, start..<min(place, bytes.count))
            }
        }
        guard place < bytes.count else {
            place = bytes.count
            throw wrong("a closing quotation mark", at: path)
        }
        let inside = start + 1..<place
        place += 1
        if !isPlain, String(data: Data(bytes[inside]), encoding: .utf8) == nil {
            throw RecipeError(.syntax(expected: "UTF-8"), at: path, inside)
        }
        return isEscaped ? try unescaped(inside, at: path) : String(decoding: bytes[inside], as: UTF8.self)
    }

    private mutating func unescaped(_ inside: Range<Int>, at path: JSONPath) throws(RecipeError) -> String {
        var units: [UInt8] = []
        var index = inside.lowerBound
        while index < inside.upperBound {
            let byte = bytes[index]
            index += 1
            guard byte == UInt8(ascii: "\\") else {
                units.append(byte)
                continue
            }
            // The text ends with a quotation mark that no backslash precedes, so a byte follows.
            let escape = bytes[index]
            index += 1
            switch escape {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): units.append(escape)
            case UInt8(ascii: "b"): units.append(0x08)
            case UInt8(ascii: "f"): units.append(0x0C)
            case UInt8(ascii: "n"): units.append(0x0A)
            case UInt8(ascii: "r"): units.append(0x0D)
            case UInt8(ascii: "t"): units.append(0x09)
            case UInt8(ascii: "u"):
                let start = index - 2
                guard let scalar = scalar(at: &index, before: inside.upperBound) else {
                    let range = start..<min(start + 6, inside.upperBound)
                    throw RecipeError(.syntax(expected: "a character as four hexadecimal digits"), at: path, range)
                }
                units += Array(String(Character(scalar)).utf8)
            default:
                throw RecipeError(.syntax(expected: "an escape of JSON, such as \\n"), at: path, index - 2..<index)
            }
        }
        return String(decoding: units, as: UTF8.self)
    }

    /// Returns the character of an escape with digits, or of the two escapes of a surrogate pair.
    private func scalar(at index: inout Int, before end: Int) -> Unicode.Scalar? {
        guard let first = unit(at: &index, before: end) else { return nil }
        guard (0xD800...0xDBFF).contains(first) else { return Unicode.Scalar(first) }
        guard index + 1 < end, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u") else {
            return nil
        }
        index += 2
        guard let second = unit(at: &index, before: end), (0xDC00...0xDFFF).contains(second) else { return nil }
        return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    }

    private func unit(at index: inout Int, before end: Int) -> UInt32? {
        guard index + 4 <= end else { return nil }
        var unit: UInt32 = 0
        for _ in 0..<4 {
            guard let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue else { return nil }
            unit = unit << 4 | UInt32(digit)
            index += 1
        }
        return unit
    }
}
