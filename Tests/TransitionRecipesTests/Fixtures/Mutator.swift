import Foundation
import TransitionTestSupport

/// Changes files at random: some changes break the JSON, others only what it says.
struct Mutator {
    private var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    /// The files that are changed.
    static let originals: [[UInt8]] = [
        #"{"version": 1, "name": "cube"}"#,
        #"{"version": 1, "name": "fold", "settings": {"strips": 6}, "duration": 0.8, "timing": "easeOut", "otherwise": "fade"}"#,
        #"{"version": 1, "combine": ["slide", {"name": "fade", "mirrored": true}], "duration": "300ms", "elements": false}"#,
        #"{"version": 1, "forward": {"name": "slide", "settings": {"from": "top"}}, "backward": "cover", "reversed": true}"#,
        #"{"version": 1, "requires": ["combine"], "name": "circleReveal", "settings": {"shape": "star"}, "timing": {"spring": {"response": 0.4, "dampingRatio": 0.7}}}"#,
        #"{"version": 1, "name": "push", "wholeWindow": true, "timing": [0.25, 0.1, 0.25, 1], "otherwise": ["wipe", {"name": "fade", "duration": 1}]}"#,
        #"{"version": 1, "name": "cover", "duration": "{a.b}", "timing": "{c}", "tokens": {"a": {"$type": "duration", "b": {"$value": {"value": 200, "unit": "ms"}}}, "c": {"$type": "cubicBezier", "$value": [0.2, 0, 0, 1]}}}"#,
        #"{"version": 2, "name": "p\u00e9\ud83d\ude00", "more": [null, {"deep": [[[1e-3, -0.5e+2]]]}], "otherwise": {"combine": ["scale", "fade"]}}"#,
    ].map { Array($0.utf8) }

    /// What takes the place of a word or a number.
    private static let words = [
        "\"slide\"", "\"cube\"", "\"fade\"", "\"fold\"", "\"top\"", "\"leading\"", "\"star\"", "\"linear\"",
        "\"300ms\"",
        "\"{a.b}\"", "\"systemPush\"", "\"identity\"", "\"\"", "0", "1", "2", "0.3", "-1", "60", "61", "24", "1e9",
        "1e-9",
        "true", "false", "null", "{}", "[]", "[1, 2, 3]", "\"name\"", "\"settings\"", "\"combine\"", "\"duration\"",
        "\"timing\"", "\"mirrored\"", "\"colour\"", "\"otherwise\"", "\"version\"", "\"tokens\"",
    ].map { Array($0.utf8) }
    private static let bytes: [UInt8] =
        Array("{}[]:,\"\\0123456789eE+-.tfnua \n".utf8) + [0x00, 0x1F, 0x80, 0xC3, 0xED, 0xFF]

    private mutating func number(below limit: Int) -> Int { Int(random.next() % UInt64(max(limit, 1))) }

    /// One file.
    mutating func next() -> [UInt8] {
        var file = Self.originals[number(below: Self.originals.count)]
        for _ in 0...number(below: 2) {
            // Seven in ten changes put a value in the place of another one.
            if number(below: 10) < 7 { replaceWord(in: &file) } else { damage(&file) }
        }
        return file
    }

    /// Puts one of the words in the place of a text, a number or a word.
    private mutating func replaceWord(in file: inout [UInt8]) {
        func isInWord(_ byte: UInt8) -> Bool { !Array("{}[]:, ".utf8).contains(byte) }
        guard !file.isEmpty else { return }
        var start = number(below: file.count)
        while start < file.count, !isInWord(file[start]) { start += 1 }
        while start > 0, isInWord(file[start - 1]) { start -= 1 }
        var end = start
        while end < file.count, isInWord(file[end]) { end += 1 }
        var word = Self.words[number(below: Self.words.count)]
        // Most often by one of the same kind, so that many files can still be read.
        for _ in 0..<(number(below: 4) * 8) where start < end && Self.kind(word[0]) != Self.kind(file[start]) {
            word = Self.words[number(below: Self.words.count)]
        }
        file.replaceSubrange(start..<end, with: word)
    }

    /// A text, a number, or something else.
    private static func kind(_ byte: UInt8) -> Int {
        byte == UInt8(ascii: "\"")
            ? 0 : UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: "-") ? 1 : 2
    }

    private mutating func damage(_ file: inout [UInt8]) {
        let place = number(below: file.count)
        let end = min(place + 1 + number(below: 12), file.count)
        switch number(below: 6) {
        case 0 where !file.isEmpty: file[place] ^= 1 << UInt8(number(below: 8))
        case 1: file.insert(Self.bytes[number(below: Self.bytes.count)], at: place)
        case 2: file.removeSubrange(place..<end)
        case 3: file.insert(contentsOf: file[place..<end], at: number(below: file.count + 1))
        case 4: file.removeSubrange(place...)
        default:
            let many = 1 << number(below: 12)
            file.insert(contentsOf: Array(repeating: Self.bytes[number(below: 8)], count: many), at: place)
        }
    }
}
