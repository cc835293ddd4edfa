import Foundation
import Testing

@testable import TransitionCore

struct TransitionNameTests {
    @Test(
        "Well-formed names",
        arguments: [
            "slide", "a", "snapshotPush", "cube3D", "acme.whoosh", "a.b.c", "x1.y2", String(repeating: "a", count: 64),
        ])
    func wellFormed(text: String) {
        #expect(TransitionName(text).isWellFormed)
    }

    @Test(
        "Malformed names",
        arguments: [
            "", " ", "Slide", "slide ", " slide", "../x", "..", ".", "a.", ".a", "a..b", "a.B", "3d", "a.3d", "a-b",
            "a_b", "a/b", "a\\b", "a\0", "a\n", "<script>", "&amp;", "\"", "😀", "slide😀", "é", "ﬁ", "ａ", "а",
            "slide\u{301}", "a%2e", String(repeating: "a", count: 65), "a." + String(repeating: "b", count: 63),
        ])
    func malformed(text: String) {
        #expect(!TransitionName(text).isWellFormed)
    }

    @Test("A name is its text, whatever made it")
    func text() {
        let literal: TransitionName = "slide"
        #expect(literal == TransitionName("slide") && literal == TransitionName(rawValue: "slide"))
        #expect(literal.description == "slide" && literal.rawValue == "slide")
        #expect(Set([literal, TransitionName("slide"), "Slide"]).count == 2)
        #expect((["cube", "a.b", "b"] as [TransitionName]).sorted() == ["a.b", "b", "cube"])
    }

    @Test(
        "The distance between two names is that in letters, whatever their case and length",
        arguments: [
            ("slide", "slide", 0), ("slide", "Slide", 0), ("slide", "slyde", 1), ("slide", "sldie", 1),
            ("slide", "lide", 1), ("slide", "slidess", 2), ("", "cube", 4), ("cube", "", 4),
        ] as [(TransitionName, TransitionName, Int)])
    func distance(from name: TransitionName, to other: TransitionName, letters: Int) {
        #expect(name.distance(to: other) == letters && other.distance(to: name) == letters)
        let endless = TransitionName(String(repeating: "x", count: 1_000_000))
        #expect(endless.distance(to: endless) == 0 && endless.distance(to: name) == 64)
    }
}
