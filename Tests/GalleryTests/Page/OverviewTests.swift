import Foundation
import GalleryModel
import Testing
import TransitionCore
import TransitionTestSupport

@testable import GalleryCommand

/// The overview in a real browser: shelves, search, tags, what plays by itself. Needs Chromium; skipped without it.
@Suite(.inChromium, .serialized)
struct OverviewTests {
    private func site() throws -> Site {
        let cards: [(name: String, title: String, tags: [String], section: GallerySection)] = [
            ("slide", "Slide", ["edge"], .everyday), ("fade", "Fade", ["calm"], .openings),
            ("zoom", "Zoom", ["source"], .cards),
            ("cube", "Cube", ["3D", "rotation"], .space), ("fold", "Fold", ["3D", "paper"], .paper),
            ("door", "Door", ["door", "3D"], .paper),
        ]
        let entries = cards.map { card in
            var entry = SiteTests.entry(card.name, distance: 20)
            entry.card.title = card.title
            entry.card.tags = card.tags
            entry.card.section = card.section
            entry.card.moment = 0.6
            return entry
        }
        return Site(entries, template: try Site.template())
    }

    private let state = """
        const state = () => ({ shown: Gallery.cards.shown().map((card) => card.dataset.name), hash: location.hash,
          shelves: [...document.querySelectorAll(".shelf:not([hidden])")].map((shelf) => shelf.dataset.section),
          suggestions: byId("none").hidden || byId("suggestions").hidden ? []
            : [...byId("suggestions").querySelectorAll("button")].map((button) => button.textContent) });
        const type = (text) => {
          byId("filter").value = text;
          byId("filter").dispatchEvent(new Event("input"));
          return state();
        };
        """

    private struct State: Decodable, Equatable {
        var shown: [String]
        var hash: String
        var shelves: [String]
        var suggestions: [String]
    }

    @Test("Search forgives a slip, knows other words, and suggests; the address says what is chosen")
    func search() throws {
        let states = try Harness.answer(
            [State].self, in: try site(),
            body: """
                \(state)
                const states = ["cubbe", "origami", "hero", "xfoldx", "door 3d"].map(type);
                byId("filter").value = "";
                byId("filter").dispatchEvent(new Event("input"));
                [...byId("tags").children].find((chip) => chip.textContent === "3D").click();
                return [...states, state()];
                """)
        #expect(states[0] == State(shown: ["cube"], hash: "#?q=cubbe", shelves: ["space"], suggestions: []))
        #expect(states[1].shown == ["fold"])
        #expect(states[2].shown == ["zoom"])
        #expect(states[3].shown.isEmpty && states[3].suggestions.contains("Fold"))
        #expect(states[4].shown == ["door"])
        #expect(states[5].shown == ["cube", "fold", "door"] && states[5].hash == "#?tag=3D")
        #expect(states[5].shelves == ["space", "paper"])
    }

    @Test("An address with a filter shows it, also with one open, and keeps it when that is closed")
    func address() throws {
        let states = try Harness.answer(
            [State].self, in: try site(), fragment: "cube?tag=3D",
            body: """
                \(state)
                await wait(500);
                const before = state();
                press("Escape");
                await wait();
                return [before, state()];
                """)
        #expect(states[0].shown == ["cube", "fold", "door"])
        #expect(states[1].hash == "#?tag=3D")
        #expect(states[1].shown == states[0].shown)
    }

    @Test("Two cards play by themselves, and none for those who ask for stills or while one is open")
    func playing() throws {
        let body = """
            document.querySelector("[data-section=paper]").scrollIntoView();
            await wait(6000);
            const playing = () => document.querySelectorAll(".card.playing").length;
            const first = playing();
            document.activeElement?.blur();
            location.hash = "cube";
            await wait(1500);
            return [first, playing()];
            """
        #expect(try Harness.answer([Int].self, in: try site(), body: body) == [2, 0])
        #expect(
            try Harness.answer([Int].self, in: try site(), prefersStills: true, body: body)
                == [0, 0])
    }

    @Test("The strip has those of the five that there are, and each star leads to its card")
    func hero() throws {
        struct Answer: Decodable, Equatable {
            var stars: [String]
            var shown: Int
            var moved: Bool
        }
        let answer = try Harness.answer(
            Answer.self, in: try site(),
            body: """
                await wait(800);
                const shown = document.querySelectorAll(".star [data-mover]").length;
                const x = () => [...document.querySelectorAll(".star [data-mover]")].map((el) => el.style.left).join();
                const before = x();
                const seen = new Set();
                for (let i = 0; i < 80; i += 1) {
                  await wait(25);
                  seen.add(x());
                }
                return { stars: [...document.querySelectorAll(".star")].map((star) => star.hash), shown,
                  moved: [...seen].some((other) => other !== before) };
                """)
        #expect(answer == Answer(stars: ["#fold", "#cube", "#zoom"], shown: 3, moved: true))
    }

    @Test("Whatever is to be pressed is at least 44 points high, on a phone and on a laptop")
    func targets() throws {
        for size in [(390, 844), (1366, 768)] {
            let page = try LivePage(try site(), fragment: "cube", size: size)
            try page.wait(for: "!!Gallery.detail.stage")
            _ = try page.value("document.getElementById('knobs').open = true", as: Bool.self)
            let small: [String] = try page.value(
                """
                [...document.querySelectorAll("button, select, summary, input, a[href]")].filter((el) => {
                  const target = el.matches(".segments input, .switches input") ? el.closest("label") : el;
                  const { width, height } = target.getBoundingClientRect();
                  return el.checkVisibility() && !el.closest("#all-cards, .skip") && width > 0 && Math.round(height) < 44;
                }).map((el) => `${el.tagName} ${el.id} ${el.getBoundingClientRect().height}`)
                """)
            #expect(small == [], "\(size)")
            // The page itself never scrolls sideways.
            #expect(
                try page.value("document.documentElement.scrollWidth <= innerWidth", as: Bool.self), "\(size)")
        }
    }

    @Test("In a low window the phone, the slider and the line of Swift can be had")
    func low() throws {
        for size in [(1280, 640), (844, 390)] {
            let page = try LivePage(try site(), fragment: "cube", size: size)
            try page.wait(for: "!!Gallery.detail.stage")
            let inside = """
                ["detail-phone", "scrubber"].every((id) => {
                  document.getElementById(id).scrollIntoView({ block: "nearest" });
                  const { top, bottom } = document.getElementById(id).getBoundingClientRect();
                  return top >= -1 && bottom <= innerHeight + 1;
                })
                """
            #expect(try page.value(inside, as: Bool.self), "\(size)")
        }
    }
}
