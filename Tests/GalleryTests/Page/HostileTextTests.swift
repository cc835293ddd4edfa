import Foundation
import Testing
import TransitionCore

@testable import GalleryCommand

/// Titles that try to be markup, in a real browser. Needs Chromium; skipped without it.
@Suite(.inChromium, .serialized)
struct HostileTextTests {
    static let titles = [
        "</span></a><script>document.documentElement.dataset.harm=1</script>",
        "\"><img src=x onerror=\"document.documentElement.dataset.harm=1\">",
        "' onmouseover='document.documentElement.dataset.harm=1",
        "</script><script>document.documentElement.dataset.harm=1</script>",
        "\u{2028}\u{2029} <!-- --> &lt;b&gt; é 🎭 ${1} `",
    ]

    @Test("Shown as they are, on the card and in the detail view, and nothing of them runs")
    func inert() throws {
        let entries = HostileTextTests.titles.enumerated().map { index, title in
            var entry = SiteTests.entry(title)
            entry.card = Card(
                name: title, title: title, summary: title, tags: [title], facts: title,
                lines: [.navigation: title])
            entry.recording.containers[.navigation]?.forward[0].children[0].content = [
                .init(
                    key: "t",
                    value: .members([
                        "s": .string(title), "f": .number(12), "w": .number(400), "c": .numbers([0, 0, 0, 1]),
                        "n": .string("left"), "l": .number(1),
                    ]))
            ]
            return entry
        }
        struct Answer: Decodable {
            var harm: Bool
            var scripts: Int
            var images: Int
            var cards: [String]
            var details: [[String]]
            var layers: [Bool]
        }
        let site = Site(entries, template: try Site.template())
        // A part is loaded when it is opened.
        let scripts = site.files.count { $0.name.hasSuffix(".js") && !$0.name.hasPrefix("parts/") }
        let answer = try Harness.answer(
            Answer.self, in: site,
            body: """
                const cards = Gallery.cards.all.map((card) => card.querySelector(".title").textContent);
                const details = [], layers = [];
                for (const card of Gallery.cards.all) {
                  location.hash = card.getAttribute("href").slice(1);
                  await wait(1500);
                  details.push(["detail-title", "detail-summary", "detail-name", "detail-facts", "line"].map(
                    (id) => byId(id).textContent));
                  layers.push(byId("detail-screen").textContent.includes(card.dataset.name));
                }
                return { harm: "harm" in document.documentElement.dataset, cards, details, layers,
                  scripts: document.scripts.length, images: document.images.length };
                """)
        #expect(!answer.harm)
        // Those of the site, each once.
        #expect(answer.scripts == scripts)
        #expect(answer.images == 0)
        #expect(answer.cards == HostileTextTests.titles)
        #expect(answer.details == HostileTextTests.titles.map { Array(repeating: $0, count: 5) })
        #expect(answer.layers == HostileTextTests.titles.map { _ in true })
    }
}
