import Foundation
import GalleryModel
import Testing
import TransitionAnimations
import TransitionCore
import TransitionTestSupport

/// The search forgives, and suggests.
struct GallerySearchTests {
    private func answer(_ text: String) throws -> GalleryGrid.Answer {
        GalleryGrid(try GalleryGridTests.registry()).answer(to: GalleryFilter(text: text))
    }

    private func names(_ text: String) throws -> [TransitionName] { try answer(text).items.map(\.id) }

    @Test(
        "The one that is meant comes first",
        arguments: [
            ("cube", "cube"), ("CUBE", "cube"), ("  cube ", "cube"), ("cúbe", "cube"), ("cub", "cube"),
            ("cuve", "cube"), ("cbue", "cube"), ("shater", "shatter"), ("shufle", "shuffle"),
            ("carrousel", "carousel"), ("depth push", "depthPush"), ("push depth", "depthPush"),
            ("depthpush", "depthPush"), ("circle reveal", "circleReveal"), ("reveal circle", "circleReveal"),
            ("page curl", "page"), ("pagecurl", "page"), ("garage", "garage"), ("the fold effect", "fold"),
            ("origami", "fold"), ("venetian", "blinds"), ("slot machine", "reels"), ("accordion", "fold"),
            ("broken glass", "shatter"), ("star", "circleReveal"), ("slide", "slide"), ("system push", "push"),
        ] as [(String, TransitionName)])
    func first(text: String, name: TransitionName) throws {
        let found = try names(text)
        #expect(found.first == name, "\(found)")
    }

    @Test(
        "A word for many finds them",
        arguments: [
            ("modal", ["cover", "tiltUnder", "stack", "slideDismiss"]), ("sheet", ["cover", "tiltUnder"]),
            ("3d", ["cube", "flip", "door"]), ("3D paper", ["fold", "book", "letter"]),
            ("hero", ["flyingView", "zoom"]),
            ("shared element", ["flyingView", "zoom"]), ("calm", ["fade", "fadeThrough"]),
            ("reduce motion", ["fade"]), ("spin", ["cube", "newspaper"]), ("perspective", ["cube"]),
            ("doors", ["door"]),
        ] as [(String, [TransitionName])])
    func many(text: String, wanted: [TransitionName]) throws {
        let found = try names(text)
        for name in wanted { #expect(found.contains(name), "\(found)") }
        #expect(found.count < 50, "not all")
    }

    @Test("Each word counts: more of them find no more")
    func narrowing() throws {
        let one = Set(try names("paper"))
        let two = Set(try names("paper hinge"))
        #expect(!two.isEmpty && two.isStrictSubset(of: one))
    }

    @Test("Words that say nothing are left out, unless they are all that there is")
    func empty() throws {
        #expect(try names("a transition like the cube").first == "cube")
        #expect(try names("screen").count > 40)
        #expect(try answer("").groups.count > 5 && answer(" ¿?! ").groups.count > 5, "no words, no search")
    }

    @Test(
        "Where nothing is found, something is suggested that does find", arguments: ["cubbbe", "cube banana", "slyyde"])
    func suggestions(text: String) throws {
        let answer = try answer(text)
        #expect(answer.items.isEmpty && !answer.suggestions.isEmpty && answer.suggestions.count <= 3)
        for suggestion in answer.suggestions { #expect(try !names(suggestion).isEmpty, "\(suggestion)") }
        #expect(try names(answer.suggestions[0]).first == (text == "slyyde" ? "slide" : "cube"))
    }

    @Test("A search goes with tags and container, and so do suggestions")
    func together() throws {
        let grid = GalleryGrid(try GalleryGridTests.registry())
        let filter = GalleryFilter(tags: [.paper], container: .tab, text: "fold")
        #expect(grid.answer(to: filter).items.map(\.id).first == "fold")
        #expect(grid.answer(to: GalleryFilter(tags: [.door], text: "fold")).items.isEmpty)
        #expect(grid.answer(to: GalleryFilter(tags: [.door], text: "cubbe")).suggestions.isEmpty)
    }

    @Test("Any text has an answer soon")
    func hostile() throws {
        let grid = GalleryGrid(try GalleryGridTests.registry())
        let texts = [
            String(repeating: "a ", count: 5000), String(repeating: "ü", count: 100_000), "\u{0}\u{202E}\n", "👩‍👩‍👧‍👦 👍🏽",
            "'; DROP TABLE", String(repeating: "e\u{301}", count: 50_000), "<b>", "%@%n", "ﬁlm", "Ｃｕｂｅ",
        ]
        let clock = ContinuousClock()
        let time = clock.measure {
            for text in texts { _ = grid.answer(to: GalleryFilter(text: text)) }
        }
        #expect(time < .seconds(20))
    }
}
