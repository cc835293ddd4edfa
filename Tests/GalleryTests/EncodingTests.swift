import Foundation
import Testing

@testable import gallery

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
    }

    @Test("Steady motion costs one character a frame")
    func steadyTrack() {
        let text = TrackText.encode((0..<50).map { Double($0) * 7.25 }, decimals: 2)
        #expect(text.utf8.count <= 2 + 1 + 3 + 48)
        #expect(TrackText.decode("nonsense") == nil)
        #expect(TrackText.decode("2:A!") == nil)
    }

    @Test("Names that differ by case alone have different files, and no name leaves the folder")
    func fileNames() {
        func file(_ name: String) -> String { Card(name: name, title: "", summary: "", line: "").file }
        #expect(file("slide") == "data/slide.js")
        #expect(file("fadeIn") == "data/fade-in.js")
        #expect(file("fadein") != file("fadeIn"))
        #expect(!file("../x").dropFirst(5).contains("/"))
        #expect(!file("a\\b:c").contains("\\"))
    }
}
