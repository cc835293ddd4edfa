import Foundation
import Testing
import TransitionCore

@testable import GalleryCommand

/// What the page loads when, and what it keeps ready while something moves. Needs Chromium; skipped without it.
@Suite(.inChromium, .serialized)
struct LoadTests {
    @Test("Until the first phone moves, nothing is loaded but the page's own files and its recording (G6)")
    func first() throws {
        struct Answer: Decodable, Equatable {
            var first: [String]
            var early: [String]
            var late: Bool
        }
        let entries = ["fold", "cube", "slide", "fade"].map { SiteTests.entry($0) }
        let answer = try Harness.answer(
            Answer.self, in: Site(entries, template: try Site.template()),
            body: """
                const data = () => [...document.scripts].map((script) => script.getAttribute("src"))
                  .filter((name) => name?.startsWith("data/"));
                const first = data(), early = [], append = document.head.append;
                let late = false;
                document.head.append = (...nodes) => {
                  const isReady = Gallery.hero.playing.filter(Boolean).length >= 1;
                  for (const { src } of nodes) if (src && !isReady) early.push(src);
                  late ||= isReady;
                  append.apply(document.head, nodes);
                };
                await wait(3000);
                return { first, early, late };
                """)
        #expect(answer == Answer(first: ["data/_hero.js"], early: [], late: true))
    }

    @Test("What moves is kept ready for the next frame while it plays, and not at rest (G6)")
    func moving() throws {
        var entry = SiteTests.entry("slide")
        entry.recording.run = RunSettings(timing: .linear, duration: 0.8)
        entry.recording.pace = (0...48).map { Double($0) / 48 }
        let page = try LivePage(Site([entry], template: try Site.template()), fragment: "slide")
        let hint = "getComputedStyle(document.querySelector('#detail-screen [data-mover]')).willChange"
        try page.wait(for: "!!Gallery.detail.stage")
        #expect(try page.value("(Gallery.detail.player.play(-1), true)", as: Bool.self))
        try page.wait(for: "Gallery.detail.player.isPlaying && \(hint) === 'transform, opacity'")
        try page.wait(for: "!Gallery.detail.player.isPlaying && \(hint) === 'auto'")
    }
}
