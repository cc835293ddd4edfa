import Foundation
import Testing

@testable import GalleryCommand

/// The page in a real browser, used without a mouse. Needs Chromium; skipped without it.
@Suite(.inChromium, .serialized)
struct KeyboardTests {
    private func site() throws -> Site {
        let names = ["push", "slide", "cover", "fade", "cube", "fold", "flip"]
        return Site(
            names.map { SiteTests.entry($0, isReduceMotionSafe: $0 == "fade") },
            reduced: SiteTests.recording(distance: 2),
            template: try Site.template())
    }

    @Test("One card takes part in the Tab order; arrows, Home and End go from card to card")
    func roving() throws {
        struct Answer: Decodable, Equatable {
            var stops: Int
            var visited: [String?]
            var stop: String?
            var columns: Int
            var below: String
        }
        let answer = try Harness.answer(
            Answer.self, in: try site(),
            body: """
                const cards = [...document.querySelectorAll(".card")];
                const stops = cards.filter((card) => card.tabIndex === 0).length;
                const top = cards[0].offsetTop;
                const columns = cards.filter((card) => card.offsetTop === top).length;
                const { left } = cards[0].getBoundingClientRect();
                const below = cards.find((card) => card.offsetTop > top && card.getBoundingClientRect().left === left)?.dataset.name
                  ?? "none";
                const visited = [];
                cards[0].focus();
                for (const key of ["ArrowRight", "ArrowRight", "ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowDown", "ArrowUp",
                  "End", "ArrowRight", "Home"]) {
                  press(key);
                  visited.push(document.activeElement.dataset.name ?? null);
                }
                press("ArrowRight");
                return { stops, visited, columns, below, stop: cards.filter((card) => card.tabIndex === 0).map((c) => c.dataset.name).join() };
                """)
        #expect(answer.columns > 1)
        #expect(
            answer
                == Answer(
                    stops: 1,
                    visited: [
                        "slide", "cover", "slide", "push", "push", answer.below, "push", "flip", "flip",
                        "push",
                    ],
                    stop: "slide", columns: answer.columns, below: answer.below))
    }

    @Test("Enter opens, arrows scrub by hundredths, space plays and pauses, Escape closes and gives the focus back")
    func detail() throws {
        struct Answer: Decodable, Equatable {
            var openedBefore: Bool
            var opened: Bool
            var title: String
            var hash: String
            var positions: [Double]
            var playing: [Bool]
            var closed: Bool
            var focus: String?
            var hashAfter: String
            var label: String
        }
        let answer = try Harness.answer(
            Answer.self, in: try site(),
            body: """
                const dialog = byId("detail");
                const openedBefore = dialog.open;
                document.querySelector(".card").focus();
                press("ArrowRight");
                press("Enter");
                await wait(2500);
                const opened = dialog.open, title = byId("detail-title").textContent, hash = location.hash;
                const positions = [Gallery.detail.stage.fraction];
                for (const [key, more] of [["Home"], ["ArrowRight"], ["ArrowRight"], ["ArrowLeft"], ["End"],
                  ["ArrowLeft", { shiftKey: true }]]) {
                  press(key, more);
                  positions.push(Gallery.detail.stage.fraction);
                }
                document.querySelector("input[value='0.1']").click();
                const playing = [Gallery.detail.player.isPlaying];
                for (let i = 0; i < 2; i += 1) {
                  press(" ");
                  playing.push(Gallery.detail.player.isPlaying);
                }
                press("r");
                playing.push(Gallery.detail.player.isPlaying);
                const label = dialog.getAttribute("aria-labelledby");
                press("Escape");
                // The browser goes back in its own time.
                for (let i = 0; i < 500 && location.hash; i += 1) await wait();
                return { openedBefore, opened, title, hash, positions, playing, label, closed: !dialog.open,
                  focus: document.activeElement.dataset.name ?? null, hashAfter: location.hash };
                """)
        #expect(
            answer
                == Answer(
                    openedBefore: false, opened: true, title: "Slide", hash: "#slide",
                    positions: [1, 0, 0.01, 0.02, 0.01, 1, 0.9],
                    playing: [false, true, false, true], closed: true, focus: "slide", hashAfter: "",
                    label: "detail-title"))
    }

    @Test("An address with a name opens that one; Page Down goes on, past the end to the first; a wrong one opens none")
    func deepLink() throws {
        struct Answer: Decodable, Equatable {
            var title: String
            var next: String
            var line: String
        }
        let answer = try Harness.answer(
            Answer.self, in: try site(), fragment: "flip",
            body: """
                await wait(300);
                const title = byId("detail-title").textContent, line = byId("line").textContent;
                press("PageDown");
                await wait(300);
                return { title, line, next: byId("detail-title").textContent };
                """)
        #expect(answer == Answer(title: "Flip", next: "Push", line: "navigation(.flip)"))
        let isOpen = try Harness.answer(
            Bool.self, in: try site(), fragment: "%E0%A4", body: "await wait(300); return byId('detail').open;")
        #expect(!isOpen)
    }

    @Test("Focus plays a card, and leaving it shows the still again; who asks for less motion sees only stills")
    func preview() throws {
        let body = """
            const card = document.querySelector(".card");
            await Gallery.recording("push", card.dataset.file);
            const x = () => Number(card.querySelector("[data-mover]").style.left.slice(0, -2));
            const seen = new Set();
            await wait(200);
            const still = x();
            card.focus();
            for (let i = 0; i < 60; i += 1) {
              await wait(20);
              seen.add(x());
            }
            card.blur();
            await wait(100);
            return { still, moved: seen.size > 2, after: x() };
            """
        struct Answer: Decodable, Equatable {
            var still: Double
            var moved: Bool
            var after: Double
        }
        #expect(
            try Harness.answer(Answer.self, in: try site(), body: body) == Answer(still: 8, moved: true, after: 8))
        #expect(
            try Harness.answer(Answer.self, in: try site(), prefersStills: true, body: body)
                == Answer(still: 8, moved: false, after: 8))
        let detail = try Harness.answer(
            [Double].self, in: try site(), fragment: "push", prefersStills: true,
            body: """
                await wait(500);
                const waiting = Gallery.detail.stage.fraction;
                press(" ");
                await wait(500);
                return [waiting, Gallery.detail.stage.fraction];
                """)
        #expect(detail == [0.4, 1])
    }

    @Test("What is typed into the field leaves the cards that match, and says how many")
    func filter() throws {
        struct Answer: Decodable, Equatable {
            var shown: [String]
            var count: String
            var none: Bool
        }
        let answer = try Harness.answer(
            [Answer].self, in: try site(),
            body: """
                const answers = [];
                for (const text of ["FL", "zzz", ""]) {
                  byId("filter").value = text;
                  byId("filter").dispatchEvent(new Event("input"));
                  answers.push({ shown: Gallery.cards.shown().map((card) => card.dataset.name),
                    count: byId("count").textContent, none: !byId("none").hidden });
                }
                return answers;
                """)
        #expect(answer[0] == Answer(shown: ["flip"], count: "1 transition", none: false))
        #expect(answer[1] == Answer(shown: [], count: "0 transitions", none: true))
        #expect(answer[2].shown.count == 7)
    }
}
