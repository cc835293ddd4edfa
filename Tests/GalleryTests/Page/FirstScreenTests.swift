import Foundation
import Testing
import TransitionCore

@testable import GalleryCommand

/// The phone to play with on the first screen, and the cards that are swiped where they stand. Needs Chromium; skipped
/// without it.
@Suite(.inChromium, .serialized)
struct FirstScreenTests {
    private func page(prefersStills: Bool = false, size: (width: Int, height: Int) = (1280, 800)) throws -> LivePage {
        let entries = ["slide", "fold", "cube", "letter"].map { name in
            var entry = SiteTests.entry(name)
            entry.card.moment = 0.6
            entry.recording.run = RunSettings(timing: .linear, duration: 0.4)
            return entry
        }
        let page = try LivePage(
            Site(entries, template: try Site.template()), size: size, prefersStills: prefersStills)
        try page.wait(for: "Gallery.hero.playing.filter(Boolean).length === 3")
        return page
    }

    private let progress = "Gallery.hero.table.stage.progress"

    @Test("It has those of the five that there are; a ghost's finger leads one after the other, whose line is written")
    func ghost() throws {
        let page = try page()
        #expect(
            try page.value("[...document.querySelectorAll('.star')].map((star) => star.dataset.name).join()")
                == "cube,fold,letter")
        #expect(try page.value("Gallery.hero.chosen") == "cube")
        try page.wait(for: "Gallery.hero.ghost.isShowing && \(progress) > 0.5")
        // It turns around before it lets go.
        try page.wait(for: "Gallery.hero.ghost.isShowing && \(progress) < 0.45")
        #expect(try page.value("document.getElementById('toy-line').textContent") == "navigation(.cube)")
        try page.wait(for: "!Gallery.hero.ghost.isShowing && \(progress) === 1")
        try page.wait(for: "document.getElementById('toy-line').textContent === 'navigation(.fold)'")
        #expect(try page.value("Gallery.hero.chosen") == "fold")
    }

    @Test("Who prefers stills sees it in mid-flight, without a ghost, and the line at once")
    func stills() throws {
        let page = try page(prefersStills: true)
        #expect(try page.value("document.getElementById('toy-line').textContent") == "navigation(.cube)")
        try page.pass(5)
        #expect(try page.value("Gallery.hero.ghost.isShowing") == false)
        #expect(try page.value(progress, as: Double.self) == 0.6)
        #expect(try page.value("Gallery.hero.chosen") == "cube")
    }

    @Test("A long line breaks before its parenthesis in a narrow window, and not within a name")
    func narrowLine() throws {
        let page = try page(prefersStills: true, size: (360, 700))
        let lines: [Int] = try page.value(
            """
            (() => {
              const code = document.getElementById("toy-line");
              new Gallery.Typed(code).write("detail.setModalTransition(.cube)");
              return [...code.childNodes].filter(({ data }) => data).map((text) => {
                const range = document.createRange();
                range.selectNode(text);
                return range.getClientRects().length;
              });
            })()
            """)
        #expect(lines == [1, 1])
        #expect(
            try page.value("document.getElementById('toy-line').textContent") == "detail.setModalTransition(.cube)")
    }

    @Test("A finger moves it at once, both ways, and the ghost is gone for good")
    func finger() throws {
        let page = try page()
        func place(_ x: Double) throws -> (x: Double, y: Double) { try page.place(of: "#toy-screen", x: x, y: 0.5) }
        try page.drag(try place(0.9), try place(0.8), try place(0.2), pause: 0.2)
        try page.wait(for: "!Gallery.hero.table.player.isPlaying")
        #expect(try page.value(progress, as: Double.self) == 1)
        try page.drag(try place(0.1), try place(0.2), try place(0.9), pause: 0.2)
        try page.wait(for: "!Gallery.hero.table.player.isPlaying")
        #expect(try page.value(progress, as: Double.self) == 0)
        try page.pass(8)
        #expect(try page.value("Gallery.hero.ghost.isShowing") == false)
        #expect(try page.value("Gallery.hero.chosen") == "cube")
    }

    @Test("The arrow keys move it without a focus; past its end comes the next one")
    func keys() throws {
        let page = try page()
        for _ in 0..<3 { try page.press("ArrowRight", code: 39) }
        #expect(try abs(page.value(progress, as: Double.self) - 0.12) < 1e-9)
        try page.press("ArrowLeft", code: 37)
        #expect(try abs(page.value(progress, as: Double.self) - 0.08) < 1e-9)
        _ = try page.value("(document.getElementById('toy').focus(), true)", as: Bool.self)
        try page.press("End", code: 35)
        #expect(try page.value("document.getElementById('toy').getAttribute('aria-valuetext')") == "Cube, 100 percent")
        try page.press("ArrowRight", code: 39)
        #expect(try page.value("Gallery.hero.chosen") == "fold")
        try page.click("#toy-next")
        try page.wait(for: "Gallery.hero.chosen === 'letter'")
    }

    @Test(
        "The first screen of a phone, a laptop and a large screen has promise, phone and both lines",
        arguments: [
            (390, 844), (1366, 768), (1920, 1080),
        ])
    func inSight(width: Int, height: Int) throws {
        let page = try page(size: (width, height))
        let low: [String] = try page.value(
            """
            [".promise", "#toy", "#typed", ".install"].filter((part) => {
              const { bottom, height } = document.querySelector(part).getBoundingClientRect();
              return height === 0 || bottom > innerHeight;
            })
            """)
        #expect(low == [])
    }

    @Test("A card is swiped where it stands, and opens only when it is tapped")
    func card() throws {
        let page = try page()
        let card = ".card[data-name=slide]"
        let fraction = "Gallery.cards.table(Gallery.cards.named('slide')).stage.progress"
        try page.wait(for: "!!Gallery.cards.table(Gallery.cards.named('slide')).stage")
        let from = try page.place(of: "\(card) .screen", x: 0.9), to = try page.place(of: "\(card) .screen", x: 0.85)
        let far = try page.place(of: "\(card) .screen", x: 0.1)
        try page.drag(from, to, far, pause: 0.2)
        try page.wait(for: "\(fraction) === 1")
        #expect(try page.value("document.querySelector('dialog').open") == false)
        try page.pass(3)
        #expect(try page.value(fraction, as: Double.self) == 1)
        try page.click("\(card) .screen")
        try page.wait(for: "document.querySelector('dialog').open")
    }
}
