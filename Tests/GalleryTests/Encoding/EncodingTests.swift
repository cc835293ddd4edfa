import Foundation
import Testing

@testable import GalleryCommand

/// What is written into scripts and HTML is what was meant, whatever it contains.
@Suite struct EncodingTests {
    static let hostile = [
        "</script><script>alert(1)</script>", "<!--", "]]>", "\"quoted\" 'twice' `thrice`", "back\\slash\\",
        "line\u{2028}separator\u{2029}s", "null\u{0}bell\u{7}return\r\nnewline", "emoji 🎭 é", "&amp; &lt;", "${x}", "",
    ]

    @Test("A string survives JSON, and nothing in it can end a script", arguments: hostile)
    func stringInScript(_ string: String) throws {
        let text = JSON.string(string).text
        let read = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
        #expect(read as? String == string)
        for forbidden in ["<", ">", "&", "\u{2028}", "\u{2029}", "\n"] {
            #expect(!text.contains(forbidden))
        }
    }

    @Test("Text in HTML has no character that HTML gives a meaning", arguments: hostile)
    func stringInHTML(_ string: String) {
        let text = HTML.escaped(string)
        for forbidden in ["<", ">", "\"", "'"] {
            #expect(!text.contains(forbidden))
        }
        let read = text.replacingOccurrences(of: "&lt;", with: "<").replacingOccurrences(of: "&gt;", with: ">")
            .replacingOccurrences(of: "&quot;", with: "\"").replacingOccurrences(of: "&#39;", with: "'")
            .replacingOccurrences(of: "&amp;", with: "&")
        let printable = string.unicodeScalars.map { $0.value < 32 ? " " : Character($0) }
        #expect(read == String(printable))
    }

    @Test("Numbers are short, and what is not finite is 0")
    func numbers() {
        let values: [Double] = [0, -0.0, 1, -12.5, 0.00001, 1e20, .nan, .infinity, -.infinity]
        #expect(JSON.numbers(values).text == "[0,0,1,-12.5,1e-05,1e+20,0,0,0]")
    }

    @Test("Members keep the order they are given in, and absent ones are left out")
    func members() {
        let value = JSON.members(["z": .number(1), "a": nil, "b": .array([])])
        #expect(value.text == "{\"z\":1,\"b\":[]}")
    }

    @Test("A track reads back as it was written", arguments: 0..<40)
    func tracks(_ seed: Int) throws {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
        func random() -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 11) / Double(1 << 53)
        }
        let decimals = seed % 9
        let scale = pow(10, Double(decimals))
        let size = pow(10, random() * 8)
        let values = (0..<(seed % 7 * 12)).map { _ in ((random() - 0.5) * size * scale).rounded() / scale }
        let text = TrackText.encode(values, decimals: decimals)
        #expect(TrackText.decode(text) == values)
        let read = try #require(TrackText.decode(TrackText.encode(values, decimals: decimals, isExact: false)))
        #expect(read.count == values.count)
        #expect(zip(read, values).allSatisfy { abs($0 - $1) <= 1.001 / scale })
    }

    @Test("Straight motion costs its corners, and a number that is off by one on the way is let go only if it may be")
    func straightTrack() {
        var values: [Double] = (0...121).map { frame -> Double in
            let hundredths = frame <= 60 ? frame * 130 : 7800 - (frame - 60) * 30
            return Double(hundredths) / 100
        }
        let text = TrackText.encode(values, decimals: 2)
        #expect(text.utf8.count < 24)
        #expect(TrackText.decode(text) == values)
        values[30] += 0.01
        let exact = TrackText.encode(values, decimals: 2)
        #expect(TrackText.decode(exact) == values)
        #expect(TrackText.encode(values, decimals: 2, isExact: false).utf8.count < 24)
        #expect(exact.utf8.count > text.utf8.count)
    }

    @Test("Numbers beyond what a track can hold are brought to its ends", arguments: [0, 2, 8])
    func endlessTrack(decimals: Int) throws {
        let wild = [0, 1e300, -1e300, .infinity, -.infinity, .nan, 1e300, 0, .greatestFiniteMagnitude]
        let end = 9e15 / pow(10, Double(decimals))
        for isExact in [true, false] {
            let read = try #require(
                TrackText.decode(TrackText.encode(wild, decimals: decimals, isExact: isExact)))
            #expect(read == [0, end, -end, end, -end, 0, end, 0, end])
        }
    }

    @Test("Steady motion costs its two ends; nonsense is no track")
    func steadyTrack() {
        let text = TrackText.encode((0..<50).map { Double($0) * 7.25 }, decimals: 2)
        #expect(text.utf8.count <= 12)
        #expect(TrackText.decode("nonsense") == nil)
        #expect(TrackText.decode("2:A!") == nil)
        #expect(TrackText.decode("2;AC") == nil)
        #expect(TrackText.decode("2;AAA") == nil)
    }

    @Test("Names that differ by case alone have different files, and no name leaves the folder")
    func fileNames() {
        func file(_ name: String) -> String { Card(name: name, title: "", summary: "", lines: [:]).file }
        #expect(file("slide") == "data/slide.js")
        #expect(file("fadeIn") == "data/fade-in.js")
        #expect(file("fadein") != file("fadeIn"))
        #expect(!file("../x").dropFirst(5).contains("/"))
        #expect(!file("a\\b:c").contains("\\"))
    }
}
