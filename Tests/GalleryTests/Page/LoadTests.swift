import Foundation
import Testing
import TransitionCore

@testable import GalleryCommand

/// What the page loads when, and what it keeps ready while something moves. Needs Chromium; skipped without it.
@Suite(.inChromium, .serialized)
struct LoadTests {
    @Test("Until the first phone moves, nothing is loaded but the page's own files and its recording (G6)")
    func first() throws {
        struct Load: Decodable, Equatable {
            var file: String?
            var phones: Int
        }
        let entries = ["fold", "cube", "slide", "fade"].map { SiteTests.entry($0) }
        let page = try LivePage(
            Site(entries, template: try Site.template()),
            script: """
                const loads = [], { append } = Element.prototype;
                const phones = () => { try { return Gallery.hero.playing.filter(Boolean).length; } catch { return 0; } };
                Element.prototype.append = function (...nodes) {
                  for (const node of nodes) {
                    if (node?.localName === "script") loads.push({ file: node.getAttribute("src"), phones: phones() });
                  }
                  return append.apply(this, nodes);
                };
                """)
        try page.pass(3)
        let text: String = try page.value("JSON.stringify(loads)")
        let loads = try JSONDecoder().decode([Load].self, from: Data(text.utf8))
        #expect(loads.filter { $0.phones == 0 }.map(\.file) == [Hero.file])
        #expect(loads.contains { $0.phones > 0 })
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
