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
            ("slide", "Slide", ["edge", "doorish"], .everyday), ("fade", "Fade", ["calm"], .openings),
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

    @Test("Cards beside each other never show the same screens in the same colours, whatever is looked for")
    func neighbours() throws {
        let scenes = ["shop", "music", "shop", "shop", "music", "shop", "shop", nil, nil]
        let entries = scenes.enumerated().map { index, scene in
            var entry = SiteTests.entry("t\(index)", distance: 20)
            entry.card.tags = [["even", "odd"][index % 2], "all"]
            entry.card.scene = scene
            return entry
        }
        let looks = try Harness.answer(
            [[String]].self, in: Site(entries, template: try Site.template()), prefersStills: true,
            body: """
                \(state)
                await Gallery.search.ready;
                const looks = () => Gallery.cards.shown().map((card) => {
                  const { filter } = getComputedStyle(card.querySelector(".screen"));
                  return `${card.dataset.scene ?? card.dataset.name}${filter === "none" ? "" : " other"}`;
                });
                const found = [looks()];
                for (const word of ["even", "odd", "all"]) {
                  [...byId("tags").children].find((chip) => chip.textContent === word).click();
                  found.push(looks());
                }
                return found;
                """)
        #expect(looks.map(\.count) == [9, 5, 4, 9])
        for list in looks {
            for (one, next) in zip(list, list.dropFirst()) { #expect(one != next, "\(list)") }
        }
        // Only where it has to be.
        #expect(looks[0] == ["shop", "music", "shop", "shop other", "music", "shop", "shop other", "t7", "t8"])
        #expect(looks[1] == ["shop", "shop other", "music", "shop", "t8"])
    }

    @Test("Search forgives a slip, knows other words, and suggests; the address says what is chosen")
    func search() throws {
        let states = try Harness.answer(
            [State].self, in: try site(),
            body: """
                \(state)
                await Gallery.search.ready;
                const states = ["cubbe", "origami", "hero", "xfoldx", "door 3d", "würfel", "回転", "%"].map(type);
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
        #expect(states[5].shown == ["cube"] && states[6].shown == ["cube"] && states[7].shown.isEmpty)
        #expect(states[8].shown == ["cube", "fold", "door"] && states[8].hash == "#?tag=3D")
        #expect(states[8].shelves == ["space", "paper"])
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
            document.querySelector("[data-section=paper] .card").scrollIntoView({ block: "center" });
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

    @Test("The page says who it is to those who save it: its own words, and those of the card that is open")
    func sharing() throws {
        let titles = try Harness.answer(
            [[String]].self, in: try site(),
            body: """
                const words = () => [document.title, document.querySelector("meta[name=description]").content,
                  document.querySelector("meta[property='og:title']").content];
                const before = words();
                location.hash = "cube";
                await wait(500);
                const open = words();
                byId("close").click();
                await wait(500);
                return [before, open, words()];
                """)
        #expect(titles[1] == ["Cube · Repertoire", "Moves.", "Cube: a transition of Repertoire"])
        #expect(titles[0] == titles[2] && titles[0] != titles[1])
    }

    @Test("What was typed brings its hits into sight, the best first, wherever their shelves are")
    func inSight() throws {
        struct Answer: Decodable, Equatable {
            var shown: [String]
            var places: [String]
            var isInSight: Bool
        }
        let answer = try Harness.answer(
            Answer.self, in: try site(),
            body: """
                \(state)
                const { shown } = type("fold 3d");
                const boxes = Gallery.cards.shown().map((card) => ({ name: card.dataset.name, ...card.getBoundingClientRect().toJSON() }));
                type("door");
                const all = Gallery.cards.shown().map((card) => ({ name: card.dataset.name, ...card.getBoundingClientRect().toJSON() }));
                return { shown, places: all.sort((a, b) => a.top - b.top || a.left - b.left).map(({ name }) => name),
                  isInSight: boxes[0].top >= byId("tools").getBoundingClientRect().bottom - 1 && boxes[0].top < innerHeight / 2 };
                """)
        #expect(answer == Answer(shown: ["fold"], places: ["door", "slide"], isInSight: true))
    }

    @Test("No row of the grid has a hole, however wide the window is", arguments: [700, 900, 1100, 1366, 1920])
    func noHoles(width: Int) throws {
        let page = try LivePage(try site(), size: (width, 800))
        let holes: [Double] = try page.value(
            """
            (() => {
              const grid = document.getElementById("all-cards").getBoundingClientRect();
              const tiles = [...document.querySelectorAll(".shelf-head, .cards > li")].map((el) => el.getBoundingClientRect());
              const last = tiles.filter(({ top }) => top === Math.max(...tiles.map((tile) => tile.top)));
              return [grid.right - Math.max(...last.map(({ right }) => right))];
            })()
            """)
        #expect(holes.allSatisfy { abs($0) < 1 }, "\(holes)")
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
