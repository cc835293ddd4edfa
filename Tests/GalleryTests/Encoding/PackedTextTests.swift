import Foundation
import Testing

@testable import GalleryCommand

extension PackedText {
    /// The unpacked text; nil if it is not packed text.
    var unpacked: String? {
        let packed = Array(text.utf8)
        var (bytes, place): ([UInt8], Int) = ([], 0)
        while place < packed.count {
            let count = [UInt8(ascii: "^"): 2, UInt8(ascii: "~"): 3][packed[place]]
            guard let count else {
                bytes.append(packed[place])
                place += 1
                continue
            }
            guard place + count + 1 < packed.count else { return nil }
            let digits = packed[place + 1...place + count + 1].map { TrackText.digits.firstIndex(of: $0) ?? 0 }
            let back = digits.dropLast().reduce(0) { $0 * 64 + $1 }
            let length = digits[count] + (count == 2 ? 5 : 6)
            guard back >= length, back <= bytes.count else { return nil }
            bytes += bytes[bytes.count - back..<bytes.count - back + length]
            place += count + 2
        }
        return bytes.count == count ? String(decoding: bytes, as: UTF8.self) : nil
    }
}

/// Texts with references to themselves.
@Suite struct PackedTextTests {
    /// Repetitions near and far, marks, quotes, what is not ASCII, and nothing of the kind.
    private static let texts: [JSON] = [
        .string(""), .string("^~'\\\"`${x} </script> é 🎭\u{2028}\u{0}"), .numbers([1, 2, 3]),
        .array((0..<400).map { .numbers([Double($0 % 7), Double($0 % 13), 390, 844]) }),
        .array([.string(String(repeating: "abcdefgh", count: 40)), .string(noise(6000)), .string("abcdefghabcdefgh")]),
        .array([.string(noise(300_000)), .string(noise(300))]),
    ]

    /// Letters in an order that hardly repeats, the same each time.
    private static func noise(_ count: Int) -> String {
        var state: UInt64 = 7
        return String(
            (0..<count).map { _ -> Character in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return Character(Unicode.Scalar(UInt8(ascii: "a") + UInt8(state >> 59) % 26))
            })
    }

    // By their numbers: the largest would fill the log.
    @Test(
        "What is packed reads as the same JSON, and is plain ASCII in which nothing ends a script",
        arguments: texts.indices)
    func whole(_ index: Int) throws {
        let json = Self.texts[index]
        let packed = PackedText(json.text)
        let unpacked = try #require(packed.unpacked)
        let value = try JSONSerialization.jsonObject(with: Data(unpacked.utf8), options: .fragmentsAllowed)
        let wanted = try JSONSerialization.jsonObject(with: Data(json.text.utf8), options: .fragmentsAllowed)
        #expect(value as? NSObject == wanted as? NSObject)
        let forbidden = [UInt8(ascii: "<"), UInt8(ascii: "'")]
        #expect(packed.text.utf8.allSatisfy { $0 >= 32 && $0 < 127 && !forbidden.contains($0) })
        #expect(PackedText(json.text) == packed)
    }

    @Test("What repeats takes little room, and what does not takes as much as before")
    func small() {
        let repeated = PackedText(Self.texts[3].text)
        #expect(repeated.text.utf8.count * 5 < repeated.count && repeated.count == Self.texts[3].text.utf8.count)
        let noise = PackedText(JSON.string(Self.noise(3000)).text)
        #expect(noise.text.utf8.count <= noise.count)
    }

    @Test(
        "The page reads what was packed", .inChromium)
    func page() throws {
        let packed = Self.texts.map { PackedText($0.text) }
        let list = packed.map { "[\($0.count), \($0.literal)]" }.joined(separator: ", ")
        let answers = try Harness.answer(
            [String].self, in: Site([SiteTests.entry("slide")], template: try Site.template()),
            body: "return [\(list)].map(([count, text]) => JSON.stringify(Gallery.unpack(count, text)));")
        for (answer, json) in zip(answers, Self.texts) {
            let value = try JSONSerialization.jsonObject(with: Data(answer.utf8), options: .fragmentsAllowed)
            let wanted = try JSONSerialization.jsonObject(with: Data(json.text.utf8), options: .fragmentsAllowed)
            #expect(value as? NSObject == wanted as? NSObject)
        }
        #expect(answers.count == Self.texts.count)
    }
}
