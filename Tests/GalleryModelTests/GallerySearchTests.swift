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
            ("origami", "fold"), ("venetian", "blinds"), ("slot machine", "barrel"), ("accordion", "fold"),
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

    @Test(
        "Words of German, Spanish, Japanese and Chinese, endings, and what is spelt with too few or too many letters, find",
        arguments: [
            ("Tür", ["door"]), ("Falttür", ["fold"]), ("würfel", ["cube"]), ("Reißverschluss", ["zipper"]),
            ("puerta", ["door"]), ("cortina", ["curtain"]), ("tarjetas", ["cards"]), ("圆", ["circleReveal"]),
            ("plegar", ["fold"]), ("カード", ["cards"]),
            ("ドアの画面遷移", ["door"]), ("翻页", ["page"]), ("旋转立方体", ["cube"]), ("玻璃", ["shatter"]),
            ("explosion", ["explode"]), ("barell", ["barrel"]), ("zom", ["zoom"]), ("sharedElement", ["flyingView"]),
            ("doorway", ["door"]), ("folding", ["fold"]), ("flipped", ["flip"]), ("schie", ["slide"]),
        ] as [(String, [TransitionName])])
    func abroad(text: String, wanted: [TransitionName]) throws {
        let found = try names(text)
        #expect(found.first == wanted.first, "\(found)")
        #expect(found.count < 20, "\(found)")
    }

    @Test("A word of another language means that alone: it does not find what is spelt alike")
    func meaning() throws {
        #expect(try !names("Tür").contains("turningTiles"))
        #expect(try names("Übergang").count > 40, "says nothing")
    }

    @Test("No name, title or tag of the catalogue is taken for a word of another language, and each meaning finds")
    func noneHidden() throws {
        for animator in TransitionRegistry.standard.all {
            let words = [animator.info.name.rawValue, animator.info.title] + animator.info.tags.map(\.rawValue)
            for word in words {
                #expect(try names(word).contains(animator.info.name), "\(word)")
            }
        }
        for (meanings, _) in WordsAbroad.table where meanings != "-" {
            for meaning in meanings.split(separator: " ") {
                #expect(try !names(String(meaning)).isEmpty, "\(meaning)")
            }
        }
    }

    @Test("What is not in the catalogue has an answer, and what comes near")
    func outOfScope() throws {
        let blur = try answer("blur")
        #expect(blur.note == "No transition here blurs a screen. These come near:")
        #expect(blur.items.map(\.id).prefix(2) == ["fadeThrough", "depthPush"])
        let lottie = try answer("lottie")
        #expect(lottie.items.isEmpty && lottie.note?.isEmpty == false)
        #expect(try answer("cube").note == nil)
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
        "Where nothing is found, something is suggested that does find", arguments: ["cubwqe", "cube banana", "sludi"])
    func suggestions(text: String) throws {
        let answer = try answer(text)
        #expect(answer.items.isEmpty && !answer.suggestions.isEmpty && answer.suggestions.count <= 3)
        for suggestion in answer.suggestions { #expect(try !names(suggestion).isEmpty, "\(suggestion)") }
        let first = try #require(answer.suggestions.first)
        #expect(try names(first).first == (text == "sludi" ? "slide" : "cube"))
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
