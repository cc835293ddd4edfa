import Foundation
import Testing
import TransitionCore

@testable import GalleryCommand

/// The page's address where the browser does not take every change at once, as it does when a slider is dragged. Needs
/// Chromium; skipped without it.
@Suite(.inChromium, .serialized)
struct AddressTests {
    private struct Answer: Decodable, Equatable {
        var refused: String
        var later: String
        var isOpen: Bool
    }

    /// Refuses what `kind` does while `work` runs, and says how the address was then and more than a second later.
    private func answer(_ kind: String, refusal: String, work: String) throws -> Answer {
        let site = Site(
            ["push", "fade"].map { SiteTests.entry($0) }, reduced: SiteTests.recording(distance: 2),
            template: try Site.template())
        return try Harness.answer(
            Answer.self, in: site, fragment: "push",
            body: """
                await wait(200);
                const { \(kind) } = history;
                history.\(kind) = () => { \(refusal) };
                const field = byId("filter");
                const look = (text) => {
                  field.value = text;
                  field.dispatchEvent(new Event("input", { bubbles: true }));
                };
                \(work)
                await wait(20);
                const refused = location.hash;
                history.\(kind) = \(kind);
                await wait(1300);
                return { refused, later: location.hash, isOpen: document.querySelector("dialog").open };
                """)
    }

    @Test(
        "An address that is refused, with an error or without a word, is there a second later, the last one alone",
        arguments: ["throw new DOMException('', 'SecurityError');", ""])
    func refused(refusal: String) throws {
        let answer = try answer("replaceState", refusal: refusal, work: "look('f'); look('fa');")
        #expect(answer == Answer(refused: "#push", later: "#push?q=fa", isOpen: true))
    }

    @Test("Who has gone somewhere else by then stays there")
    func gone() throws {
        let answer = try answer("replaceState", refusal: "", work: "look('fa'); location.hash = 'fade';")
        #expect(answer == Answer(refused: "#fade", later: "#fade", isOpen: true))
    }

    @Test("The detail closes although the browser does not take the address yet")
    func closed() throws {
        let answer = try answer(
            "replaceState", refusal: "throw new Error('too often');", work: "byId('close').click();")
        #expect(answer.later.isEmpty && !answer.isOpen)
        #expect(answer.refused == "#push")
    }

    private func page(_ fragment: String = "") throws -> LivePage {
        var entries = ["cube", "fold"].map { SiteTests.entry($0, kinds: ContainerKind.allCases) }
        for index in entries.indices {
            entries[index].recording.run = RunSettings(timing: .linear, duration: 0.2)
        }
        return try LivePage(Site(entries, template: try Site.template()), fragment: fragment)
    }

    private let isOpen = "document.querySelector('dialog').open"

    @Test("Back after closing does not open the card again; forward does")
    func history() throws {
        let page = try page("?q=cube")
        _ = try page.value("(document.querySelector('.card').click(), true)", as: Bool.self)
        try page.wait(for: isOpen)
        // The next one takes its place in the history.
        try page.press("PageDown", code: 34)
        #expect(try page.value("history.state.opened", as: Int.self) == 1)
        try page.press("Escape", code: 27)
        try page.wait(for: "!\(isOpen) && location.hash === '#?q=cube'")
        _ = try page.value("(history.forward(), true)", as: Bool.self)
        try page.wait(for: isOpen)
        _ = try page.value("(history.back(), true)", as: Bool.self)
        try page.wait(for: "!\(isOpen) && location.hash === '#?q=cube'")
    }

    @Test("A page that began with a card closes it in the same entry")
    func deepLink() throws {
        let page = try page("cube")
        let before: Int = try page.value("history.length")
        try page.press("Escape", code: 27)
        try page.wait(for: "!\(isOpen) && location.hash === ''")
        #expect(try page.value("history.length", as: Int.self) == before)
    }

    @Test("Other letters open the card, in the container that it shows, and the address is put right")
    func otherLetters() throws {
        let page = try page("CUBE")
        try page.wait(for: "!!Gallery.detail.stage && location.hash === '#cube'")
        #expect(try page.value("Gallery.detail.stage.container") == "modal")
        #expect(try page.value("Gallery.cards.container(Gallery.cards.named('cube'))") == "modal")
    }

    @Test("Container, timing, duration, way and side are in the address, and an address brings them back")
    func everything() throws {
        let place = "cube/tab?timing=spring_0.4_0.7&duration=0.8&way=back&rtl=1"
        let page = try page(place)
        try page.wait(for: "!!Gallery.detail.stage")
        #expect(
            try page.value("document.getElementById('line').textContent")
                == "tab(.cube.timing(.spring(response: 0.4, dampingRatio: 0.7)).duration(0.8))")
        #expect(try page.value("Gallery.detail.stage.isMirrored") == true)
        #expect(try page.value("Gallery.detail.stage.direction") == "backward")
        // What is changed is written as it was read.
        _ = try page.value(
            """
            (() => {
              const knob = document.getElementById("duration");
              for (const value of ["0.9", "0.8"]) {
                knob.value = value;
                knob.dispatchEvent(new Event("input"));
              }
              return true;
            })()
            """, as: Bool.self)
        #expect(try page.value("location.hash") == "#" + place)
    }

    @Test(
        "What an address asks for and the page does not have is left out",
        arguments: [
            "timing=spring_0.4", "timing=spring_9_9", "timing=toString_1", "duration=1e9", "duration=NaN", "set.x=1",
        ])
    func inVain(wish: String) throws {
        let page = try page("cube?\(wish)")
        try page.wait(for: "!!Gallery.detail.stage")
        #expect(try page.value("document.getElementById('line').textContent") == "modal(.cube)")
    }
}
