import Foundation

/// JSON text with references in place of repetitions. `packed.js` reads it.
///
/// A reference is `^`, two digits for how far back it was and one for how long it is; or, from farther away, `~`, three
/// digits and one. The digits are those of ``TrackText``. All else is literal and plain ASCII: other characters
/// are written as JSON's escapes, which only strings can have.
struct PackedText: Equatable {
    /// The text with its references.
    let text: String
    /// The number of characters when unpacked.
    let count: Int

    /// How references begin, how many digits their distance has, and the length of the shortest repetition that is worth one.
    private static let near = (mark: UInt8(ascii: "^"), digits: 2, least: 5)
    private static let far = (mark: UInt8(ascii: "~"), digits: 3, least: 6)
    /// How many earlier places with the same beginning are tried.
    private static let tries = 24

    init(_ json: String) {
        let bytes = PackedText.plain(json)
        count = bytes.count
        var packed: [UInt8] = []
        packed.reserveCapacity(bytes.count / 2)
        // The last place of each beginning, and for each place the one before it with the same.
        var latest = [Int32](repeating: -1, count: 1 << 16)
        var before = [Int32](repeating: -1, count: bytes.count)
        func note(_ place: Int) {
            guard let key = PackedText.key(bytes, place) else { return }
            before[place] = latest[key]
            latest[key] = Int32(place)
        }
        var place = 0
        while place < bytes.count {
            let start = PackedText.key(bytes, place).map { latest[$0] } ?? -1
            let (from, length) = PackedText.longest(bytes, at: place, first: start, before: before)
            let kind = place - from < 1 << 12 ? PackedText.near : PackedText.far
            if length >= kind.least {
                packed.append(kind.mark)
                PackedText.append(place - from, digits: kind.digits, to: &packed)
                PackedText.append(length - kind.least, digits: 1, to: &packed)
                for next in place..<place + length { note(next) }
                place += length
            } else {
                packed.append(bytes[place])
                note(place)
                place += 1
            }
        }
        text = String(decoding: packed, as: UTF8.self)
    }

    /// The text as a string of a script, in single quotes, because JSON is full of double ones.
    var literal: String { "'" + text.replacingOccurrences(of: "\\", with: "\\\\") + "'" }

    /// In ASCII, without the marks and quotes that mean something here.
    private static func plain(_ json: String) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(json.utf8.count)
        for unit in json.utf16 {
            if unit < 128, let byte = UInt8(exactly: unit), ![near.mark, far.mark, UInt8(ascii: "'")].contains(byte) {
                bytes.append(byte)
            } else {
                let digits = String(unit, radix: 16)
                bytes += Array(("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8)
            }
        }
        return bytes
    }

    /// A number of the five characters at a place, the same for equal ones; nil near the end.
    private static func key(_ bytes: [UInt8], _ place: Int) -> Int? {
        guard place + near.least <= bytes.count else { return nil }
        var hash: UInt32 = 0
        for index in place..<place + near.least { hash = hash &* 0x9E37_79B1 &+ UInt32(bytes[index]) }
        return Int((hash ^ hash >> 15) & 0xFFFF)
    }

    /// Where the longest piece of text began that was there before and is there again.
    private static func longest(
        _ bytes: [UInt8], at place: Int, first: Int32, before: [Int32]
    ) -> (from: Int, length: Int) {
        var (best, from, candidate, tries) = (0, place, Int(first), tries)
        while candidate >= 0, tries > 0, place - candidate < 1 << 18 {
            // It must have ended before it is used.
            let limit = min(near.least + 63, place - candidate, bytes.count - place)
            var length = 0
            while length < limit, bytes[candidate + length] == bytes[place + length] { length += 1 }
            if length > best { (best, from) = (length, candidate) }
            (candidate, tries) = (Int(before[candidate]), tries - 1)
        }
        return (from, best)
    }

    private static func append(_ number: Int, digits: Int, to packed: inout [UInt8]) {
        for digit in stride(from: digits - 1, through: 0, by: -1) {
            packed.append(TrackText.digits[number >> (6 * digit) & 63])
        }
    }
}
